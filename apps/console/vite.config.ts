import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutHandingOn } from './text-chunks.ts';
import { zipInPage } from './zip-in-page.ts';
import { brotli, preloadFonts, themeStyles } from '../../packages/ui/vite.ts';

const server = process.env['SEMESTR_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/console/',
  plugins: [react(), themeStyles(), preloadFonts(), withoutHandingOn(), zipInPage(), brotli()],
  // What is shown before any of our code runs is the same for both front ends.
  publicDir: '../../packages/ui/public',
  // The host stays as the browser asked for it: the server compares it with the origin of a request.
  server: { port: 5174, strictPort: true, proxy: { '/api': { target: server, changeOrigin: false } } },
  build: {
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What both languages use belongs to neither.
          includeDependenciesRecursively: false,
          groups: [
            // All that the console says in a language is one file: a resource more is no request more.
            { name: 'ru', test: /[\\/](?:texts|reasons|built-reports)[\\/]ru[\w-]*\.ts$/ },
            { name: 'en', test: /[\\/](?:texts|reasons|built-reports)[\\/]en\.ts$|ra-language-english/ },
            // So is what is there before any page, and what many pages share: eighty small files take a second to come.
            { name: 'frame', tags: ['$initial'] },
            { name: 'kit', minShareCount: 8 },
          ],
        },
      },
    },
  },
});
