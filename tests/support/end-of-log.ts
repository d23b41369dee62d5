import { stripVTControlCharacters } from 'node:util';

export interface SlowTest {
  readonly name: string;
  /** In milliseconds. */
  readonly duration: number;
}

export interface FailedTest {
  readonly name: string;
  readonly message: string;
}

/** Number of slow tests that are named: of a long log only the end may be kept, and it must contain the failures. */
const NAMED = 15;
const LINES_OF_MESSAGE = 6;
const LINE_LENGTH = 300;

/** Returns the last lines of a test run: the slowest tests, then the failed ones with the start of their messages. */
export function endOfLog(slow: readonly SlowTest[], failed: readonly FailedTest[]): string {
  const slowest = slow.toSorted((a, b) => b.duration - a.duration).slice(0, NAMED);
  const lines = slowest.map(({ name, duration }) => `Slow: ${(duration / 1000).toFixed(1)} s ${name}`);
  if (slow.length > NAMED) lines.push(`Slow: ${slow.length - NAMED} more`);
  for (const { name, message } of failed) lines.push(`Failed: ${name}`, ...startOf(message));
  return lines.map((line) => `${line}\n`).join('');
}

const startOf = (message: string): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_MESSAGE)
    .map((line) => `  ${line.slice(0, LINE_LENGTH)}`);
