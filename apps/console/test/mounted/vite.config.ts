import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeStyles } from '../../../../packages/ui/vite.ts';

/** The console for tests of screens: the same modules, in one page from which they are started again and again. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/mounted/console/',
  plugins: [react(), themeStyles()],
  publicDir: false,
  build: { outDir: '../../dist-mounted', emptyOutDir: true, target: 'es2023', minify: false },
});
