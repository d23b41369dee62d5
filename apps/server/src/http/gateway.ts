import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** The cookie of a provider on https must lose `Secure`, `SameSite=None` and its domain to work on our address. */
const ownCookie = (cookie: string, isHttps: boolean): string =>
  cookie
    .split(';')
    .filter(
      (part) => !/^\s*domain=/i.test(part) && (isHttps || !/^\s*(secure|samesite=none)\s*$/i.test(part)),
    )
    .join(';');

/** Gateway mode: every call of the API is passed on to another provider; nothing is kept here. */
export async function gateway(app: FastifyInstance, providerUrl: string): Promise<void> {
  const { origin, pathname } = new URL(providerUrl);
  // "https://host" and "https://host/api/v1" both name the provider.
  const prefix = pathname === '/' ? '/api/v1' : pathname.replace(/\/$/, '');
  await app.register(proxy, {
    upstream: origin,
    prefix: '/api/v1',
    rewritePrefix: prefix,
    replyOptions: {
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
