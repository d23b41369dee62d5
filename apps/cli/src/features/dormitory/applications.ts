import { type DormitoryApplication, list } from '@semestr/api/dormitory';
import { dormitoryStateOf } from '@semestr/core/dormitory';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { dayOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { ownStateColumn } from '../../io/request-words.ts';
import { texts } from './texts.ts';

/** Lists the user's own applications for a room. */
export async function listApplications(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await withSession(context, ({ client }) => client.call(list, {}));
  const columns: Column<DormitoryApplication>[] = [
    // Another provider sends 0 while there is no number yet.
    { key: 'number', head: t('head.number'), value: ({ number }) => number || null, isNumber: true },
    { key: 'applied', head: t('head.applied'), value: ({ applicationDate }) => dayOf(applicationDate) },
    ownStateColumn('dormitory', {
      head: t('head.state'),
      language: context.language,
      stateOf: ({ status }) => dormitoryStateOf(status) ?? status,
    }),
    { key: 'place', head: t('head.place'), value: ({ numberInQueue }) => numberInQueue, isNumber: true },
    { key: 'room', head: t('head.room'), value: ({ roomInfo }) => roomInfo },
    { key: 'settled', head: t('head.settled'), value: ({ settledDate }) => dayOf(settledDate) },
    { key: 'document', head: t('head.document'), value: ({ docReference }) => docReference },
    { key: 'note', head: t('head.remark'), value: ({ rejectionReason }) => rejectionReason },
  ];
  printRows(context, columns, rows, t('noApplications'));
  return exit.ok;
}
