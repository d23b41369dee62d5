import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { quickBuiltIns } from './built-ins-plugin.ts';
import { groups } from './chunks.ts';
import { finishedHelp } from './finished-help-plugin.ts';
import { libraries } from './library-plugins.ts';

const here = (name: string): string => join(import.meta.dirname, name);

/** Makes the binary executable. */
const executable: Plugin = {
  name: 'executable',
  writeBundle: ({ dir = '' }) => chmod(join(dir, 'semestr.mjs'), 0o755),
};

/** One program with all its dependencies, in a few files of which a call loads what it needs. */
const inFiles = {
  outDir: here('dist'),
  plugins: [executable, finishedHelp],
  output: {
    entryFileNames: 'semestr.mjs',
    chunkFileNames: 'chunks/[name]-[hash].mjs',
    codeSplitting: { groups },
  },
};

/** The same as one script, which becomes an executable: `vite build --mode single`. */
const inOne = {
  outDir: here('dist-single'),
  plugins: [],
  output: { entryFileNames: 'semestr.js', codeSplitting: false },
};

export default defineConfig(({ mode }) => {
  const { outDir, plugins, output } = mode === 'single' ? inOne : inFiles;
  return {
    plugins: [...plugins, ...libraries, quickBuiltIns],
    // Selects React's production build, which the environment of a terminal does not.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [{ find: /^undici$/, replacement: here('little-undici.mjs') }] },
    build: {
      ssr: 'src/main.ts',
      target: 'node22',
      minify: true,
      outDir,
      emptyOutDir: true,
      // Modules that share a file run when they are imported, not when the file is read.
      rolldownOptions: { output: { ...output, strictExecutionOrder: true } },
    },
    ssr: { noExternal: true, target: 'node' },
  };
});
