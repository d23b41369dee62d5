import { exit, type ExitCode } from './failure.ts';
import type { Context } from './io.ts';
import { jsonText, tableLines } from './output.ts';

/** A property of a record: a name and a value, which may be missing. */
export type Fact = readonly [name: string, value: string | number | null | undefined];

/**
 * Prints the properties of a record, one line for each that has a value; with `--json` prints the server's response.
 */
export function printFacts(context: Context, facts: readonly Fact[], answer: unknown): ExitCode {
  const { json, stdout } = context;
  if (json) stdout.write(jsonText(answer));
  else {
    const rows = facts.flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    );
    stdout.write(
      tableLines(rows)
        .map((line) => `${line}\n`)
        .join(''),
    );
  }
  return exit.ok;
}
