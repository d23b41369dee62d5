import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Path at the root, so that the worker's scope covers every page. */
const FILE = 'service-worker.js';

/** Bundles the worker as a classic script, because some browsers do not support module workers. */
async function workerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, 'worker/worker.ts'), formats: ['iife'], name: 'worker' },
    },
  });
  const [
    {
      output: [chunk],
    } = { output: [] },
  ] = Array.isArray(built) ? built : [];
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built');
  return chunk.code;
}

/** Builds the service worker with the pages, or on each request during development. */
export function serviceWorker(): Plugin {
  return {
    name: 'semestr:service-worker',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await workerScript() });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FILE}`, (_request, response, next) => {
        workerScript().then(
          (script) => response.setHeader('content-type', 'text/javascript').end(script),
          next,
        );
      });
    },
  };
}
