import type { Context } from './io.ts';
import { jsonText } from './output.ts';

/**
 * Reports on stderr what was done when the server returns nothing; with `--json` stdout contains the object of the
 * action.
 */
export function printDone(
  { json, stdout, stderr }: Pick<Context, 'json' | 'stdout' | 'stderr'>,
  sentence: string,
  done: unknown,
): void {
  if (json) stdout.write(jsonText(done));
  else stderr.write(`${sentence}\n`);
}
