import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isForwarding, isFromWithin } from './standing.ts';

/** By these some servers read another path or method than those of the request. */
const DISGUISES = new Set([
  'x-original-url',
  'x-rewrite-url',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
]);

/** The headers of a request that say nothing of its way, and pretend to be no other request. */
const ownOf = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isForwarding(name) && !DISGUISES.has(name)));

/**
 * The headers with which a request is passed on: of its way they say what we believe, and nothing that we were told by
 * somebody else. The provider sees one client, as if there were nothing but us in between.
 */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'ownOrigin' | 'socket'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const own = ownOf(headers);
  if (isFromWithin(request)) return own;
  const [scheme, host] = request.ownOrigin.split('://');
  return {
    ...own,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': scheme,
  };
}
