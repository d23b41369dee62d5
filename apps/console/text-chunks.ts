import type { Plugin, Rolldown } from 'vite';

/** A chunk that only hands on the default export of one module in another chunk: its name there, and that chunk. */
const HANDS_ON = /^export\{(\w+) as default\}from["'`]\.\/([\w.-]+)["'`];?\s*$/;

/**
 * All texts of a language are one file, but the bundler adds a tiny one for each module that is fetched by itself: a
 * request for every feature. Whoever fetches one of those is sent to the file itself.
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
