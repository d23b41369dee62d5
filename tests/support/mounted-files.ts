import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { securePages } from '../../apps/server/src/http/security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the front ends that tests mount, with the security policy of pages: `/mounted/portal/index.html`. */
export function serveMounted(app: FastifyInstance, apps: string): void {
  void app.register(async (scope) => {
    securePages(scope);
    scope.get<{ Params: { app: string; '*': string } }>('/mounted/:app/*', async ({ params }, reply) => {
      const file = join(apps, params.app, 'dist-mounted', params['*']);
      return reply.type(types[extname(file)] ?? 'application/octet-stream').send(await readFile(file));
    });
  });
}
