import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { StartError } from '../start/error.ts';

/** The folders of the built front ends. */
export interface FrontEnds {
  portal: string;
  console: string;
}

/** Built files carry a hash in their names and never change. */
const isHashed = (path: string): boolean => /[\\/]assets[\\/]/.test(path);

/** One built front end under `prefix`: its files, and its page for every other address below. */
async function serve(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  const page = await readFile(join(root, 'index.html')).catch((cause: unknown) => {
    throw new StartError(`The front end in ${root} is not built; run "npm run build".`, { cause });
  });
  const etag = `"${createHash('sha1').update(page).digest('base64url')}"`;
  await app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    preCompressed: true,
    decorateReply: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get(`${prefix}*`, async (request, reply) => {
    // A missing file must not be answered with a page: a browser would try to run it.
    if (request.url.startsWith('/api/') || isHashed(request.url)) return reply.code(404).send();
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

/** Serves the portal at / and the console at /console/, under a strict content security policy. */
export async function serveFrontEnds(app: FastifyInstance, frontEnds: FrontEnds): Promise<void> {
  await app.register(async (pages) => {
    await pages.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          // Emotion puts its rules into style elements.
          'style-src': ["'self'", "'unsafe-inline'"],
          'img-src': ["'self'", 'data:', 'blob:', 'https:'],
          'base-uri': ["'none'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
          'object-src': ["'none'"],
        },
      },
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    pages.addHook('onSend', async (request, reply) => {
      if (request.protocol === 'https')
        reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    });
    pages.get('/console', async (_request, reply) => reply.redirect('/console/'));
    await serve(pages, frontEnds.console, '/console/');
    await serve(pages, frontEnds.portal, '/');
  });
}
