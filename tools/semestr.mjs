/** The command-line program `semestr`, run where its user stands. */
import { build } from './build.mjs';
import { runNode } from './node.mjs';
import { inRoot } from './paths.mjs';

/** @param {string[]} args */
export async function semestr(args) {
  await build(['cli']);
  // npm changes to the root folder but tells where the command was typed.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return runNode(inRoot('apps', 'cli', 'dist', 'semestr.mjs'), args, { cwd });
}
