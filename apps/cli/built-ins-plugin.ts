import type { Plugin } from 'vite';

const IMPORT = /^import\s*(\{[^}]*\}|\* as [\w$]+|[\w$]+)\s*from\s*['"](node:[^'"]+)['"];?/gm;

const taken = (_line: string, names: string, module: string): string => {
  const wanted = names.replace('* as ', '').replaceAll(' as ', ': ');
  // `process` is there without being imported.
  return wanted === 'process' ? '' : `const ${wanted} = process.getBuiltinModule("${module}");`;
};

/**
 * Node reads every property of a built-in module that is imported, and with some of them loads half of itself: several
 * milliseconds each. Taken this way nothing of it is read before it is used, and nothing at all before the module that
 * wants it is run: where several share a file, an import would be for all of them.
 */
export const quickBuiltIns: Plugin = {
  name: 'quick-built-ins',
  enforce: 'post',
  transform: (code) => (code.includes('node:') ? code.replaceAll(IMPORT, taken) : null),
  // What the bundler adds by itself.
  renderChunk: (code) => code.replaceAll(IMPORT, taken),
};
