import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const outDir = join(import.meta.dirname, 'dist');

/** The binary can be started by its own name. */
const executable: Plugin = {
  name: 'executable',
  closeBundle: () => chmod(join(outDir, 'semestr.mjs'), 0o755),
};

/** A shell that happens to have DEV=true must not make Ink look for its developer tools. */
const withoutDeveloperTools: Plugin = {
  name: 'without-developer-tools',
  transform: (code, id) =>
    /\/ink\/build\//.test(id) ? code.replaceAll(`process.env['DEV'] === 'true'`, 'false') : null,
};

/** One program with everything it needs inside; screens and the HTTP client are chunks that load when needed. */
export default defineConfig({
  plugins: [executable, withoutDeveloperTools],
  // React chooses its quick half by this; nobody sets it for a program in a terminal.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/main.ts',
    target: 'node22',
    outDir,
    emptyOutDir: true,
    rolldownOptions: {
      output: { entryFileNames: 'semestr.mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  },
  ssr: { noExternal: true, target: 'node' },
});
