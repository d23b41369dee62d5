import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mounted, themeStyles } from '../../../../packages/ui/vite.ts';

export default defineConfig({ ...mounted('portal', import.meta.dirname), plugins: [react(), themeStyles()] });
