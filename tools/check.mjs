/** The checks. Those without a browser run in parallel; the first failure ends the others. */
import { existsSync, readdirSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { build, everything, mounted } from './build.mjs';
import { endChildren } from './child.mjs';
import { inRoot } from './paths.mjs';
import { withPostgres } from './postgres.mjs';
import { testsOnPostgres } from './postgres-tests.mjs';
import { Failure, log, summary, timed, totalSeconds } from './log.mjs';
import { smoke } from './smoke.mjs';
import { runTool } from './tool.mjs';

/** Maximum duration of all CI steps in seconds: three times the duration on two idle cores, for shared machines. */
const CI_LIMIT = 80 * 60;

/**
 * Runs types, lint, format, unit and server tests; with `--changed` only the tests that depend on a changed file.
 * @param {string[]} [args]
 */
export async function check(args = []) {
  await runInParallel(checkSources, () => timed('unit and server tests', () => testUnits(args)));
  log(summary());
}

/** Runs everything that needs no other machine and no PostgreSQL. */
export async function test() {
  await runInParallel(
    async () => {
      await checkSources();
      await timed('build', () => build([...everything, ...mounted]));
      await timed('browser', findBrowser);
    },
    () => timed('unit and server tests', () => testUnits()),
  );
  await timed('component tests', () => testKit());
  await timed('browser tests', () => testInBrowser());
  await timed('system tests', () => mustPass('vitest', ['run', '--project', 'system']));
  log(summary());
}

/** Runs the checks that a change must pass. */
export async function ci() {
  process.env['PROPERTY_SEED'] ??= '2026';
  await test();
  await timed('server tests on PostgreSQL', testOnPostgres);
  await timed('smoke test', smoke);
  log(summary());
  if (totalSeconds() > CI_LIMIT)
    throw new Failure(`The checks took ${Math.round(totalSeconds())} s; the limit is ${CI_LIMIT} s.`);
}

/** Runs the tests that require a real PostgreSQL, and one pass over every call and every store. */
export const testOnPostgres = () =>
  withPostgres((url) =>
    mustPass('vitest', ['run', '--project', 'postgres', '--project', 'server', ...testsOnPostgres()], {
      TEST_DATABASE_URL: url,
    }),
  );

/** @param {string[]} [args] */
const testUnits = (args = []) =>
  mustPass('vitest', ['run', '--project=!system', '--project=!postgres', ...args]);

async function checkSources() {
  await timed('types', checkTypes);
  await timed('lint', () => mustBeSilent('oxlint', ['--type-aware']));
  await timed('format', () => mustBeSilent('biome', ['format', '.']));
}

/** Tests components in all their states in a real browser. @param {string[]} [args] */
export const testKit = (args = []) =>
  withBrowser('vitest', ['run', '--config', 'vitest.browser.config.ts', ...args]);

/** Tests the built front ends as users use them. @param {string[]} [args] */
export async function testInBrowser(args = []) {
  await build([...everything, ...mounted]);
  await withBrowser('playwright', ['test', ...args]);
}

/**
 * Runs steps in parallel; when one fails, the programs of the others are stopped. @param {(() => Promise<unknown>)[]}
 * steps
 */
async function runInParallel(...steps) {
  try {
    await Promise.all(steps.map((step) => step()));
  } catch (error) {
    endChildren();
    throw error;
  }
}

/** @param {string} tool @param {string[]} args */
const withBrowser = async (tool, args) => mustPass(tool, args, { CHROMIUM_PATH: await findBrowser() });

/** @param {string} tool @param {string[]} args @param {Record<string, string>} [env] */
export async function mustPass(tool, args, env) {
  const { code } = await runTool(tool, args, { env });
  if (code !== 0) throw new Failure(`${tool} ${args.join(' ')} found faults (exit code ${code}).`, code);
}

/** The same for a tool whose output only matters when it finds faults. @param {string} tool @param {string[]} args */
async function mustBeSilent(tool, args) {
  const { code, output } = await runTool(tool, args, { quiet: true });
  if (code !== 0) throw new Failure(`${output.trim()}\n${tool} ${args.join(' ')} found faults.`, code);
}

/**
 * Two projects at a time with one thread each, because more threads for one project compute the same types repeatedly.
 */
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

/** The root project contains browser tests and benchmarks. The slowest projects start first. */
function projects() {
  const below = (kind) => readdirSync(inRoot(kind)).map((name) => `${kind}/${name}`);
  const folders = ['apps/server', '.', ...below('apps'), ...below('packages'), ...below('apps/portal')];
  return [...new Set(folders)].filter((folder) => existsSync(inRoot(folder, 'tsconfig.json')));
}
