import type { FastifyRequest } from 'fastify';

/** Makes an address of our own whole, such as `/api/v1/…`; other addresses stay as they are. */
export interface Link {
  (address: string): string;
  (address: string | null): string | null;
}

/** Our address for this caller: the configured one, else the protocol and the host by which we were reached. */
export const baseUrlFor = (publicUrl: string | null, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${host}`;

/** Whole addresses below `baseUrl`, as clients need them that know only the answer. */
export const linksBelow = (baseUrl: string): Link =>
  ((address: string | null) => (address?.startsWith('/') ? baseUrl + address : address)) as Link; // A text stays a text.

/** Stands for our own address in an answer that is the same for every host; no name may end like this (RFC 2606). */
export const ANY_HOST = 'https://any-host.invalid';
