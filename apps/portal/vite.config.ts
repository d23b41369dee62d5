import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { contractForBrowsers } from './contract-plugin.ts';
import { textsByLanguage } from './texts-plugin.ts';
import { serviceWorker } from './worker-plugin.ts';

const server = process.env['SEMESTR_SERVER'] ?? 'http://127.0.0.1:3000';

const forBrowsers: UserConfig['build'] = {
  modulePreload: { polyfill: false },
  target: 'es2023',
  // Used by the server to find the files of a page.
  manifest: 'manifest.json',
  rolldownOptions: {
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // The validator comes with the pages that have forms.
          { name: 'validator', test: /node_modules[\\/]zod[\\/]/ },
          // What every page needs is one file.
          { name: 'app', tags: ['$initial'] },
          // What many pages need is a file for each package, instead of a tiny file for each module.
          { name: 'core', test: /packages[\\/]core[\\/]|[\\/]lucide-react[\\/]/, minShareCount: 5 },
          { name: 'ui', test: /packages[\\/]ui[\\/]/, minShareCount: 12 },
        ],
      },
    },
  },
};

/** The portal for the server, which renders pages with it. */
const forServer: UserConfig['build'] = {
  ssr: 'src/entry-server.tsx',
  outDir: 'dist-server',
  target: 'node22',
};

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), contractForBrowsers(), textsByLanguage(), !isSsrBuild && serviceWorker()],
  // Files that are shown before any of our code runs are the same for both front ends.
  publicDir: !isSsrBuild && '../../packages/ui/public',
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: server, changeOrigin: false } } },
  ssr: { noExternal: true },
  build: isSsrBuild ? forServer : forBrowsers,
}));
