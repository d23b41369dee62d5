import { exit, type ExitCode } from './failure.ts';
import type { Context } from './io.ts';
import { jsonText, tableLines } from './output.ts';

/** What is known of one thing: a name and a value, which is null where there is none. */
export type Fact = readonly [name: string, value: string | number | null | undefined];

/** Prints what is known of one thing, a line for each that has a value; with `--json` what the server answered. */
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
