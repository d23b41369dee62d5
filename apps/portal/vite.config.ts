import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotli, preloadFonts } from '../../packages/theme/vite.ts';

const server = process.env['SEMESTR_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), preloadFonts(), brotli()],
  server: { port: 5173, strictPort: true, proxy: { '/api': server } },
  build: { modulePreload: { polyfill: false }, target: 'es2023' },
});
