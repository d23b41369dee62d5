import { type Excuse, excuses, type OmissionRequest, requests, types } from '@semestr/api/omissions';
import { omissionRequestStateOf } from '@semestr/core/omissions';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { readOwnList } from '../../http/own-list.ts';
import { withSession } from '../../http/session.ts';
import { dayOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { ownStateColumn } from '../../io/request-words.ts';
import { texts } from './texts.ts';

/** Lists the user's own requests to excuse days. */
export async function listRequests(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await withSession(context, ({ client }) =>
    readOwnList((query) => client.call(requests, { query })),
  );
  const columns: Column<OmissionRequest>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'submitted', head: t('head.submitted'), value: ({ createdDate }) => dayOf(createdDate) },
    { key: 'from', head: t('head.from'), value: ({ dateFrom }) => dayOf(dateFrom) },
    { key: 'to', head: t('head.to'), value: ({ dateTo }) => dayOf(dateTo) },
    { key: 'paper', head: t('head.paper'), value: ({ omissionCertificateType }) => omissionCertificateType },
    ownStateColumn('omissions', {
      head: t('head.state'),
      language: context.language,
      stateOf: ({ status }) => omissionRequestStateOf(status) ?? status,
    }),
    { key: 'decided', head: t('head.decided'), value: ({ decidedDate }) => dayOf(decidedDate) },
    { key: 'note', head: t('head.remark'), value: ({ rejectionReason }) => rejectionReason },
  ];
  printRows(context, columns, rows, t('noRequests'));
  return exit.ok;
}

/** Lists the excused days, of one semester or of all. */
export async function listExcuses(context: Context, term?: string): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const { omissionDtoList } = await withSession(context, ({ client }) =>
    client.call(excuses, { query: { ...(term && { term }) } }),
  );
  const columns: Column<Excuse>[] = [
    { key: 'term', head: t('head.term'), value: ({ term: semester }) => semester, isNumber: true },
    { key: 'from', head: t('head.from'), value: ({ dateFrom }) => dayOf(dateFrom) },
    { key: 'to', head: t('head.to'), value: ({ dateTo }) => dayOf(dateTo) },
    { key: 'paper', head: t('head.paper'), value: ({ name }) => name },
    { key: 'note', head: t('head.remark'), value: ({ note }) => note },
  ];
  printRows(context, columns, omissionDtoList ?? [], t('noExcuses'));
  return exit.ok;
}

/** Lists the types of documents that excuse absences. */
export async function listTypes(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const rows = await clientOf(context).call(types, {});
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'id', head: t('head.id'), value: ({ id }) => id, isNumber: true },
    { key: 'paper', head: t('head.paper'), value: ({ name }) => name },
  ];
  printRows(context, columns, rows, t('noTypes'));
  return exit.ok;
}
