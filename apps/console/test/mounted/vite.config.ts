import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mounted, themeStyles } from '../../../../packages/ui/vite.ts';
import { zipInPage } from '../../zip-in-page.ts';

export default defineConfig({
  ...mounted('console', import.meta.dirname),
  plugins: [react(), themeStyles(), zipInPage()],
});
