import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractForBrowsers } from './contract-plugin.ts';
import { brotli, preloadFonts, withoutUnused } from '../../packages/ui/vite.ts';

const server = process.env['SEMESTR_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), contractForBrowsers(), withoutUnused(), preloadFonts(), brotli()],
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  // What is shown before any of our code runs is the same for both front ends.
  publicDir: '../../packages/ui/public',
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: server, changeOrigin: false } } },
  build: {
    modulePreload: { polyfill: false },
    target: 'es2023',
    // A tenth slower to build than the default, two kilobytes smaller on the way.
    minify: 'terser',
    terserOptions: { compress: { passes: 3, pure_getters: true }, format: { comments: false } },
    rolldownOptions: {
      // Schemas that nothing reads may go: building them has no effect of its own.
      treeshake: { manualPureFunctions: ['z', 'endpoint', 'file', 'pageOf', 'listOrPage', 'numberText'] },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page needs is one file; the validator comes with the pages that have forms.
            { name: 'app', tags: ['$initial'], test: /^(?!.*[\\/]zod[\\/])/ },
            // The sentences of all failures come when there is one, the validator where there is a form.
            {
              name: 'shared',
              test: /^(?!.*[\\/](?:reasons|sentence)\.ts|.*[\\/]zod[\\/])/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 12_000,
            },
          ],
        },
      },
    },
  },
});
