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

/**
 * Whether a request that changes state may have been sent by another site's page. Browsers say where a request comes
 * from (Sec-Fetch-Site, Origin); programs say nothing and are let through, for they hold no one else's cookies.
 */
function isCrossSite(request: FastifyRequest): boolean {
  const { headers, host } = request;
  if (isFromApp(request)) return false;
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
