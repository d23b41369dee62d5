import { close, list, type MarkSheet } from '@semestr/api/mark-sheets';
import type { Language } from '@semestr/core/languages';
import { toMarkSheetStateView } from '@semestr/core/mark-sheets';
import { translator } from '@semestr/core/texts';
import { change } from '../../http/change.ts';
import { readOwnList } from '../../http/own-list.ts';
import { withSession } from '../../http/session.ts';
import { isoOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { ownStateColumn } from '../../io/request-words.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { codeWord } from '../../io/words.ts';
import { texts } from './texts.ts';

function columnsOf(language: Language): Column<MarkSheet>[] {
  const t = translator(texts, language);
  return [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'ordered', head: t('head.ordered'), value: ({ createDate }) => isoOf(createDate) },
    { key: 'subject', head: t('head.subject'), value: ({ subject }) => subject?.abbrev ?? null },
    {
      key: 'control',
      head: t('head.control'),
      value: ({ subject }) => subject?.lessonTypeAbbrev ?? null,
      display: ({ subject }) =>
        subject?.lessonTypeAbbrev ? codeWord('control', subject.lessonTypeAbbrev, language) : null,
    },
    { key: 'term', head: t('head.term'), value: ({ term }) => term, isNumber: true },
    { key: 'type', head: t('head.type'), value: ({ markSheetType }) => markSheetType.shortName },
    { key: 'teacher', head: t('head.teacher'), value: ({ employee }) => employee?.fio ?? null },
    { key: 'price', head: t('head.price'), value: ({ price }) => price, isNumber: true },
    ownStateColumn('markSheets', {
      head: t('head.state'),
      language: language,
      stateOf: (sheet) => toMarkSheetStateView(sheet) ?? sheet.status,
    }),
    { key: 'number', head: t('head.number'), value: ({ number }) => number },
    { key: 'expires', head: t('head.expires'), value: ({ expireDate }) => isoOf(expireDate) },
    {
      key: 'note',
      head: t('head.remark'),
      // The state already shows that the student cancelled it.
      value: (sheet) => (toMarkSheetStateView(sheet) === 'cancelled' ? null : sheet.rejectionReason),
    },
  ];
}

/** Prints mark sheets in the format shared by all mark sheet commands. */
const printSheets = (context: Context, rows: readonly MarkSheet[]): void =>
  printRows(context, columnsOf(context.language), rows, translator(texts, context.language)('none'));

/** Lists the user's own mark sheets. */
export async function listSheets(context: Context): Promise<ExitCode> {
  printSheets(
    context,
    await withSession(context, ({ client }) => readOwnList((query) => client.call(list, { query }))),
  );
  return exit.ok;
}

/** Cancels a mark sheet and shows its new state. */
export const cancelSheet = (context: Context, id: string): Promise<ExitCode> =>
  change(context, close, { query: { id } }, (closed) => printSheets(context, [closed]));
