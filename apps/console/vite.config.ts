import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotli, preloadFonts, withoutUnused } from '../../packages/ui/vite.ts';

const server = process.env['SEMESTR_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/console/',
  plugins: [react(), withoutUnused(), preloadFonts(), brotli()],
  // What is shown before any of our code runs is the same for both front ends.
  publicDir: '../../packages/ui/public',
  // The host stays as the browser asked for it: the server compares it with the origin of a request.
  server: { port: 5174, strictPort: true, proxy: { '/api': { target: server, changeOrigin: false } } },
  build: { modulePreload: { polyfill: false }, target: 'es2023', chunkSizeWarningLimit: 1200 },
});
