import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isForwarding, isInternal } from './request-origin.ts';

/** Headers by which some servers use another path or method than that of the request. */
const OVERRIDING_HEADERS = new Set([
  'x-original-url',
  'x-rewrite-url',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
]);

/** Returns the headers of a request, without headers about its route or that override the request. */
const ownOf = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !isForwarding(name) && !OVERRIDING_HEADERS.has(name)),
  );

/**
 * Builds the headers of a forwarded request. Those about its route contain only trusted data, as if this server were
 * the only hop before the provider.
 */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'ownOrigin' | 'socket'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const own = ownOf(headers);
  if (isInternal(request)) return own;
  const [scheme, host] = request.ownOrigin.split('://');
  return {
    ...own,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': scheme,
  };
}
