import type { Plugin } from 'vite';

const IMPORT = /^import\s*(\{[^}]*\}|\* as [\w$]+|[\w$]+)\s*from\s*['"](node:[^'"]+)['"];?/gm;

const taken = (_line: string, names: string, module: string): string => {
  const wanted = names.replace('* as ', '').replaceAll(' as ', ': ');
  // `process` is a global and needs no import.
  return wanted === 'process' ? '' : `const ${wanted} = process.getBuiltinModule("${module}");`;
};

/**
 * Node reads every property of an imported built-in module, which for some modules loads many others: several
 * milliseconds each. With `process.getBuiltinModule` nothing is read before it is used, and nothing is loaded before
 * the module that needs it runs; an import would run for every module that shares the file.
 */
export const quickBuiltIns: Plugin = {
  name: 'quick-built-ins',
  enforce: 'post',
  transform: (code) => (code.includes('node:') ? code.replaceAll(IMPORT, taken) : null),
  // Also covers imports that the bundler adds.
  renderChunk: (code) => code.replaceAll(IMPORT, taken),
};
