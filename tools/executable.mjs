/**
 * Builds the terminal client as a single file that requires no Node on the machine: Node itself with the program
 * inside.
 */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { build, inputs } from './build.mjs';
import { run } from './child.mjs';
import { withLock } from './lock.mjs';
import { nodeThatBuildsExecutables } from './node.mjs';
import { inCache, inRoot } from './paths.mjs';
import { Failure, log } from './log.mjs';
import { isCurrent, keep } from './stamp.mjs';
import { runTool } from './tool.mjs';

const inCli = (...parts) => inRoot('apps', 'cli', ...parts);
const file = inCli('dist-single', process.platform === 'win32' ? 'semestr.exe' : 'semestr');
const stamp = inCache('built', 'executable');

export async function executable() {
  await build(['cli']);
  const node = await nodeThatBuildsExecutables();
  const print = `${node} ${inputs('cli')}`;
  if (!existsSync(file) || !isCurrent(stamp, print)) {
    await withLock(() => make(node));
    keep(stamp, print);
  }
  await tryOut();
  log(
    `${file}: ${(statSync(file).size / 1_000_000).toFixed(0)} MB, for ${process.platform} ${process.arch}.`,
  );
}

/** @param {string} node */
async function make(node) {
  log('Building the executable …');
  const cwd = inCli();
  const env = { NODE_ENV: 'production' };
  await must(runTool('vite', ['build', '--mode', 'single'], { cwd, env, quiet: true }));
  const config = inCache('executable.json');
  const settings = {
    main: inCli('dist-single', 'semestr.mjs'),
    mainFormat: 'module',
    output: file,
    disableExperimentalSEAWarning: true,
    // Without the code cache each call compiles the whole program, which takes three times as long.
    useCodeCache: true,
  };
  writeFileSync(config, JSON.stringify(settings));
  await must(run(node, [`--build-sea=${config}`], { quiet: true }));
  // Adding the program invalidates the signature, after which macOS refuses to run the file.
  if (process.platform === 'darwin')
    await must(run('codesign', ['--force', '--sign', '-', file], { quiet: true }));
}

/** Checks that the executable runs alone, including code that it only loads on demand. */
async function tryOut() {
  for (const args of [['--version'], ['--help'], ['schedule', '--help']])
    await must(run(file, args, { quiet: true, env: { PATH: '' } }));
}

/** @param {Promise<{ code: number, output: string }>} running */
async function must(running) {
  const { code, output } = await running;
  if (code !== 0) throw new Failure(`The executable was not built:\n${output.trim()}`, code);
}
