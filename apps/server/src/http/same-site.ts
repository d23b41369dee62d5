import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './cookie.ts';
import { invalidField, type Refusal } from '../domain/refusal.ts';

/**
 * Origins of web views inside installed apps. No web page has them, and no browser's cookies are sent by such an app.
 */
const APP_SCHEMES = new Set(['capacitor:', 'ionic:']);

/** Origins of an installed app that a page in a browser may have too: a file, a sandboxed frame, a local server. */
const isMaybeApp = (origin: string): boolean =>
  origin === 'null' || URL.parse(origin)?.hostname === 'localhost';

const hasSession = new RegExp(`(?:^|[;\\s])${SESSION_COOKIE}=`);

/** Whether an existing app sends this from its own web view: it has such an origin, and no browser session. */
function isFromApp({ headers }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  if (APP_SCHEMES.has(URL.parse(origin)?.protocol ?? '')) return true;
  return isMaybeApp(origin) && !hasSession.test(headers.cookie ?? '');
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Whether an address belongs to our site: the protocol matters as well as the host. */
const isOurs = (address: string, { ownOrigin }: FastifyRequest): boolean => {
  const origin = URL.parse(address)?.origin;
  return origin !== undefined && origin === URL.parse(ownOrigin)?.origin;
};

/**
 * Whether a request that changes state may have been sent by another site's page. Browsers send their origin
 * (Sec-Fetch-Site, Origin; old ones only Referer for pictures); programs send nothing and are allowed, because they
 * have no other user's cookies.
 */
function isCrossSite(request: FastifyRequest): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  if (isFromApp(request)) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin !== undefined) return !isOurs(origin, request);
  return isRead(request) && referer !== undefined && !isOurs(referer, request);
}

/** A page that a browser prefetches must not change anything. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  headers['sec-purpose']?.includes('prefetch') === true || headers['purpose'] === 'prefetch';

/**
 * Neither may a navigation: a link in a message has no origin, and no page of ours links to a call. HEAD must have no
 * effect either.
 */
const isLook = (request: FastifyRequest): boolean =>
  request.method === 'HEAD' || (isRead(request) && request.headers['sec-fetch-mode'] === 'navigate');

/** Returns the refusal of a state-changing request that may come from another site's page; null when it may not. */
export const crossSiteRefusal = (request: FastifyRequest): Refusal | null =>
  isCrossSite(request) || isPrefetch(request) || isLook(request)
    ? invalidField('origin', 'cross-site')
    : null;
