/** Builds the apps that need building, each only when something it is made of has changed. */
import { existsSync, readdirSync } from 'node:fs';
import { alone } from './lock.mjs';
import { inCache, inRoot } from './paths.mjs';
import { Failure, say } from './say.mjs';
import { fingerprint, isCurrent, keep } from './stamp.mjs';
import { runTool } from './tool.mjs';

export const web = ['portal', 'console'];
export const everything = [...web, 'cli'];

/** @param {string[]} apps */
export async function build(apps) {
  if (apps.every(isBuilt)) return;
  await alone(async () => {
    const stale = apps.filter((app) => !isBuilt(app));
    if (stale.length === 0) return;
    say(`Building ${stale.join(', ')} …`);
    await Promise.all(stale.map(buildApp));
  });
}

/** What is built of an app, where it is more than one thing: the portal for browsers, and for the server.
 * @type {Record<string, string[][]>} */
const builds = { portal: [[], ['--ssr', 'src/entry-server.tsx']] };

/** @param {string} app */
async function buildApp(app) {
  // Taken before the build: what is edited meanwhile is built next time.
  const print = inputs(app);
  const options = { cwd: inRoot('apps', app), quiet: true, env: { NODE_ENV: 'production' } };
  for (const args of builds[app] ?? [[]]) {
    const { code, output } = await runTool('vite', ['build', ...args], options);
    if (code !== 0) throw new Failure(`The build of apps/${app} failed:\n${output.trim()}`);
  }
  keep(stampOf(app), print);
}

/** @param {string} app */
const isBuilt = (app) => existsSync(inRoot('apps', app, 'dist')) && isCurrent(stampOf(app), inputs(app));

/** @param {string} app */
const stampOf = (app) => inCache('built', app);

/** What an app is made of, as one fingerprint. @param {string} app */
export function inputs(app) {
  const shared = readdirSync(inRoot()).filter(
    (name) => name === 'pnpm-lock.yaml' || name.startsWith('tsconfig'),
  );
  return fingerprint(
    shared.map((name) => inRoot(name)),
    [inRoot('apps', app), inRoot('packages')],
  );
}
