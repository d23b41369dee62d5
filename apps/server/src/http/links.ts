import type { FastifyRequest } from 'fastify';

/** Converts our own paths, such as `/api/v1/…`, to absolute addresses; other addresses are not changed. */
export interface Link {
  (address: string): string;
  (address: string | null): string | null;
}

/** Returns our address for this caller: the configured one, otherwise the protocol and host of the request. */
export const baseUrlFor = (publicUrl: string | null, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${host}`;

/** Builds absolute addresses below `baseUrl`, for clients that know only the response. */
export const linksBelow = (baseUrl: string): Link =>
  ((address: string | null) => (address?.startsWith('/') ? baseUrl + address : address)) as Link; // A text stays a text.

/**
 * Placeholder for our own address in a response that is the same for every host; a reserved domain that cannot exist
 * (RFC 2606).
 */
export const ANY_HOST = 'https://any-host.invalid';
