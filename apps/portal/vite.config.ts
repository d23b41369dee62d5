import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { contractForBrowsers } from './contract-plugin.ts';
import { brotli, preloadFonts, themeStyles } from '../../packages/ui/vite.ts';

const server = process.env['SEMESTR_SERVER'] ?? 'http://127.0.0.1:3000';

/** Modules that pages share, in a file of their own. */
const shared = (name: string, test: RegExp) => ({ name, test, minShareCount: 2 });

const forBrowsers: UserConfig['build'] = {
  modulePreload: { polyfill: false },
  target: 'es2023',
  // By it the server finds the files of a page.
  manifest: 'manifest.json',
  // A tenth slower to build than the default, two kilobytes smaller on the way.
  minify: 'terser',
  terserOptions: { compress: { passes: 3, pure_getters: true }, format: { comments: false } },
  rolldownOptions: {
    // Schemas that nothing reads may go: building them has no effect of its own.
    treeshake: { manualPureFunctions: ['z', 'endpoint', 'file', 'pageOf', 'listOrPage', 'numberText'] },
    output: {
      // Names stand in every page's first file, and their random part does not compress.
      chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:6].js`,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // What every page needs is one file; the validator comes with the pages that have forms.
          { name: 'app', tags: ['$initial'], test: /^(?!.*[\\/]zod[\\/])/ },
          // What a schedule and the home page share: a newcomer's first page carries no more than this.
          shared(
            'lessons',
            /[\\/]core[\\/]src[\\/]schedule|portal[\\/]src[\\/]lessons|[\\/](?:Choices|Banner|Empty|Failure|feedback|choices|useSuspenseQuery|announcement)\b|lucide-react.*(?:megaphone|exclamation|star|chevron)/,
          ),
          shared(
            'forms',
            /react-hook-form|@hookform|[\\/]fields[\\/]|portal[\\/]src[\\/]ui[\\/](?:FormShell|draft|form)/,
          ),
          shared('kit', /packages[\\/]ui|portal[\\/]src[\\/](?:ui|shell)|lucide-react|@tanstack/),
        ],
      },
    },
  },
};

/** The portal as the server runs it: one module with everything it needs, which makes finished pages. */
const forServer: UserConfig['build'] = {
  ssr: 'src/entry-server.tsx',
  outDir: 'dist-server',
  target: 'node22',
  copyPublicDir: false,
};

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), contractForBrowsers(), themeStyles(), ...(isSsrBuild ? [] : [preloadFonts(), brotli()])],
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  // What is shown before any of our code runs is the same for both front ends.
  publicDir: '../../packages/ui/public',
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: server, changeOrigin: false } } },
  ssr: { noExternal: true },
  build: isSsrBuild ? forServer : forBrowsers,
}));
