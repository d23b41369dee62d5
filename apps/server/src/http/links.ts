import type { FastifyRequest } from 'fastify';

/** Makes the address of something that we keep ourselves whole; other addresses stay as they are. */
export interface Link {
  (address: string): string;
  (address: string | null): string | null;
}

/**
 * Whole addresses, as clients need them that know only the answer: with the protocol and the host by which this caller
 * reached us.
 */
export const linksFor = ({ protocol, host }: FastifyRequest): Link =>
  ((address: string | null) =>
    address?.startsWith('/') ? `${protocol}://${host}${address}` : address) as Link; // A text stays a text.
