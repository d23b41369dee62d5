import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './cookie.ts';
import { invalidField, type Refusal } from '../domain/refusal.ts';

/**
 * Origins of web views inside installed apps. Web pages never have these origins, and the apps do not send a browser's
 * cookies.
 */
const APP_SCHEMES = new Set(['capacitor:', 'ionic:']);

/** Origins of an installed app that a page in a browser may have too: a file, a sandboxed frame, a local server. */
const isMaybeApp = (origin: string): boolean =>
  origin === 'null' || URL.parse(origin)?.hostname === 'localhost';

const hasSession = new RegExp(`(?:^|[;\\s])${SESSION_COOKIE}=`);

/**
 * Whether an existing app sends this from its own web view: with one of these origins, and without a browser session.
 */
function isFromApp({ headers }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  if (APP_SCHEMES.has(URL.parse(origin)?.protocol ?? '')) return true;
  return isMaybeApp(origin) && !hasSession.test(headers.cookie ?? '');
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Whether an address belongs to our site, including the protocol. */
const isOurs = (address: string, { ownOrigin }: FastifyRequest): boolean => {
  const origin = URL.parse(address)?.origin;
  return origin !== undefined && origin === URL.parse(ownOrigin)?.origin;
};

/**
 * Whether a request that changes state may have been sent by another site's page. Browsers send their origin
 * (Sec-Fetch-Site, Origin; old browsers only Referer for pictures). Programs send none and are allowed, because they do
 * not have another user's cookies.
 */
function isCrossSite(request: FastifyRequest): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  if (isFromApp(request)) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin !== undefined) return !isOurs(origin, request);
  return isRead(request) && referer !== undefined && !isOurs(referer, request);
}

/** Whether a browser prefetches a page, which must not change anything. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  headers['sec-purpose']?.includes('prefetch') === true || headers['purpose'] === 'prefetch';

/**
 * Whether a request must not change anything: HEAD, or a navigation, because a link in a message has no origin, and our
 * pages do not link to calls.
 */
const isReadOnly = (request: FastifyRequest): boolean =>
  request.method === 'HEAD' || (isRead(request) && request.headers['sec-fetch-mode'] === 'navigate');

/**
 * Returns the refusal of a state-changing request that may come from another site's page; null when the request is
 * allowed.
 */
export const crossSiteRefusal = (request: FastifyRequest): Refusal | null =>
  isCrossSite(request) || isPrefetch(request) || isReadOnly(request)
    ? invalidField('origin', 'cross-site')
    : null;
