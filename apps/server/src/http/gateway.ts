import proxy from '@fastify/http-proxy';
import * as oidc from '@semestr/api/oidc';
import { currentWeek } from '@semestr/api/schedule';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forwardedHeaders } from './forwarded.ts';
import { changesByGet, isNormal } from './gateway-paths.ts';
import { invalidField, type Refusal, refusalOf } from '../domain/refusal.ts';
import { crossSiteRefusal } from './same-site.ts';
import { isHttps } from './request-origin.ts';

/**
 * The cookie of a provider on https must lose its domain, and over http `Secure`, to work on our address. The portal is
 * served from here too, so that no other site has to send it.
 */
const ownCookie = (cookie: string, isSecure: boolean): string =>
  cookie
    .split(';')
    .filter((part) => !/^\s*domain=/i.test(part) && (isSecure || !/^\s*secure\s*$/i.test(part)))
    .map((part) => (/^\s*samesite=none\s*$/i.test(part) ? ' SameSite=Lax' : part))
    .join(';');

/** An identity provider would redirect browsers to the provider's own address. */
const notHere: ReadonlySet<string> = new Set([oidc.start.path, oidc.finish.path]);

/** Returns why a request is not forwarded; null when it is. */
function obstacleTo(request: FastifyRequest): Refusal | null {
  const { method, url } = request;
  const [path = ''] = url.split('?');
  if (!isNormal(path)) return invalidField('request');
  if (notHere.has(path)) return refusalOf(oidc.start, 404);
  const isRead = method === 'GET' || method === 'HEAD';
  const changesState = isRead ? changesByGet(path) : method !== 'OPTIONS';
  return changesState ? crossSiteRefusal(request) : null;
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Returns a proxy's status for a provider that does not respond, which the portal shows as unavailable. */
function standInStatus(error: Error & { statusCode?: number }): 502 | 503 | 504 {
  if (error.statusCode === 504) return 504;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return UNREACHABLE.has(code) ? 503 : 502;
}

const READY_MS = 2000;

/** Whether a provider responds to an inexpensive call. A refusal counts as a response too. */
async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(READY_MS) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** Gateway mode: forwards every call of the API to another provider; nothing is stored here. */
export async function gateway(app: FastifyInstance, providerUrl: string): Promise<void> {
  const { origin, pathname } = new URL(providerUrl);
  // "https://host" and "https://host/api/v1" are equivalent.
  const prefix = pathname === '/' ? '/api/v1' : pathname.replace(/\/$/, '');
  await app.register(proxy, {
    upstream: origin,
    prefix: '/api/v1',
    rewritePrefix: prefix,
    preHandler: (request, _reply, done) => done(obstacleTo(request) ?? undefined),
    replyOptions: {
      onError: (reply, { error }) => void reply.code(standInStatus(error)).send(),
      rewriteRequestHeaders: (request, { host: _host, origin: _origin, referer: _referer, ...headers }) =>
        forwardedHeaders(request, headers),
      rewriteHeaders: (headers, request) => {
        const cookies = headers['set-cookie'];
        if (cookies === undefined) return headers;
        const isSecure = isHttps(request?.ownOrigin ?? null);
        return { ...headers, 'set-cookie': [cookies].flat().map((value) => ownCookie(value, isSecure)) };
      },
    },
  });
  const probe = origin + currentWeek.path.replace('/api/v1', prefix);
  app.get('/healthz', async () => 'ok');
  app.get('/readyz', async (_request, reply) => reply.code((await isReady(probe)) ? 200 : 503).send());
}
