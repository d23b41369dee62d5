import { daysBetween, dotted, type IsoDate, localDate } from '@semestr/core/dates';
import { type RequestKind, requestKinds, rulesOf } from '@semestr/core/requests/kinds';
import { openStates, states } from '@semestr/core/requests/lifecycle';
import { kindName, stateName } from '@semestr/core/requests/words';

import { and, asc, count, eq, sql } from 'drizzle-orm';
import { dayOf, inDays } from '../../db/days.ts';
import { groups } from '../../db/tables/groups.ts';
import { students } from '../../db/tables/students.ts';
import { requests as allRequests } from '../../domain/requests.ts';
import { ofGroups, tally, withKeys } from './filters.ts';
import { studentColumns } from './people.ts';
import { type ReportContext, report } from './table.ts';

/** Selects the requests that match a report's filters, with their students. */
const perRequest = ({ db, parameters }: ReportContext) =>
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
    .from(allRequests)
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

/** Returns how long a request has been pending; null when it no longer is. */
const daysWaiting = (
  { kind, state, since }: { kind: RequestKind; state: string; since: IsoDate },
  now: Date,
): number | null =>
  openStates(rulesOf(kind).lifecycle).includes(state) ? daysBetween(since, localDate(now)) : null;

export const requests = report('requests', {
  title: (t) => t('requests.title'),
  rows: async (context) => {
    const all = perRequest(context);
    const rows = await context.db
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
      // Known states in their order, followed by those without a name.
      const ordered = new Set([...states(rulesOf(kind).lifecycle), ...byState.keys()]);
      return [...ordered].flatMap((state) => byState.get(state) ?? []);
    });
  },
  keys: ({ kind, state }) => ({ kind, state }),
  columns: (t) => [
    {
      key: 'kind',
      title: t('requests.kind'),
      width: 24,
      type: 'text',
      value: ({ kind }) => kindName(kind, t.language),
      raw: ({ kind }) => kind,
    },
    {
      key: 'state',
      title: t('requests.state'),
      width: 30,
      type: 'text',
      value: ({ kind, state }) => stateName({ kind, state }, t.language),
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
  names: async (context, { row, limit, offset }) => {
    const all = perRequest(context);
    const where = withKeys(row, { kind: all.kind, state: all.state });
    const rows = await context.db
      .select()
      .from(all)
      .where(where)
      .orderBy(asc(all.createdAt), asc(all.kind), asc(all.requestId))
      .limit(limit)
      .offset(offset);
    return { rows, ...(await tally(context.db, all, where)) };
  },
  nameKeys: ({ studentId, kind, requestId }) => ({ studentId, kind, requestId }),
  nameColumns: (t, now) => [
    ...studentColumns(t),
    {
      key: 'kind',
      title: t('requests.kind'),
      width: 24,
      type: 'text',
      value: ({ kind }) => kindName(kind, t.language),
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
      value: ({ kind, state }) => stateName({ kind, state }, t.language),
      raw: ({ state }) => state,
    },
  ],
});
