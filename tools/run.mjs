#!/usr/bin/env node
/**
 * The single entry point of the repository: `node tools/run.mjs TASK [args…]`, as called by package.json. Sets up what
 * the task needs (Node, pnpm, dependencies), then runs it. Depends on nothing but Node 18, so that a fresh clone works.
 */
import './old-node.mjs';
import { findBrowser } from './browser.mjs';
import { build, everything, web } from './build.mjs';
import { check, ci, mustPass, test, testInBrowser, testKit, testOnPostgres } from './check.mjs';
import { stoppedBy } from './child.mjs';
import { executable } from './executable.mjs';
import { ensureWritableHome } from './home.mjs';
import { chooseNode, runNode } from './node.mjs';
import { pack } from './pack.mjs';
import { inRoot } from './paths.mjs';
import { installDependencies, pnpm, pnpmPackage } from './pnpm.mjs';
import { withPostgres } from './postgres.mjs';
import { releaseDump } from './release.mjs';
import { Failure, log } from './log.mjs';
import { semestr } from './semestr.mjs';
import { dev, start } from './serve.mjs';
import { smoke } from './smoke.mjs';
import { testTwenty } from './twenty.mjs';

/** Each returns an exit code, or nothing for success. @type {Record<string, (args: string[]) => Promise<number | void>>} */
const tasks = {
  start,
  dev,
  check,
  ci,
  test,
  build: () => build(everything),
  format: () => mustPass('biome', ['format', '--write', '.']),
  bench: async (args) => {
    await build(everything);
    if (args.length === 0 || args.includes('cli')) await executable();
    const env = { CHROMIUM_PATH: await findBrowser() };
    const measure = (more) =>
      runNode(inRoot('bench', 'main.ts'), args, { cwd: inRoot(), env: { ...env, ...more } });
    const isOnPostgres = args.length === 0 || args.includes('api');
    const { code } = await (isOnPostgres
      ? withPostgres((url) => measure({ BENCH_DATABASE_URL: url }))
      : measure());
    return code;
  },
  'security-test': async (args) => {
    // A server named in the arguments is already running.
    if (args.length === 0) await build(web);
    return (await runNode(inRoot('security-test', 'main.ts'), args, { cwd: inRoot() })).code;
  },
  'crash-test': async (args) => {
    const named = args.filter((arg) => arg !== '--postgres');
    const killed = (env) => runNode(inRoot('crash-test', 'main.ts'), named, { cwd: inRoot(), env });
    const isOnPostgres = args.includes('--postgres');
    const { code } = await (isOnPostgres
      ? withPostgres((url) => killed({ CRASH_TEST_DATABASE_URL: url }))
      : killed({ CRASH_TEST_DATABASE_URL: undefined }));
    return code;
  },
  semestr: async (args) => (await semestr(args)).code,
  smoke,
  pack,
  executable,
  'check-demo': async (args) => {
    const days = args.length > 0 ? args : [new Date().toISOString()];
    return (await runNode(inRoot('apps', 'server', 'test', 'demo', 'main.ts'), days, { cwd: inRoot() })).code;
  },
  'test-kit': testKit,
  'test-browser': testInBrowser,
  'test-twenty': testTwenty,
  'test-postgres': testOnPostgres,
  fuzz: (args) => {
    const usual = { FUZZ_RUNS: '20000', FUZZ_SEED: String(Date.now() % 1_000_000_000) };
    return args.includes('--postgres')
      ? withPostgres((url) => fuzz(usual, { TEST_DATABASE_URL: url }))
      : fuzz(usual);
  },
  'release-dump': releaseDump,
  fonts: async () => (await runNode(inRoot('packages', 'ui', 'fonts', 'make.ts'), [])).code,
  pnpm,
};

/**
 * Sends many requests generated from the contract, in every role. Failures can be reproduced with the reported seed.
 */
const fuzz = (usual, env = {}) =>
  mustPass('vitest', ['run', '--project', 'server', 'apps/server/test/fuzz/fuzz.test.ts'], {
    ...usual,
    ...env,
    ...Object.fromEntries(
      Object.keys(usual).flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ),
  });

async function main([name = '', ...args]) {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task) throw new Failure(`Say which task: node tools/run.mjs ${Object.keys(tasks).join(' | ')}`);
  ensureWritableHome();
  await chooseNode([pnpmPackage]);
  // pnpm itself must work even if the dependencies cannot be installed.
  if (task !== pnpm) await installDependencies();
  return (await task(args)) ?? 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (stoppedBy) process.exitCode = stoppedBy === 'SIGINT' ? 130 : 143;
  else if (error instanceof Failure) {
    log(error.message);
    process.exitCode = error.exitCode;
  } else if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) {
    log(`Cannot write what the project needs in ${inRoot()}: ${error.message}`);
    process.exitCode = 1;
  } else throw error;
}
