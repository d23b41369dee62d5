import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Where browsers look for it: at the top, so that it is responsible for every page. */
const FILE = 'service-worker.js';

/** The worker as one plain script: not every browser runs modules there. */
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

/** Builds the service worker beside the pages; while developing, for each browser that asks. */
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
