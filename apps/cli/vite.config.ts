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

/** Commander starts other programs for subcommands that are files of their own, which ours never are. */
const withoutPrograms: Plugin = {
  name: 'without-programs',
  transform: (code, id) =>
    /\/commander\/lib\//.test(id)
      ? code.replace(`import childProcess from 'node:child_process';`, 'const childProcess = {};')
      : null,
};

const BUILT_IN = /^import (\{[^}]*\}|\* as [\w$]+|[\w$]+) from "(node:[^"]+)";$/gm;

/**
 * Node reads every property of a built-in module that is imported, and with some of them loads half of itself: several
 * milliseconds each. Taken this way it reads nothing before it is used.
 */
const quickBuiltIns: Plugin = {
  name: 'quick-built-ins',
  renderChunk: (code) =>
    code.replaceAll(BUILT_IN, (_line, names: string, module: string) => {
      const wanted = names.replace('* as ', '').replaceAll(' as ', ': ');
      // `process` is there without being imported.
      return wanted === 'process' ? '' : `const ${wanted} = process.getBuiltinModule("${module}");`;
    }),
};

/** One program with everything it needs inside; screens and the HTTP client are chunks that load when needed. */
export default defineConfig({
  plugins: [executable, withoutDeveloperTools, withoutPrograms, quickBuiltIns],
  // React chooses its quick half by this; nobody sets it for a program in a terminal.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/main.ts',
    target: 'node22',
    minify: true,
    outDir,
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'semestr.mjs',
        chunkFileNames: 'chunks/[name]-[hash].mjs',
        // What every command needs is one file: finding and opening each of many takes longer than reading it.
        codeSplitting: { groups: [{ name: 'program', test: /\/cli\/src\/program\.ts$/ }] },
      },
    },
  },
  ssr: { noExternal: true, target: 'node' },
});
