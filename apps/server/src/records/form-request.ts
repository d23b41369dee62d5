import { dotted } from '@semestr/core/dates';
import { type FormKind, requestRules, type RequestLook } from '@semestr/core/requests/kinds';
import en from '@semestr/core/requests/texts/en';
import ru from '@semestr/core/requests/texts/ru';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { defineMessages, localized, type LocalizedText } from '../domain/localized.ts';
import { rejectionSentence, type Notice } from './decisions.ts';
import { defineRequest, type SummaryRow } from './define-request.ts';
import { type FormCalls, formRoutes } from './form-routes.ts';
import type { FormRow, FormTable } from './form-table.ts';

/** The notifications of kinds with the common form are among their words. */
const messages = defineMessages('server.requests', { ru, en });

type State = FormRow['state'];

const typeOf: Readonly<Record<RequestLook, 'INFO' | 'SUCCESS' | 'FAILURE'>> = {
  waits: 'INFO',
  move: 'INFO',
  done: 'SUCCESS',
  refused: 'FAILURE',
  ended: 'INFO',
};

function noticeOf(kind: FormKind, row: FormRow): readonly LocalizedText[] {
  const values = { from: dotted(row.dateFrom), to: dotted(row.dateTo), number: row.number ?? '' };
  return [
    localized(messages, `${kind}.notices.${row.state}`, values),
    ...(row.state === 'rejected' ? rejectionSentence(row) : []),
  ];
}

async function summariesOf(
  db: Database,
  kind: FormKind,
  table: FormTable,
  ids: number[],
): Promise<SummaryRow[]> {
  // The table has the columns of the form.
  const rows = (await db.select().from(table).where(inArray(table.id, ids))) as (FormRow &
    Record<string, unknown>)[];
  const [choice = ''] = Object.keys(requestRules[kind].form.choices);
  return rows.map((row) => ({
    id: row.id,
    type: String(row[choice]),
    from: row.dateFrom,
    to: row.dateTo,
    paper: row.uploadId === null ? null : { uploadId: row.uploadId },
  }));
}

/**
 * Defines a kind of request with the common form: students submit and cancel their own requests, which are decided in
 * the request queue.
 */
export function defineFormRequest(kind: FormKind, { calls, table }: { calls: FormCalls; table: FormTable }) {
  const { looks } = requestRules[kind];
  const notice = (state: State): Notice<FormRow> => ({
    type: typeOf[looks[state]],
    text: (row) => noticeOf(kind, row),
  });
  const request = defineRequest<FormKind, FormTable>({
    kind,
    calls: calls.records,
    table,
    search: [],
    decisions: {
      notices: { waiting: notice('waiting'), accepted: notice('accepted'), rejected: notice('rejected') },
      needs: { accepted: () => ['number'] },
    },
    summaries: (db, ids) => summariesOf(db, kind, table, ids),
  });
  return { ...request, routes: formRoutes(kind, { calls, table }) };
}
