import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import * as oidc from '@semestr/api/oidc';
import { currentWeek } from '@semestr/api/schedule';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AbsentCalls } from './absent-calls.ts';
import { forwardedHeaders } from './forwarded.ts';
import { changesByGet, isNormal } from './gateway-paths.ts';
import { invalidField, type Refusal, refusalOf } from '../domain/refusal.ts';
import { crossSiteRefusal } from './same-site.ts';
import { isHttps } from './request-origin.ts';

/**
 * Adapts a provider's cookie to our address: removes its domain, and over http `Secure`. The portal is served from the
 * same address, so no other site has to send the cookie.
 */
const ownCookie = (cookie: string, isSecure: boolean): string =>
  cookie
    .split(';')
    .filter((part) => !/^\s*domain=/i.test(part) && (isSecure || !/^\s*secure\s*$/i.test(part)))
    .map((part) => (/^\s*samesite=none\s*$/i.test(part) ? ' SameSite=Lax' : part))
    .join(';');

/** Calls that are not forwarded: an identity provider would redirect browsers to the provider's own address. */
const notForwarded: ReadonlySet<string> = new Set([oidc.start.path, oidc.finish.path]);

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** Returns why a request is not forwarded; null when it may be forwarded. */
function refusalFor(request: FastifyRequest): Refusal | null {
  const { method } = request;
  const path = pathOf(request);
  if (!isNormal(path)) return invalidField('request');
  if (notForwarded.has(path)) return refusalOf(oidc.start, 404);
  const isRead = method === 'GET' || method === 'HEAD';
  const changesState = isRead ? changesByGet(path) : method !== 'OPTIONS';
  return changesState ? crossSiteRefusal(request) : null;
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Returns the status for a provider that does not respond, which the portal shows as unavailable. */
function unavailableStatus(error: Error & { statusCode?: number }): 502 | 503 | 504 {
  if (error.statusCode === 504) return 504;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return UNREACHABLE.has(code) ? 503 : 502;
}

const READY_MS = 2000;

/** Whether a provider responds to an inexpensive call, even with a refusal. */
async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(READY_MS) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** Responses of at least this many bytes are compressed, at a level suitable for a server and not for a build. */
const compression = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

interface GatewayOptions {
  providerUrl: string;
  now: () => Date;
}

/** Gateway mode: forwards every call of the API to another provider, and stores nothing. */
export async function gateway(app: FastifyInstance, { providerUrl, now }: GatewayOptions): Promise<void> {
  await app.register(compress, compression);
  const absent = new AbsentCalls(now);
  const { origin, pathname } = new URL(providerUrl);
  // Both "https://host" and "https://host/api/v1" are accepted.
  const prefix = pathname === '/' ? '/api/v1' : pathname.replace(/\/$/, '');
  await app.register(proxy, {
    upstream: origin,
    prefix: '/api/v1',
    rewritePrefix: prefix,
    preHandler: (request, reply, done) => {
      if (absent.has(pathOf(request))) void reply.code(404).send();
      else done(refusalFor(request) ?? undefined);
    },
    replyOptions: {
      onError: (reply, { error }) => void reply.code(unavailableStatus(error)).send(),
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
  app.addHook('onResponse', async (request, { statusCode }) => absent.note(pathOf(request), statusCode));
  const probe = origin + currentWeek.path.replace('/api/v1', prefix);
  app.get('/healthz', async () => 'ok');
  app.get('/readyz', async (_request, reply) => reply.code((await isReady(probe)) ? 200 : 503).send());
}
