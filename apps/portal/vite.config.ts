import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { contractForBrowsers } from './contract-plugin.ts';
import { textsByLanguage } from './texts-plugin.ts';
import { serviceWorker } from './worker-plugin.ts';

const server = process.env['SEMESTR_SERVER'] ?? 'http://127.0.0.1:3000';

const forBrowsers: UserConfig['build'] = {
  modulePreload: { polyfill: false },
  target: 'es2023',
  // The server finds the files of a page in it.
  manifest: 'manifest.json',
  rolldownOptions: {
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // Files for the validator (pages with forms), the code of every page, and what many pages share of a package.
          { name: 'validator', test: /node_modules[\\/]zod[\\/]/ },
          { name: 'app', tags: ['$initial'] },
          { name: 'core', test: /packages[\\/]core[\\/]|[\\/]lucide-react[\\/]/, minShareCount: 8 },
          { name: 'ui', test: /packages[\\/]ui[\\/]/, minShareCount: 10 },
        ],
      },
    },
  },
};

/** Build of the portal for server rendering. */
const forServer = { ssr: 'src/entry-server.tsx', outDir: 'dist-server', target: 'node22' };

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), contractForBrowsers(), textsByLanguage(), !isSsrBuild && serviceWorker()],
  // Files used before any of our code runs, shared by both front ends.
  publicDir: !isSsrBuild && '../../packages/ui/public',
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: server, changeOrigin: false } } },
  ssr: { noExternal: true },
  build: isSsrBuild ? forServer : forBrowsers,
}));
