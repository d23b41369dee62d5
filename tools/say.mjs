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

/** @type {string[]} */
const durations = [];

/**
 * Runs one step under its heading and remembers how long it took.
 * @template T @param {string} name @param {() => Promise<T>} step
 */
export async function timed(name, step) {
  say(`\n▸ ${name}`);
  const start = Date.now();
  const result = await step();
  const took = `${((Date.now() - start) / 1000).toFixed(1)} s`;
  durations.push(`${name} ${took}`);
  say(`  ${name}: ${took}`);
  return result;
}

export const summary = () => `\nPassed: ${durations.join(' · ')}`;
