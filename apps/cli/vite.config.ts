import { defineConfig } from 'vite';

/**
 * One program with all its dependencies. Dynamic imports determine what a call loads; with `--mode single` everything
 * is in one file, which becomes an executable.
 */
export default defineConfig(({ mode }) => ({
  // Selects React's production build, which the environment of a terminal does not.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/main.ts',
    target: 'node22',
    minify: true,
    outDir: mode === 'single' ? 'dist-single' : 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'semestr.mjs',
        chunkFileNames: 'chunks/[name]-[hash].mjs',
        codeSplitting: mode !== 'single',
      },
    },
  },
  ssr: { noExternal: true, target: 'node' },
}));
