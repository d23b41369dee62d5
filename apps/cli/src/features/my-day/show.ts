import { localDate } from '@semestr/core/dates';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { loadMyDay } from './load.ts';
import { plainDay } from './plain.ts';

/** Shows the lessons of the day and what is pending. */
export async function showMyDay(context: Context): Promise<ExitCode> {
  const { language, json, stdout } = context;
  const now = context.now();
  const day = await withSession(context, ({ client }) => loadMyDay(client, now));
  const { lessons, due, marks, unviewed } = day;
  stdout.write(
    json ? jsonText({ lessons, due, marks, unviewed }) : plainDay(day, { language, today: localDate(now) }),
  );
  return exit.ok;
}
