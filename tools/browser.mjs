/**
 * Finds or downloads a Chromium for the browser tests, cheapest option first. A headless shell has no window and runs
 * the tests in two thirds of the time.
 */
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';
import { fetchPackage } from './fetch.mjs';
import { node } from './node.mjs';
import { inCache, inRoot } from './paths.mjs';
import { Failure, log } from './log.mjs';
import { runTool } from './tool.mjs';

const isRoot = process.getuid?.() === 0;

/** @returns {Promise<string>} the path of a working Chromium */
export async function findBrowser() {
  const executable = process.env.CHROMIUM_PATH;
  if (executable) {
    if (await works(executable)) return executable;
    throw new Failure(`CHROMIUM_PATH names no Chromium that runs: ${executable}`);
  }
  for (const source of [installed, ofPlaywright, fetchedByPlaywright, fetchedFromNpm, fetchedFromDebian]) {
    for (const path of await source()) if (await works(path)) return path;
  }
  throw new Failure('No Chromium found or fetched: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

/** @param {string} path */
async function works(path) {
  if (!path || !existsSync(path)) return false;
  // On Windows --version opens a window instead of printing.
  if (process.platform === 'win32') return true;
  const flags = ['--version', ...(isRoot ? ['--no-sandbox'] : [])];
  const { code } = await run(path, flags, { quiet: true }).catch(() => ({ code: 1 }));
  return code === 0;
}

function installed() {
  const { PATH = '', ProgramFiles = 'C:\\Program Files', LOCALAPPDATA = '' } = process.env;
  const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
  const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const windows = join('Google', 'Chrome', 'Application', 'chrome.exe');
  return [
    ...names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    join(ProgramFiles, windows),
    join(LOCALAPPDATA, windows),
    inCache('chromium', 'chromium'),
  ];
}

const ofPlaywright = () =>
  printed(`import { chromium } from 'playwright'; console.log(chromium.executablePath());`, inRoot());

async function fetchedByPlaywright() {
  log('Fetching Chromium with Playwright …');
  const { code } = await runTool('playwright', ['install', '--no-shell', 'chromium'], { quiet: true });
  return code === 0 ? ofPlaywright() : [];
}

/** Downloads a Chromium packaged for npm, for networks that only allow the npm registry. Available for Linux x64. */
async function fetchedFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const folder = await fetchPackage('@sparticuz/chromium', '153.0.0').catch((failure) =>
    log(failure.message),
  );
  if (!folder) return [];
  // The package unpacks itself into the temp folder, where it would conflict with another user's copy.
  const place = inCache('chromium');
  mkdirSync(place, { recursive: true });
  const unpack = `import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath());`;
  const [path = ''] = await printed(unpack, folder, { TMPDIR: place });
  if (existsSync(path)) chmodSync(path, 0o755);
  return [path];
}

async function fetchedFromDebian() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return [];
  log('Installing Debian’s Chromium …');
  await run('apt-get', ['update'], { quiet: true });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
    quiet: true,
  });
  return ['/usr/bin/chromium-headless-shell'];
}

/**
 * Returns the output of a one-line module, with its imports resolved in `cwd`. @param {string} code @param {string} cwd
 * @param {Record<string, string>} [env]
 */
async function printed(code, cwd, env) {
  const { output } = await run(node, ['--input-type=module', '--eval', code], { cwd, env, quiet: true });
  return [output.trim()];
}
