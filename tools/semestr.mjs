/** The command-line program `semestr` from source, run where its user stands. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { runNode } from './node.mjs';
import { inRoot } from './paths.mjs';

/** @param {string[]} args */
export async function semestr(args) {
  // tsx reads TypeScript with JSX, which Node by itself does not. As a loader it leaves signals and prompts alone.
  const loader = createRequire(inRoot('apps', 'cli', 'package.json')).resolve('tsx');
  const main = inRoot('apps', 'cli', 'src', 'main.ts');
  return runNode('--import', [pathToFileURL(loader).href, main, ...args], {
    // npm changes to the root folder but tells where the command was typed.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { TSX_TSCONFIG_PATH: inRoot('apps', 'cli', 'tsconfig.json') },
  });
}
