/** Builds the apps, each only when one of its inputs has changed. */
import { existsSync, readdirSync } from 'node:fs';
import { compress } from './compress.mjs';
import { withLock } from './lock.mjs';
import { inCache, inRoot } from './paths.mjs';
import { Failure, step } from './log.mjs';
import { fingerprint, isCurrent, keep } from './stamp.mjs';
import { runTool } from './tool.mjs';

export const web = ['portal', 'console'];
export const everything = [...web, 'cli'];
/** The front ends for tests of screens, which mount them. */
export const mounted = ['portal-mounted', 'console-mounted'];

/**
 * @typedef {object} Target
 * @property {string} app
 * @property {string} folder output folder
 * @property {string[][]} runs the arguments of each run of vite
 */

/** @param {string} app @returns {Target} */
const mountedOf = (app) => ({
  app,
  folder: 'dist-mounted',
  runs: [['--config', 'test/mounted/vite.config.ts']],
});

/** @type {Record<string, Target>} */
const targets = {
  // For browsers, and for the server, which renders pages with it.
  portal: { app: 'portal', folder: 'dist', runs: [[], ['--ssr', 'src/entry-server.tsx']] },
  console: { app: 'console', folder: 'dist', runs: [[]] },
  cli: { app: 'cli', folder: 'dist', runs: [[]] },
  'portal-mounted': mountedOf('portal'),
  'console-mounted': mountedOf('console'),
};

/** @param {string[]} names */
export async function build(names) {
  if (areBuilt(names)) return;
  await withLock(async () => {
    const stale = names.filter((name) => !isBuilt(name));
    if (stale.length === 0) return;
    await step(`Building ${stale.join(', ')}`, () => Promise.all(stale.map(buildTarget)));
  });
}

/** @param {string[]} names */
export const areBuilt = (names) => names.every(isBuilt);

/** @param {string} name */
async function buildTarget(name) {
  const { app, folder, runs } = targets[name];
  // Taken before the build, so that later edits trigger the next build.
  const print = inputs(app);
  const options = { cwd: inRoot('apps', app), quiet: true, env: { NODE_ENV: 'production' } };
  for (const args of runs) {
    const { code, output } = await runTool('vite', ['build', ...args], options);
    if (code !== 0) throw new Failure(`The build of apps/${app} failed:\n${output.trim()}`);
  }
  if (web.includes(name)) compress(inRoot('apps', app, folder));
  keep(stampOf(name), print);
}

/** @param {string} name */
function isBuilt(name) {
  const { app, folder } = targets[name];
  return existsSync(inRoot('apps', app, folder)) && isCurrent(stampOf(name), inputs(app));
}

/** @param {string} name */
const stampOf = (name) => inCache('built', name);

/** Returns a fingerprint of all inputs of an app. @param {string} app */
export function inputs(app) {
  const shared = readdirSync(inRoot()).filter(
    (name) => name === 'pnpm-lock.yaml' || name.startsWith('tsconfig'),
  );
  return fingerprint(
    shared.map((name) => inRoot(name)),
    [inRoot('apps', app), inRoot('packages')],
  );
}
