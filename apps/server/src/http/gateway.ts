import proxy from '@fastify/http-proxy';
import { contract } from '@semestr/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { crossSiteRefusal } from './same-site.ts';

/**
 * The cookie of a provider on https must lose its domain, and over http `Secure`, to work on our address. The portal is
 * served from here too, so that no other site has to send it.
 */
const ownCookie = (cookie: string, isHttps: boolean): string =>
  cookie
    .split(';')
    .filter((part) => !/^\s*domain=/i.test(part) && (isHttps || !/^\s*secure\s*$/i.test(part)))
    .map((part) => (/^\s*samesite=none\s*$/i.test(part) ? ' SameSite=Lax' : part))
    .join(';');

const unsafeGets = new Set(
  contract.flatMap(({ call }) => (call.method === 'GET' && call.changesState ? [call.path as string] : [])),
);

const changesState = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' ? unsafeGets.has(url.split('?')[0] ?? '') : method !== 'OPTIONS';

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** What a proxy says for a provider that does not answer, which the portal shows as unavailable. */
function standInStatus(error: Error & { statusCode?: number }): 502 | 503 | 504 {
  if (error.statusCode === 504) return 504;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return UNREACHABLE.has(code) ? 503 : 502;
}

/** Gateway mode: every call of the API is passed on to another provider; nothing is kept here. */
export async function gateway(app: FastifyInstance, providerUrl: string): Promise<void> {
  const { origin, pathname } = new URL(providerUrl);
  // "https://host" and "https://host/api/v1" both name the provider.
  const prefix = pathname === '/' ? '/api/v1' : pathname.replace(/\/$/, '');
  await app.register(proxy, {
    upstream: origin,
    prefix: '/api/v1',
    rewritePrefix: prefix,
    preHandler: (request, _reply, done) =>
      done((changesState(request) ? crossSiteRefusal(request) : null) ?? undefined),
    replyOptions: {
      onError: (reply, { error }) => void reply.code(standInStatus(error)).send(),
      rewriteRequestHeaders: (_request, { host: _host, origin: _origin, referer: _referer, ...headers }) =>
        headers,
      rewriteHeaders: (headers, request) => {
        const cookies = headers['set-cookie'];
        if (cookies === undefined) return headers;
        const isHttps = request?.protocol === 'https';
        return { ...headers, 'set-cookie': [cookies].flat().map((value) => ownCookie(value, isHttps)) };
      },
    },
  });
  app.get('/healthz', async () => 'ok');
  app.get('/readyz', async () => 'ok');
}
