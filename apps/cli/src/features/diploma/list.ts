import { type DiplomaTopic, topics } from '@semestr/api/diploma';
import { diplomaStateOf } from '@semestr/core/diploma';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { dayOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { ownStateColumn } from '../../io/request-words.ts';
import { texts } from './texts.ts';

/** Lists the diploma topics that the student suggested. */
export async function listTopics(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await withSession(context, ({ client }) => client.call(topics, {}));
  const columns: Column<DiplomaTopic>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'suggested', head: t('head.suggested'), value: ({ date }) => dayOf(date) },
    { key: 'topic', head: t('head.topic'), value: ({ topic }) => topic },
    {
      key: 'supervisor',
      head: t('head.supervisor'),
      value: ({ employee, externalManager }) => employee?.fio ?? externalManager?.names ?? null,
    },
    ownStateColumn('topics', {
      head: t('head.state'),
      language: context.language,
      stateOf: ({ status, statusId }) => diplomaStateOf(statusId) ?? status,
    }),
    { key: 'decided', head: t('head.decided'), value: ({ decidedDate }) => dayOf(decidedDate) },
    { key: 'note', head: t('head.remark'), value: ({ rejectionReason }) => rejectionReason },
  ];
  printRows(context, columns, rows, t('none'));
  return exit.ok;
}
