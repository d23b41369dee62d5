import { dotted, type IsoDate, LOCAL_OFFSET_MINUTES } from '@semestr/core/dates';
import { and, asc, count, desc, gte, inArray, min, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { certificates } from '../../db/tables/certificates.ts';
import { diplomaSuggestions } from '../../db/tables/diploma.ts';
import { dormitoryApplications } from '../../db/tables/dormitory.ts';
import { markSheets } from '../../db/tables/mark-sheets.ts';
import { omissionRequests } from '../../db/tables/omissions.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { practiceApplications } from '../../db/tables/practice.ts';
import { profilingApplications } from '../../db/tables/profiling.ts';
import { studyApplications } from '../../db/tables/study.ts';
import { type RequestKind, stateInWords, stateNames } from '../../domain/request-states.ts';
import { report } from './table.ts';

/** The day of a moment on the university's clock, as a text. */
const dayOf = (column: PgColumn) =>
  // Written out, not as a parameter: it is grouped by, and two parameters are not one expression.
  sql<IsoDate>`to_char((${column} at time zone 'utc') + interval '${sql.raw(String(LOCAL_OFFSET_MINUTES))} minutes', 'YYYY-MM-DD')`;

const moment = (column: PgColumn) =>
  sql<IsoDate | null>`to_char((min(${column}) at time zone 'utc') + interval '${sql.raw(String(LOCAL_OFFSET_MINUTES))} minutes', 'YYYY-MM-DD')`;

type RequestTable = PgTable & { state: PgColumn; createdAt: PgColumn };

/** The kinds of requests, in the order in which they are listed. */
const kinds: readonly (readonly [RequestKind, RequestTable])[] = [
  ['certificates', certificates],
  ['markSheets', markSheets],
  ['omissions', omissionRequests],
  ['study', studyApplications],
  ['practice', practiceApplications],
  ['topics', diplomaSuggestions],
  ['dormitory', dormitoryApplications],
  ['profiling', profilingApplications],
];

async function statesOf(db: Database, kind: RequestKind, table: RequestTable) {
  const rows = await db
    .select({ state: sql<string>`${table.state}`, count: count(), since: moment(table.createdAt) })
    .from(table)
    .groupBy(table.state);
  const byState = new Map(rows.map((row) => [row.state, row]));
  return stateNames(kind).flatMap((state) => {
    const found = byState.get(state);
    return found ? [{ ...found, kind }] : [];
  });
}

export const requests = report(
  (t) => t('requests.title'),
  async (db) => {
    const all = [];
    for (const [kind, table] of kinds) all.push(...(await statesOf(db, kind, table)));
    return all;
  },
  (t) => [
    { key: 'kind', title: t('requests.kind'), width: 24, value: ({ kind }) => t(`requests.kinds.${kind}`) },
    {
      key: 'state',
      title: t('requests.state'),
      width: 30,
      value: ({ kind, state }) => stateInWords(kind, state, t.language),
    },
    { key: 'count', title: t('requests.count'), width: 10, value: (row) => row.count },
    {
      key: 'since',
      title: t('requests.since'),
      width: 16,
      value: (row) => row.since && dotted(row.since),
    },
  ],
);

/** What is counted of the audit log, and for how many days. */
const counted = [
  { key: 'sign-in', title: 'signIns.succeeded' },
  { key: 'sign-in.failed', title: 'signIns.failed' },
  { key: 'recovery.code', title: 'signIns.codes' },
  { key: 'recovery.password', title: 'signIns.passwords' },
  { key: 'password.first', title: 'signIns.firstPasswords' },
] as const;
const DAYS = 90 * 24 * 3_600_000;

export const signIns = report(
  (t) => t('signIns.title'),
  async (db, now) => {
    const day = dayOf(audit.at);
    const rows = await db
      .select({ day, action: audit.action, count: count() })
      .from(audit)
      .where(
        and(
          gte(audit.at, new Date(now.getTime() - DAYS)),
          inArray(
            audit.action,
            counted.map(({ key }) => key),
          ),
        ),
      )
      .groupBy(day, audit.action)
      .orderBy(desc(day));
    return [...Map.groupBy(rows, (row) => row.day)].map(([one, own]) => ({
      day: one,
      counts: new Map(own.map((row) => [row.action, row.count])),
    }));
  },
  (t) => [
    { key: 'day', title: t('signIns.day'), width: 14, value: (row) => dotted(row.day) },
    ...counted.map(({ key, title }) => ({
      key,
      title: t(title),
      width: 22,
      value: ({ counts }: { counts: ReadonlyMap<string, number> }) => counts.get(key) ?? 0,
    })),
  ],
);

export const deliveries = report(
  (t) => t('deliveries.title'),
  async (db) =>
    db
      .select({
        channel: outbox.channel,
        state: outbox.state,
        count: count(),
        since: moment(outbox.createdAt),
      })
      .from(outbox)
      .groupBy(outbox.channel, outbox.state)
      .orderBy(asc(outbox.channel), asc(min(outbox.createdAt))),
  (t) => [
    {
      key: 'channel',
      title: t('deliveries.channel'),
      width: 12,
      value: ({ channel }) => t(`deliveries.channels.${channel}`),
    },
    {
      key: 'state',
      title: t('deliveries.state'),
      width: 18,
      value: ({ state }) => t(`deliveries.states.${state}`),
    },
    { key: 'count', title: t('deliveries.count'), width: 12, value: (row) => row.count },
    {
      key: 'since',
      title: t('deliveries.since'),
      width: 16,
      value: (row) => row.since && dotted(row.since),
    },
  ],
);
