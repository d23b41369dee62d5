import type { Plugin } from 'vite';

/** What is changed in libraries while the terminal is built. A change that no longer fits its library stops the build. */

interface Change {
  /** The file of a library. */
  file: RegExp;
  from: string | RegExp;
  to: string;
}

function changing(name: string, changes: readonly Change[]): Plugin {
  return {
    name,
    transform(code, id) {
      const meant = changes.filter(({ file }) => file.test(id));
      if (meant.length === 0) return null;
      return meant.reduce((text, { from, to }) => {
        const changed = text.replace(from, to);
        if (changed === text) this.error(`There is no ${String(from)} in ${id} any more.`);
        return changed;
      }, code);
    },
  };
}

/** A shell that happens to have DEV=true must not make Ink look for its developer tools. */
const withoutDeveloperTools: Plugin = {
  name: 'without-developer-tools',
  transform: (code, id) =>
    /\/ink\/build\//.test(id) ? code.replaceAll(`process.env['DEV'] === 'true'`, 'false') : null,
};

/** Commander starts other programs for subcommands that are files of their own, which ours never are. */
const withoutPrograms = changing('without-programs', [
  {
    file: /\/commander\/lib\/command\.js$/,
    from: `import childProcess from 'node:child_process';`,
    to: 'const childProcess = {};',
  },
]);

/**
 * Yoga, which lays out Ink's screens, is WebAssembly that is there at once instead of being waited for: where a module waits
 * while it loads, Rolldown gives each part that is loaded later a file of its own.
 */
const yogaAtOnce = changing('yoga-at-once', [
  {
    file: /\/yoga-layout\/dist\/binaries\/yoga-wasm-base64-esm\.js$/,
    from: /^([\s\S]*)"data:application\/octet-stream;base64,(\w[\w+/=]+)"/,
    to: 'export const wasm = "$2";\n$1"data:application/octet-stream;base64,"',
  },
  {
    file: /\/yoga-layout\/dist\/src\/index\.js$/,
    from: /^([\s\S]*)import loadYoga from ([^;]+);([\s\S]*)await loadYoga\(\)/,
    to: `$1import loadYoga, { wasm } from $2;
      const yoga = {
        instantiateWasm(imports, done) {
          const module = new WebAssembly.Module(Buffer.from(wasm, 'base64'));
          const instance = new WebAssembly.Instance(module, imports);
          done(instance);
          return instance.exports;
        },
      };
      void loadYoga(yoga);$3yoga`,
  },
]);

/** undici's second parser of HTTP, which only a variable of the environment would choose, is as large as the first. */
const withoutMilo: Plugin = {
  name: 'without-milo',
  config: () => ({ define: { 'process.env.UNDICI_USE_MILO': 'undefined' } }),
  load: (id) => (/\/undici\/lib\/milo\//.test(id) ? 'export default undefined;' : null),
};

/** HTTP/2 takes Node as long to load as all of undici; it is loaded where a server speaks it. */
const withoutHttp2AtStart = changing('without-http2-at-start', [
  {
    file: /\/undici\/lib\/dispatcher\/client\.js$/,
    from: `const connectH2 = require('./client-h2.js')`,
    to: `const connectH2 = (client, socket) => require('./client-h2.js')(client, socket)`,
  },
]);

export const libraries = [
  withoutDeveloperTools,
  withoutPrograms,
  yogaAtOnce,
  withoutMilo,
  withoutHttp2AtStart,
];
