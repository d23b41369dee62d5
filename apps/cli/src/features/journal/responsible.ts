import type { Client } from '@semestr/api/client';
import type { Reply } from '@semestr/api/endpoint';
import { assignResponsible, groupStudents, removeResponsible, whoCanNote } from '@semestr/api/journal';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { printDone } from '../../io/done.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printable } from '../../io/output.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { meant } from './meant.ts';
import { texts } from './texts.ts';

type Student = Reply<typeof groupStudents>[number];

/** Finds the students of the user's own group by card number or name, without duplicates. */
async function studentsOf(client: Client, words: readonly string[]): Promise<Student[]> {
  const students = await client.call(groupStudents, {});
  const cards = new Map(students.map(({ id, username }) => [username.toLowerCase(), id]));
  const found = words.map((typed) => {
    const [student, ...others] = meant(students, cards, typed);
    const name = printable(typed);
    if (!student) throw failure(texts, (t) => t('noStudent', { name }));
    if (others.length > 0) {
      const names = [student, ...others].map(({ fio }) => fio).join(', ');
      throw failure(texts, (t) => t('severalStudents', { name, names }));
    }
    return student;
  });
  return [...new Set(found)];
}

/** Lists who may record absences in addition to the head of the group. */
export async function listResponsible(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const noters = await withSession(context, async ({ client }) => {
    const ids = await client.call(whoCanNote, {});
    return (await client.call(groupStudents, {})).filter(({ id }) => ids.includes(id));
  });
  const columns: Column<Student>[] = [
    { key: 'card', head: t('head.card'), value: ({ username }) => username },
    { key: 'student', head: t('head.student'), value: ({ fio }) => fio },
  ];
  printRows(context, columns, noters, t('noneResponsible'));
  return exit.ok;
}

const printResult = (context: Context, done: 'assigned' | 'removed', students: readonly Student[]): void =>
  printDone(
    context,
    translator(texts, context.language)(done, { names: students.map(({ fio }) => fio).join(', ') }),
    { [done]: students },
  );

/** Authorises students of the user's own group to record absences; only the head of the group may. */
export const assignStudents = (context: Context, words: readonly string[]): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const students = await studentsOf(client, words);
    const body = { studentIds: students.map(({ id }) => id), studentFlags: students.map(() => true) };
    return changeIn(client, context, assignResponsible, { body }, () =>
      printResult(context, 'assigned', students),
    );
  });

/** Revokes the right of students of the user's own group to record absences. */
export const removeStudents = (context: Context, words: readonly string[]): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const students = await studentsOf(client, words);
    const body = students.map(({ id }) => id);
    return changeIn(client, context, removeResponsible, { body }, () =>
      printResult(context, 'removed', students),
    );
  });
