import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mounted } from '../../../../packages/ui/vite.ts';
import config from '../../vite.config.ts';

export default defineConfig({
  ...mounted('console', import.meta.dirname),
  resolve: { alias: config.resolve?.alias },
  plugins: [react()],
});
