/** Runs the command-line program `semestr` from source, in the user's current folder. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { runNode } from './node.mjs';
import { inRoot } from './paths.mjs';

/** @param {string[]} args */
export async function semestr(args) {
  // tsx supports TypeScript with JSX, which Node alone does not. As a loader it does not interfere with signals and
  // prompts.
  const loader = createRequire(inRoot('apps', 'cli', 'package.json')).resolve('tsx');
  const main = inRoot('apps', 'cli', 'src', 'main.ts');
  return runNode('--import', [pathToFileURL(loader).href, main, ...args], {
    // npm changes to the root folder but passes the folder in which the command was run.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { TSX_TSCONFIG_PATH: inRoot('apps', 'cli', 'tsconfig.json') },
  });
}
