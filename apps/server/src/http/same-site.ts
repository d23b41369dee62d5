import type { FastifyRequest } from 'fastify';
import { invalidField, type Refused } from './refuse.ts';

/**
 * Whether a request that changes state may have been sent by another site's page. Browsers say where a request comes
 * from (Sec-Fetch-Site, Origin); programs say nothing and are let through, for they hold no one else's cookies.
 */
function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (headers.origin === undefined) return false;
  return URL.parse(headers.origin)?.host !== host;
}

/** A page that a browser fetches ahead of a click must not change anything. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  headers['sec-purpose']?.includes('prefetch') === true || headers['purpose'] === 'prefetch';

/** The refusal of a request that is to change state and may come from another site's page; null where it may not. */
export const crossSiteRefusal = (request: FastifyRequest): Refused | null =>
  isCrossSite(request) || isPrefetch(request) ? invalidField('origin', 'cross-site') : null;
