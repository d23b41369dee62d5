/**
 * Runs the tools of the root node_modules with the project's Node, without the shell wrappers of `.bin` (signals,
 * Windows).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './node.mjs';
import { inRoot } from './paths.mjs';

const packages = { tsc: 'typescript', biome: '@biomejs/biome', playwright: '@playwright/test' };

/** @param {string} name @param {string[]} args @param {import('./child.mjs').RunOptions} [options] */
export function runTool(name, args, options) {
  const folder = inRoot('node_modules', packages[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = join(folder, typeof bin === 'string' ? bin : bin[name]);
  return runNode(script, args, { cwd: inRoot(), ...options });
}
