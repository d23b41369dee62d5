/**
 * Downloads an npm package with its dependencies into `.cache/<name>@<version>`, through the user's own npm, so that
 * registry, proxy, token and integrity check are as usual. Install scripts are never run.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from './child.mjs';
import { withLock } from './lock.mjs';
import { inCache } from './paths.mjs';
import { Failure, step } from './log.mjs';

// npm must run on the Node that it came with, so it gets the PATH from before the project's Node was added.
const userPath = process.env.PATH;

/** @typedef {{ name: string, version: string }} Package */

/** @param {Package} wanted @returns {Promise<string>} the folder of the package */
export const fetchPackage = async (wanted) => (await fetchPackages([wanted]))[0];

/** Downloads several at the same time. @param {Package[]} wanted @returns {Promise<string[]>} their folders */
export async function fetchPackages(wanted) {
  const folders = wanted.map(folderOf);
  if (folders.every((folder) => existsSync(folder))) return folders;
  return withLock(() => Promise.all(wanted.map(fetchOne)));
}

/** @param {Package} wanted */
const placeOf = ({ name, version }) => inCache(`${name.replace(/\W+/g, '-')}@${version}`);

/** @param {Package} wanted */
const folderOf = (wanted) => join(placeOf(wanted), 'node_modules', wanted.name);

/** @param {Package} wanted */
async function fetchOne(wanted) {
  const { name, version } = wanted;
  const [place, folder] = [placeOf(wanted), folderOf(wanted)];
  if (existsSync(folder)) return folder;
  return step(`Fetching ${name} ${version}`, async () => {
    // Renamed when complete, so that an interrupted download never looks finished.
    const draft = `${place}.part`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    writeFileSync(join(draft, 'package.json'), '{}');
    const { code, output } = await npm(['install', '--prefix', draft, `${name}@${version}`]);
    if (code !== 0) throw fetchFailure(`${name} ${version}`, output);
    renameSync(draft, place);
    return folder;
  });
}

/** @param {string} what @param {string} output */
export function fetchFailure(what, output) {
  const unreachable = /E(NOTFOUND|AI_AGAIN|CONN\w+|TIMEDOUT|NETUNREACH|HOSTUNREACH)|error\s+sending/.test(
    output,
  );
  if (!unreachable) return new Failure(`Could not fetch ${what}:\n${output.trim()}`);
  const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org/';
  return new Failure(`Cannot fetch ${what}: ${registry} does not answer; check network and proxy.`);
}

/** Runs the user's own npm, without its messages for humans. @param {string[]} args */
export function npm(args) {
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  // With npm's default retries, a user without a network would wait for a minute.
  const promptly = ['--prefer-offline', '--fetch-retry-mintimeout=500', '--fetch-retry-factor=2'];
  const all = [...args, ...quietly, ...promptly, '--include=optional'];
  const script = npmScript();
  const options = { quiet: true, env: { PATH: userPath } };
  return script ? run(process.execPath, [script, ...all], options) : run('npm', all, options);
}

/**
 * Returns npm's own script, which also works where `npm` is a .cmd file; undefined when it can only be found through
 * PATH.
 */
function npmScript() {
  const running = process.env.npm_execpath;
  if (running && basename(running).startsWith('npm-cli')) return running;
  const bin = dirname(process.execPath);
  const places = [join(bin, 'node_modules'), join(bin, '..', 'lib', 'node_modules')];
  return places.map((place) => join(place, 'npm', 'bin', 'npm-cli.js')).find((file) => existsSync(file));
}
