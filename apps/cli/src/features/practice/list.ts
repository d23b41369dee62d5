import { list, type Practice } from '@semestr/api/practice';
import { practiceStateOf } from '@semestr/core/practice';
import { translator } from '@semestr/core/texts';
import { readOwnList } from '../../http/own-list.ts';
import { withSession } from '../../http/session.ts';
import { dayOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { ownStateColumn } from '../../io/request-words.ts';
import { texts } from './texts.ts';

/** Lists the user's own applications for practice. */
export async function listPractices(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await withSession(context, ({ client }) =>
    readOwnList((query) => client.call(list, { query })),
  );
  const columns: Column<Practice>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'applied', head: t('head.applied'), value: ({ createDate }) => dayOf(createDate) },
    { key: 'type', head: t('head.type'), value: ({ practiceType }) => practiceType?.name ?? null },
    { key: 'enterprise', head: t('head.enterprise'), value: ({ enterprise }) => enterprise?.name ?? null },
    { key: 'supervisor', head: t('head.supervisor'), value: ({ employee }) => employee?.fio ?? null },
    ownStateColumn('practice', {
      head: t('head.state'),
      language: context.language,
      stateOf: ({ status, statusId }) => practiceStateOf(statusId) ?? status,
    }),
    { key: 'decided', head: t('head.decided'), value: ({ decidedDate }) => dayOf(decidedDate) },
    { key: 'number', head: t('head.number'), value: ({ number }) => number },
    { key: 'note', head: t('head.remark'), value: ({ rejectionReason }) => rejectionReason },
  ];
  printRows(context, columns, rows, t('none'));
  return exit.ok;
}
