import type { IsoDate } from '@semestr/core/dates';
import { localDate } from '@semestr/core/dates';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { printRows } from '../../io/rows.ts';
import { columnsOf } from './columns.ts';
import { lessonsOf } from './lessons.ts';
import { texts } from './texts.ts';

export interface JournalQuery {
  /** Defaults to today. */
  date?: IsoDate | undefined;
  /** Number of one lesson; all lessons of the day without it. */
  lesson?: string | undefined;
}

/** Lists the students' hours of absence in the day's lessons; with `--json` prints the lessons unchanged. */
export async function listJournal(context: Context, { date, lesson }: JournalQuery): Promise<ExitCode> {
  const { language, json, stdout } = context;
  const day = date ?? localDate(context.now());
  const lessons = await withSession(context, ({ client }) => lessonsOf(client, day, lesson));
  if (json) {
    stdout.write(jsonText(lessons));
    return exit.ok;
  }
  const rows = lessons.flatMap((one) => one.students.map((student) => ({ lesson: one, student })));
  printRows(context, columnsOf(language), rows, translator(texts, language)('noLessons', { date: day }));
  return exit.ok;
}
