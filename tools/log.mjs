/** Output for the user. Progress goes to stderr, so that `npm run -s semestr -- … --json` stays clean on stdout. */

/** An expected failure: its message is printed, never a stack trace. */
export class Failure extends Error {
  /** @param {string} sentence @param {number} [exitCode] */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** @param {string} text */
export const log = (text) => void process.stderr.write(`${text}\n`);

/** Duration of each step in seconds, by name. @type {Map<string, number>} */
const durations = new Map();
const begun = Date.now();

/** Returns the seconds since the program started. */
export const totalSeconds = () => (Date.now() - begun) / 1000;

/**
 * Runs a step under its heading and records its duration.
 * @template T @param {string} name @param {() => Promise<T>} work
 */
export async function timed(name, work) {
  log(`\n▸ ${name}`);
  const start = Date.now();
  const result = await work();
  const seconds = (Date.now() - start) / 1000;
  durations.set(name, seconds);
  log(`  ${name}: ${seconds.toFixed(1)} s`);
  return result;
}

/**
 * Announces a step of the set-up, and reports its duration in seconds.
 * @template T @param {string} what @param {() => Promise<T>} work
 */
export async function step(what, work) {
  log(`${what} …`);
  const start = Date.now();
  const result = await work();
  log(`${what}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
  return result;
}

export const summary = () => {
  const steps = [...durations].map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`);
  return `\nPassed: ${steps.join(' · ')} · in all ${totalSeconds().toFixed(1)} s`;
};
