import { history, type StudyApplication } from '@semestr/api/study';
import { studyPurposeOf, studyStateOf } from '@semestr/core/study';
import { translator } from '@semestr/core/texts';
import { readOwnList } from '../../http/own-list.ts';
import { withSession } from '../../http/session.ts';
import { dayOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { ownStateColumn } from '../../io/request-words.ts';
import { texts } from './texts.ts';

/** Lists the user's own applications to study a subject. */
export async function listApplications(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await withSession(context, ({ client }) =>
    readOwnList((query) => client.call(history, { query })),
  );
  const columns: Column<StudyApplication>[] = [
    { key: 'id', head: t('head.id'), value: ({ lmsApplicationId }) => lmsApplicationId, isNumber: true },
    { key: 'applied', head: t('head.applied'), value: ({ applicationDate }) => dayOf(applicationDate) },
    { key: 'subject', head: t('head.subject'), value: ({ subject }) => subject },
    { key: 'term', head: t('head.term'), value: ({ term }) => term, isNumber: true },
    {
      key: 'purpose',
      head: t('head.purpose'),
      value: ({ purposeOfStudy }) => {
        const purpose = studyPurposeOf(purposeOfStudy);
        return purpose ? t(`purposes.${purpose}`) : purposeOfStudy;
      },
    },
    { key: 'price', head: t('head.price'), value: ({ price }) => price ?? null, isNumber: true },
    ownStateColumn('study', {
      head: t('head.state'),
      language: context.language,
      stateOf: ({ status, statusId }) => studyStateOf(statusId) ?? status,
    }),
    { key: 'decided', head: t('head.decided'), value: ({ decisionDate }) => dayOf(decisionDate) },
    { key: 'note', head: t('head.remark'), value: ({ rejectionReason }) => rejectionReason },
  ];
  printRows(context, columns, rows, t('none'));
  return exit.ok;
}
