import { type MarkSheetSubject, subjects } from '@semestr/api/mark-sheets';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { codeWord } from '../../io/words.ts';
import { texts } from './texts.ts';

/** An exam or test of a subject for which a mark sheet can be ordered. */
type Control = MarkSheetSubject['lessonTypes'][number] & { subject: string; term: number };

/**
 * Lists the subjects for which a mark sheet can be ordered, each with its form of assessment, and reports outstanding
 * debts.
 */
export async function listSubjects(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const found = await withSession(context, ({ client }) => client.call(subjects, {}));
  const rows: Control[] = found.flatMap(({ abbrev, term, lessonTypes }) =>
    lessonTypes.map((control) => ({ ...control, subject: abbrev, term })),
  );
  const columns: Column<Control>[] = [
    { key: 'term', head: t('head.term'), value: ({ term }) => term, isNumber: true },
    { key: 'subject', head: t('head.subject'), value: ({ subject }) => subject },
    {
      key: 'control',
      head: t('head.control'),
      value: ({ abbrev }) => abbrev,
      display: ({ abbrev }) => codeWord('control', abbrev, context.language),
    },
    { key: 'debt', head: t('head.debt'), value: ({ isDebt }) => (isDebt ? t('debt') : null) },
  ];
  printRows(context, columns, rows, t('noSubjects'));
  return exit.ok;
}
