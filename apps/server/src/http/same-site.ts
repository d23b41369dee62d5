import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './cookie.ts';
import { invalidField, type Refused } from './refuse.ts';

/** Origins of web views inside installed apps. No web page has them, and no browser's cookies reach such an app. */
const APP_SCHEMES = new Set(['capacitor:', 'ionic:']);

/** Origins that an installed app may have, but a page in a browser too: a file, a sandboxed frame, a local server. */
const isMaybeApp = (origin: string): boolean =>
  origin === 'null' || URL.parse(origin)?.hostname === 'localhost';

const hasSession = new RegExp(`(?:^|[;\\s])${SESSION_COOKIE}=`);

/** Whether an existing app sends this from its own web view: its origin says so, and no browser's session comes along. */
function isFromApp({ headers }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  if (APP_SCHEMES.has(URL.parse(origin)?.protocol ?? '')) return true;
  return isMaybeApp(origin) && !hasSession.test(headers.cookie ?? '');
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Whether an address is of our site: the protocol counts as the host does. */
const isOurs = (address: string, { ownOrigin }: FastifyRequest): boolean => {
  const origin = URL.parse(address)?.origin;
  return origin !== undefined && origin === URL.parse(ownOrigin)?.origin;
};

/**
 * Whether a request that changes state may have been sent by another site's page. Browsers say where a request comes
 * from (Sec-Fetch-Site, Origin, and old ones for a picture the Referer alone); programs say nothing and are let through,
 * for they hold no one else's cookies.
 */
function isCrossSite(request: FastifyRequest): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  if (isFromApp(request)) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin !== undefined) return !isOurs(origin, request);
  return isRead(request) && referer !== undefined && !isOurs(referer, request);
}

/** A page that a browser fetches ahead of a click must not change anything. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  headers['sec-purpose']?.includes('prefetch') === true || headers['purpose'] === 'prefetch';

/**
 * Nor may an address that somebody is led to: a link in a message is followed from nowhere, and no page of ours leads to
 * a call. And HEAD only asks what there is.
 */
const isLook = (request: FastifyRequest): boolean =>
  request.method === 'HEAD' || (isRead(request) && request.headers['sec-fetch-mode'] === 'navigate');

/** The refusal of a request that is to change state and may come from another site's page; null where it may not. */
export const crossSiteRefusal = (request: FastifyRequest): Refused | null =>
  isCrossSite(request) || isPrefetch(request) || isLook(request)
    ? invalidField('origin', 'cross-site')
    : null;
