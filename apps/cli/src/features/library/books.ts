import { ApiError } from '@semestr/api/client';
import { type Book, books, debts } from '@semestr/api/library';
import { localDate, parseDotted } from '@semestr/core/dates';
import { loanState } from '@semestr/core/library';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { isoOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

/** Formats the state of a loan as of today; null when another provider sends no date. */
function stateOf({ language, now }: Context, { returnDate }: Book): string | null {
  const t = translator(texts, language);
  const dueOn = parseDotted(returnDate);
  if (!dueOn) return null;
  const { state, days } = loanState({ dueOn }, localDate(now()));
  if (state === 'today') return t('due.today');
  return t(state === 'late' ? 'due.late' : 'due.left', { count: days });
}

/** Lists the student's borrowed books, the earliest return date first. */
export async function listBooks(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await withSession(context, ({ client }) => client.call(books, {})).catch((error: unknown) => {
    // Other providers return this error when there are none.
    if (error instanceof ApiError && error.reason === 'no-books') return [];
    throw error;
  });
  const columns: Column<Book>[] = [
    { key: 'title', head: t('head.title'), value: ({ title, name }) => title || name },
    { key: 'author', head: t('head.author'), value: ({ author }) => author },
    { key: 'taken', head: t('head.taken'), value: ({ takeDate }) => isoOf(takeDate) },
    { key: 'due', head: t('head.due'), value: ({ returnDate }) => isoOf(returnDate) },
    { key: 'state', head: t('head.state'), value: (book) => stateOf(context, book) },
  ];
  printRows(context, columns, rows, t('noBooks'));
  return exit.ok;
}

/** Lists the overdue books, each as a line of text. */
export async function listDebts(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await withSession(context, ({ client }) => client.call(debts, {}));
  const columns: Column<string>[] = [{ key: 'book', head: t('head.book'), value: (line) => line }];
  printRows(context, columns, rows, t('noDebts'));
  return exit.ok;
}
