import { requestKinds } from '@semestr/api/reports';
import { certificateLifecycle } from '@semestr/core/certificates';
import { daysBetween, dotted, type IsoDate, localDate } from '@semestr/core/dates';
import { diplomaLifecycle } from '@semestr/core/diploma';
import { dormitoryLifecycle } from '@semestr/core/dormitory';
import { markSheetLifecycle } from '@semestr/core/mark-sheets';
import { omissionRequestLifecycle } from '@semestr/core/omissions';
import { practiceLifecycle } from '@semestr/core/practice';
import { profilingLifecycle } from '@semestr/core/profiling';
import { openStates } from '@semestr/core/requests';
import { studyLifecycle } from '@semestr/core/study';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inDays } from '../../db/days.ts';
import { certificates } from '../../db/tables/certificates.ts';
import { diplomaSuggestions } from '../../db/tables/diploma.ts';
import { dormitoryApplications } from '../../db/tables/dormitory.ts';
import { groups } from '../../db/tables/groups.ts';
import { markSheets } from '../../db/tables/mark-sheets.ts';
import { omissionRequests } from '../../db/tables/omissions.ts';
import { practiceApplications } from '../../db/tables/practice.ts';
import { profilingApplications } from '../../db/tables/profiling.ts';
import { students } from '../../db/tables/students.ts';
import { studyApplications } from '../../db/tables/study.ts';
import { stateInWords, stateNames } from '../../domain/request-states.ts';
import { dayOf, ofGroups, tally, withKeys } from './narrowing.ts';
import { studentColumns } from './people.ts';
import { type Asked, report, type RequestKind } from './table.ts';

interface Kind {
  table: PgTable & { id: PgColumn; studentId: PgColumn; state: PgColumn; createdAt: PgColumn };
  /** Under which the office knows it; none where it has no number. */
  number: PgColumn | null;
  /** In which it waits for somebody. */
  open: readonly string[];
}

const kinds: Readonly<Record<RequestKind, Kind>> = {
  certificates: { table: certificates, number: certificates.number, open: openStates(certificateLifecycle) },
  markSheets: { table: markSheets, number: markSheets.number, open: openStates(markSheetLifecycle) },
  omissions: {
    table: omissionRequests,
    number: omissionRequests.number,
    open: openStates(omissionRequestLifecycle),
  },
  study: {
    table: studyApplications,
    number: studyApplications.contractNumber,
    open: openStates(studyLifecycle),
  },
  practice: {
    table: practiceApplications,
    number: practiceApplications.number,
    open: openStates(practiceLifecycle),
  },
  topics: { table: diplomaSuggestions, number: null, open: openStates(diplomaLifecycle) },
  dormitory: {
    table: dormitoryApplications,
    number: dormitoryApplications.number,
    open: openStates(dormitoryLifecycle),
  },
  profiling: { table: profilingApplications, number: null, open: openStates(profilingLifecycle) },
};

/** The requests of all kinds as one table. */
const everyKind: SQL = sql.join(
  requestKinds.map((kind) => {
    const { table, number } = kinds[kind];
    const { id, studentId, state, createdAt } = table;
    return sql`select ${sql.raw(`'${kind}'`)} as kind, ${id} as id, ${studentId} as student_id, ${state} as state,
      ${createdAt} as created_at, ${number ?? sql`null`}::text as number from ${table}`;
  }),
  sql` union all `,
);

/** The requests that a report is narrowed to, with whose they are. */
const perRequest = ({ db, parameters }: Asked) =>
  db
    .select({
      kind: sql<RequestKind>`asked.kind`.as('kind'),
      requestId: sql<number>`asked.id`.as('request_id'),
      state: sql<string>`asked.state`.as('state'),
      number: sql<string | null>`asked.number`.as('number'),
      since: dayOf(sql`asked.created_at`).as('since'),
      createdAt: sql<string>`asked.created_at`.as('created_at'),
      studentId: sql<number>`${students.id}`.as('student_id'),
      lastName: students.lastName,
      firstName: students.firstName,
      middleName: students.middleName,
      cardNumber: students.cardNumber,
      group: sql<string>`${groups.name}`.as('group_name'),
    })
    .from(sql`(${everyKind}) asked`)
    .innerJoin(students, sql`${students.id} = asked.student_id`)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(
      and(
        parameters.kind === undefined ? undefined : sql`asked.kind = ${parameters.kind}`,
        inDays(sql`asked.created_at`, parameters),
        ofGroups(parameters),
      ),
    )
    .as('per_request');

/** How long a request has waited; null where it waits for nobody any more. */
const daysWaiting = (
  { kind, state, since }: { kind: RequestKind; state: string; since: IsoDate },
  now: Date,
): number | null => (kinds[kind].open.includes(state) ? daysBetween(since, localDate(now)) : null);

export const requests = report('requests', {
  title: (t) => t('requests.title'),
  rows: async (asked) => {
    const all = perRequest(asked);
    const rows = await asked.db
      .select({
        kind: all.kind,
        state: all.state,
        count: count(),
        since: sql<IsoDate>`min(${all.since})`,
      })
      .from(all)
      .groupBy(all.kind, all.state);
    return requestKinds.flatMap((kind) => {
      const byState = new Map(rows.filter((row) => row.kind === kind).map((row) => [row.state, row]));
      // In the order of the words, and after them what has none.
      const states = new Set([...stateNames(kind), ...byState.keys()]);
      return [...states].flatMap((state) => byState.get(state) ?? []);
    });
  },
  keys: ({ kind, state }) => ({ kind, state }),
  columns: (t) => [
    {
      key: 'kind',
      title: t('requests.kind'),
      width: 24,
      type: 'text',
      value: ({ kind }) => t(`requests.kinds.${kind}`),
      raw: ({ kind }) => kind,
    },
    {
      key: 'state',
      title: t('requests.state'),
      width: 30,
      type: 'text',
      value: ({ kind, state }) => stateInWords(kind, state, t.language),
      raw: ({ state }) => state,
    },
    {
      key: 'count',
      title: t('requests.count'),
      width: 10,
      type: 'number',
      opens: true,
      value: (row) => row.count,
    },
    {
      key: 'since',
      title: t('requests.since'),
      width: 16,
      type: 'date',
      value: (row) => dotted(row.since),
      raw: (row) => row.since,
    },
  ],
  names: async (asked, { row, limit, offset }) => {
    const all = perRequest(asked);
    const where = withKeys(row, { kind: all.kind, state: all.state });
    const rows = await asked.db
      .select()
      .from(all)
      .where(where)
      .orderBy(asc(all.createdAt), asc(all.kind), asc(all.requestId))
      .limit(limit)
      .offset(offset);
    return { rows, ...(await tally(asked.db, all, where)) };
  },
  nameKeys: ({ studentId, kind, requestId }) => ({ studentId, kind, requestId }),
  nameColumns: (t, now) => [
    ...studentColumns(t),
    {
      key: 'kind',
      title: t('requests.kind'),
      width: 24,
      type: 'text',
      value: ({ kind }) => t(`requests.kinds.${kind}`),
      raw: ({ kind }) => kind,
    },
    { key: 'number', title: t('names.number'), width: 14, type: 'text', value: (row) => row.number },
    {
      key: 'since',
      title: t('names.since'),
      width: 14,
      type: 'date',
      value: (row) => dotted(row.since),
      raw: (row) => row.since,
    },
    {
      key: 'days',
      title: t('names.days'),
      width: 12,
      type: 'number',
      value: (row) => daysWaiting(row, now),
    },
    {
      key: 'state',
      title: t('requests.state'),
      width: 30,
      type: 'text',
      value: ({ kind, state }) => stateInWords(kind, state, t.language),
      raw: ({ state }) => state,
    },
  ],
});
