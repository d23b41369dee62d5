import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mounted } from '../../../../packages/ui/vite.ts';
import { textsByLanguage } from '../../texts-plugin.ts';

export default defineConfig({
  ...mounted('portal', import.meta.dirname),
  plugins: [react(), textsByLanguage()],
});
