/** What a person sees. Progress goes to stderr, so that `npm run -s semestr -- … --json` stays clean on stdout. */

/** Something foreseeable went wrong: its sentence is shown, never a stack trace. */
export class Failure extends Error {
  /** @param {string} sentence @param {number} [exitCode] */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** @param {string} text */
export const say = (text) => void process.stderr.write(`${text}\n`);

/** Seconds of each step, by its name. @type {Map<string, number>} */
const durations = new Map();
const begun = Date.now();

/** Seconds since the program began. */
export const totalSeconds = () => (Date.now() - begun) / 1000;

/**
 * Runs one step under its heading and remembers how long it took.
 * @template T @param {string} name @param {() => Promise<T>} step
 */
export async function timed(name, step) {
  say(`\n▸ ${name}`);
  const start = Date.now();
  const result = await step();
  const seconds = (Date.now() - start) / 1000;
  durations.set(name, seconds);
  say(`  ${name}: ${seconds.toFixed(1)} s`);
  return result;
}

export const summary = () => {
  const steps = [...durations].map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`);
  return `\nPassed: ${steps.join(' · ')} · in all ${totalSeconds().toFixed(1)} s`;
};
