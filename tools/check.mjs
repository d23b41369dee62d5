/** The checks, cheapest first, stopping at the first that fails; `test` adds the ones in a browser. */
import { existsSync, readdirSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { build, everything } from './build.mjs';
import { inRoot } from './paths.mjs';
import { Failure, say, summary, timed } from './say.mjs';
import { runTool } from './tool.mjs';

export async function check() {
  await timed('types', checkTypes);
  await timed('lint', () => mustPass('oxlint', ['--type-aware']));
  await timed('format', () => mustPass('biome', ['format', '.']));
  await timed('unit and server tests', () => mustPass('vitest', ['run']));
}

export async function test() {
  await check();
  await timed('build', () => build(everything));
  await timed('browser', findBrowser);
  await timed('component tests', () => testKit());
  await timed('browser tests', () => testInBrowser());
  say(summary());
}

/** The pieces of screens, each by itself in a real browser. @param {string[]} [args] */
export const testKit = (args = []) =>
  withBrowser('vitest', ['run', '--config', 'vitest.browser.config.ts', ...args]);

/** What is built, as people use it. @param {string[]} [args] */
export async function testInBrowser(args = []) {
  await build(everything);
  await withBrowser('playwright', ['test', ...args]);
}

/** @param {string} tool @param {string[]} args */
const withBrowser = async (tool, args) => mustPass(tool, args, { CHROMIUM_PATH: await findBrowser() });

/** @param {string} tool @param {string[]} args @param {Record<string, string>} [env] */
export async function mustPass(tool, args, env) {
  const { code } = await runTool(tool, args, { env });
  if (code !== 0) throw new Failure(`${tool} ${args.join(' ')} found faults (exit code ${code}).`, code);
}

/** Two projects at a time with one thread each: more threads of one project work out the same types again. */
async function checkTypes() {
  const queue = projects();
  const next = async () => {
    for (let project = queue.shift(); project; project = queue.shift()) {
      const args = ['--noEmit', '--checkers', '1', '-p', project];
      const { code, output } = await runTool('tsc', args, { quiet: true });
      if (code !== 0) throw new Failure(`${output.trim()}\nThe types of ${project} are wrong.`, code);
    }
  };
  await Promise.all([next(), next()]);
}

/** The root is the tests in a browser and the measurements. What takes longest begins first. */
function projects() {
  const below = (kind) => readdirSync(inRoot(kind)).map((name) => `${kind}/${name}`);
  const folders = ['apps/server', '.', ...below('apps'), ...below('packages'), ...below('apps/portal')];
  return [...new Set(folders)].filter((folder) => existsSync(inRoot(folder, 'tsconfig.json')));
}
