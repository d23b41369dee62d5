import type { Context } from './io.ts';
import { jsonText } from './output.ts';

/** Says on stderr what was done where the server answers nothing; with `--json` stdout has what it was done to. */
export function tellDone(
  { json, stdout, stderr }: Pick<Context, 'json' | 'stdout' | 'stderr'>,
  sentence: string,
  done: unknown,
): void {
  if (json) stdout.write(jsonText(done));
  else stderr.write(`${sentence}\n`);
}
