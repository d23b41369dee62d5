import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['SEMESTR_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  // Files that are shown before any of our code runs are the same for both front ends.
  publicDir: '../../packages/ui/public',
  // Keeps the host of the browser's request: the server compares it with the request's origin.
  server: { port: 5174, strictPort: true, proxy: { '/api': { target: server, changeOrigin: false } } },
  build: {
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The initial code is one file, and so is what many pages share: eighty small files take a second to load.
            { name: 'frame', tags: ['$initial'] },
            { name: 'kit', minShareCount: 8 },
          ],
        },
      },
    },
  },
});
