/**
 * Starts other programs and ensures that none outlives this process: a server left behind would lock the database. npm
 * does not reliably pass SIGTERM through its shell, so when npm started this process it also watches its parent.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { Failure } from './log.mjs';

const patience = 10_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/** @type {string | undefined} The signal that requested the stop, if any. */
export let stoppedBy;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to the current environment
 * @property {boolean} [quiet] collect the output instead of showing it
 * @property {string} [prefix] put before each line of the output
 */

/**
 * Runs a program to its end. A program killed by a signal counts as 128 + the signal's number, as in a shell.
 * @param {string} command @param {string[]} args @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env, quiet = false, prefix } = {}) {
  if (stoppedBy) throw new Failure('Stopped.');
  const piped = quiet || prefix !== undefined;
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = piped ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    if (prefix === undefined) stream.setEncoding('utf8').on('data', (text) => (output += text));
    else createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${prefix} ${line}\n`));
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      children.delete(child);
      reject(new Failure(`Cannot run ${command}: ${error.message}.`));
    });
    child.once('close', (code, signal) => {
      children.delete(child);
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGTERM'], output });
    });
  });
}

/** Stops all programs, and kills those that are still running after some time. */
export function endChildren() {
  const ending = [...children];
  for (const child of ending) child.kill('SIGTERM');
  // Only the programs running at that time, not those started later.
  const insist = () => ending.forEach((child) => children.has(child) && child.kill('SIGKILL'));
  setTimeout(insist, patience).unref();
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (stoppedBy) return;
  stoppedBy = signal;
  // A terminal sends Ctrl-C to the whole process group, and a second signal would make some programs exit abruptly.
  const wasSignalledByTerminal = signal === 'SIGINT' && process.stdin.isTTY;
  if (!wasSignalledByTerminal) endChildren();
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);

if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 300).unref();
}
