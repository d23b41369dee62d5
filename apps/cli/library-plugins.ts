import type { Plugin } from 'vite';

/**
 * Patches to libraries, applied when the terminal client is built. A patch that no longer matches its library fails the
 * build.
 */

interface Change {
  /** File of the library. */
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

/** DEV=true in the user's shell must not make Ink look for its developer tools. */
const withoutDeveloperTools: Plugin = {
  name: 'without-developer-tools',
  transform: (code, id) =>
    /\/ink\/build\//.test(id) ? code.replaceAll(`process.env['DEV'] === 'true'`, 'false') : null,
};

/** Commander starts other programs for subcommands in separate executables, which this program does not have. */
const withoutPrograms = changing('without-programs', [
  {
    file: /\/commander\/lib\/command\.js$/,
    from: `import childProcess from 'node:child_process';`,
    to: 'const childProcess = {};',
  },
]);

/**
 * Loads Yoga, the WebAssembly that lays out Ink's screens, synchronously: when a module awaits while it loads, Rolldown
 * puts each lazily loaded part in a separate file.
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

/** undici's second HTTP parser, which only an environment variable would select, is as large as the first. */
const withoutMilo: Plugin = {
  name: 'without-milo',
  config: () => ({ define: { 'process.env.UNDICI_USE_MILO': 'undefined' } }),
  load: (id) => (/\/undici\/lib\/milo\//.test(id) ? 'export default undefined;' : null),
};

/** Node takes as long to load HTTP/2 as all of undici, so it is loaded only when a server speaks it. */
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
