import { currentWeek } from '@semestr/api/schedule';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';

/** Prints only the number of the current week, which is also valid JSON. */
export async function showCurrentWeek(context: Context): Promise<ExitCode> {
  context.stdout.write(jsonText(await clientOf(context).call(currentWeek, {})));
  return exit.ok;
}
