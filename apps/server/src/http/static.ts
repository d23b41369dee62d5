import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StartError } from '../start/error.ts';
import { hasVersion } from './headers.ts';
import { createPages, type PageServices, type PortalBuild } from './pages.ts';
import { serveRobots } from './robots.ts';
import { securePages } from './security-headers.ts';

/** The folders of the built front ends. */
export interface FrontEnds {
  portal: PortalBuild;
  console: string;
}

/** Built files have a hash in their names and never change. */
const isHashed = (path: string): boolean => /[\\/]assets[\\/]/.test(path);

async function serveFiles(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    preCompressed: true,
    decorateReply: false,
    wildcard: false,
    cacheControl: false,
    // The build's own list is not public.
    globIgnore: ['manifest.json', 'index.html', 'index.html.br'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves a page for every address below `prefix` that is not a file. */
function servePages(app: FastifyInstance, prefix: string, sendPage: SendPage): void {
  app.get(`${prefix}*`, async (request, reply) => {
    // A missing file must not return a page: a browser would try to run it.
    if (request.url.startsWith('/api/') || isHashed(request.url)) return reply.code(404).send();
    return sendPage(request, reply);
  });
}

/** Loads the single page for all addresses: the application itself parses them. */
async function singlePage(root: string): Promise<SendPage> {
  const page = await readFile(join(root, 'index.html')).catch((cause: unknown) => {
    throw new StartError(`The front end in ${root} is not built; run "npm run build".`, { cause });
  });
  const etag = `"${createHash('sha1').update(page).digest('base64url')}"`;
  return async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (hasVersion(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  };
}

/** Serves the portal at / and the console at /console/, under a strict content security policy. */
export async function serveFrontEnds(
  app: FastifyInstance,
  frontEnds: FrontEnds,
  services: PageServices,
): Promise<{ sendPortalPage: SendPage }> {
  await app.register(async (scope) => {
    securePages(scope);
    scope.get('/console', async (_request, reply) => reply.redirect('/console/'));
    servePages(scope, '/console/', await singlePage(frontEnds.console));
    await serveFiles(scope, frontEnds.console, '/console/');
  });
  const pages = await createPages(app, frontEnds.portal, services);
  await app.register(async (scope) => {
    if (!scope.hasDecorator('parseCookie')) await scope.register(cookie);
    securePages(scope);
    serveRobots(scope, pages, services.publicUrl);
    scope.get('/pictures/*', pages.sendPicture);
    servePages(scope, '/', pages.send);
    await serveFiles(scope, frontEnds.portal.forBrowsers, '/');
  });
  return { sendPortalPage: pages.send };
}
