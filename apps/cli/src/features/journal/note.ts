import { ApiError, type Client } from '@semestr/api/client';
import { groupStudents, note } from '@semestr/api/journal';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { hoursOf, notesOf } from '@semestr/core/roster';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { type ExitCode, type Failure, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText, printable } from '../../io/output.ts';
import { contentOf } from '../../io/piped.ts';
import { printRows } from '../../io/rows.ts';
import { columnsOf } from './columns.ts';
import { type Entry, entriesIn } from './entries.ts';
import { lessonOf } from './lessons.ts';
import { type Fault, matched } from './match.ts';
import { noting } from './absence-request.ts';
import { texts } from './texts.ts';

export interface Noting {
  /** A file with students and hours, or `-` for stdin. */
  file: string;
  /** Number of the lesson. */
  lesson: string;
  /** Day of the lesson; defaults to today. */
  date?: IsoDate | undefined;
}

const refusal = (faults: readonly Fault[]): Failure =>
  failure(texts, (t) =>
    [
      t('faulty'),
      ...faults.map((fault) => {
        const { line } = fault;
        if (fault.why === 'hours') {
          const { hours, most } = fault;
          return `  ${t('faults.hours', { line, hours: printable(hours), most })}`;
        }
        const student = printable(fault.student);
        if (fault.why === 'several') return `  ${t('faults.several', { line, student, names: fault.names })}`;
        return `  ${t(`faults.${fault.why}`, { line, student })}`;
      }),
    ].join('\n'),
  );

/** Maps the card numbers of the group's students to their ids; loaded only when an entry contains a card number. */
async function cardsOf(client: Client, entries: readonly Entry[]): Promise<Map<string, number>> {
  if (!entries.some(({ student }) => /\d/.test(student))) return new Map();
  const students = await client.call(groupStudents, {});
  return new Map(students.map(({ id, username }) => [username.toLowerCase(), id]));
}

/**
 * Records the absences of a lesson from a file and shows the list; students that are not in the file keep their hours.
 */
export const noteLesson = (context: Context, { file, lesson: id, date }: Noting): Promise<ExitCode> =>
  withSession(context, async (session) => {
    const { client } = session;
    const entries = entriesIn(await contentOf(session, file), Number(id));
    const lesson = await lessonOf(client, date ?? localDate(context.now()), id);
    if (lesson.isClosed) throw new ApiError('lesson-closed', 409);
    const { changes, faults } = matched(lesson, entries, await cardsOf(client, entries));
    if (faults.length > 0) throw refusal(faults);
    const hours = Object.fromEntries(changes.map((change) => [change.student, change.hours]));
    const body = noting(lesson, notesOf(lesson.students, { ...hoursOf(lesson.students), ...hours }));
    return changeIn(client, context, note, { body }, (students) => {
      const t = translator(texts, context.language);
      if (context.json) context.stdout.write(jsonText(students));
      else {
        const rows = students.map((student) => ({ lesson, student }));
        printRows(context, columnsOf(context.language), rows, t('noneFound'));
        context.stderr.write(`${t('noted')}\n`);
      }
    });
  });
