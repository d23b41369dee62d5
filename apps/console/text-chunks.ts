import type { Plugin, Rolldown } from 'vite';

/**
 * Matches a chunk that only re-exports the default export of a module in another chunk: its name there, and that chunk.
 */
const HANDS_ON = /^export\{(\w+) as default\}from["'`]\.\/([\w.-]+)["'`];?\s*$/;

/**
 * All texts of a language are in one file, but the bundler adds a tiny chunk for each dynamically imported module: a
 * request for every feature. Imports of those are redirected to the file itself.
 */
export function withoutHandingOn(): Plugin {
  return {
    name: 'console:without-handing-on',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
      for (const { fileName, code } of chunks) {
        const [, name, target] = HANDS_ON.exec(code) ?? [];
        if (name === undefined || target === undefined) continue;
        const short = fileName.replace(/^assets\//, '');
        for (const chunk of chunks)
          chunk.code = chunk.code
            .replaceAll(`import(\`./${short}\`)`, `import(\`./${target}\`).then(e=>({default:e.${name}}))`)
            .replaceAll(`"assets/${short}"`, `"assets/${target}"`);
        delete bundle[fileName];
      }
    },
  };
}
