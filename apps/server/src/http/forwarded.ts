import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isForwarding, isFromWithin } from './request-origin.ts';

/** Headers that make some servers use a different path or method than the request's. */
const DISGUISES = new Set([
  'x-original-url',
  'x-rewrite-url',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
]);

/** Returns the headers of a request without those about its route or that override the request. */
const ownOf = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isForwarding(name) && !DISGUISES.has(name)));

/**
 * Builds the headers of a forwarded request: those about its route contain only trusted data. For the provider there is
 * one client, as if this server were the only hop.
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
