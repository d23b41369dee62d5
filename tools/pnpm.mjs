/** Installs the dependencies with a pinned pnpm, and only when a manifest or the lockfile has changed. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fetchFailure, fetchPackage } from './fetch.mjs';
import { withLock } from './lock.mjs';
import { node, runNode } from './node.mjs';
import { inRoot } from './paths.mjs';
import { Failure, step } from './log.mjs';
import { fingerprint, isCurrent, keep } from './stamp.mjs';

export const pnpmPackage = { name: 'pnpm', version: '12.21.0' };

// By default pnpm prompts before it replaces node_modules, and retries for many minutes without a network.
const settings = ['confirmModulesPurge=false', 'fetchRetries=1', 'fetchRetryMintimeout=300'];
const flags = ['--frozen-lockfile', '--prefer-offline', ...settings.map((setting) => `--config.${setting}`)];
const outdated = /ERR_PNPM_(OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|NO_LOCKFILE)/;
const advice = 'pnpm-lock.yaml does not match the manifests; `node tools/run.mjs pnpm install` mends it.';

// Inside node_modules, so that deleting that folder triggers a new installation.
const stamp = inRoot('node_modules', '.semestr-installed');

export async function installDependencies() {
  const print = `${pnpmPackage.version} ${node} ${fingerprint(manifests())}`;
  if (isCurrent(stamp, print)) return;
  const script = await pnpmScript();
  await withLock(async () => {
    if (isCurrent(stamp, print)) return;
    const install = () => runNode(script, ['install', ...flags], { cwd: inRoot(), quiet: true });
    const { code, output } = await step('Installing dependencies', install);
    if (outdated.test(output)) throw new Failure(advice);
    if (code !== 0) throw fetchFailure('the dependencies', output);
    keep(stamp, print);
  });
}

/** Runs the pinned pnpm, for adding or updating dependencies. @param {string[]} args */
export async function pnpm(args) {
  return (await runNode(await pnpmScript(), args, { cwd: inRoot() })).code;
}

const pnpmScript = async () => join(await fetchPackage(pnpmPackage), 'bin', 'pnpm.mjs');

function manifests() {
  const workspaces = ['apps', 'packages'].flatMap((kind) =>
    readdirSync(inRoot(kind)).map((name) => inRoot(kind, name, 'package.json')),
  );
  const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'].map((name) => inRoot(name));
  return [...files, ...workspaces].filter((file) => existsSync(file));
}
