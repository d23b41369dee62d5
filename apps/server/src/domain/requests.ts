import { addDays, endOfDay, localDate } from '@semestr/core/dates';
import { type RequestKind, requestKinds, rulesOf } from '@semestr/core/requests/kinds';
import { MAX_OPEN_REQUESTS, openStates } from '@semestr/core/requests/lifecycle';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { certificates } from '../db/tables/certificates.ts';
import { diplomaSuggestions } from '../db/tables/diploma.ts';
import { dormitoryApplications } from '../db/tables/dormitory.ts';
import { markSheets } from '../db/tables/mark-sheets.ts';
import { omissionRequests } from '../db/tables/omissions.ts';
import { practiceApplications } from '../db/tables/practice.ts';
import { profilingApplications } from '../db/tables/profiling.ts';
import { studyApplications } from '../db/tables/study.ts';
import { refusal } from './refusal.ts';

/** Columns common to the tables of all request types. */
type RequestTable = PgTable &
  Readonly<
    Record<'id' | 'studentId' | 'state' | 'createdAt' | 'decidedAt' | 'rejectionReason' | 'version', PgColumn>
  >;

interface KeptKind {
  table: RequestTable;
  /** The number of the office's document; null for types without one. */
  number: PgColumn | null;
}

/** The table of each request type. */
export const keptKinds: Readonly<Record<RequestKind, KeptKind>> = {
  certificates: { table: certificates, number: certificates.number },
  markSheets: { table: markSheets, number: markSheets.number },
  omissions: { table: omissionRequests, number: omissionRequests.number },
  study: { table: studyApplications, number: studyApplications.contractNumber },
  practice: { table: practiceApplications, number: practiceApplications.number },
  topics: { table: diplomaSuggestions, number: null },
  dormitory: { table: dormitoryApplications, number: dormitoryApplications.number },
  profiling: { table: profilingApplications, number: null },
};

/**
 * Throws `requests-too-many` when a student may not create that many more requests of a type. Call in a transaction
 * that has locked the student.
 */
export async function assertUnderLimit(
  tx: Database,
  kind: RequestKind,
  { studentId, count = 1 }: { studentId: number; count?: number },
): Promise<void> {
  const { table } = keptKinds[kind];
  const open = and(eq(table.studentId, studentId), inArray(table.state, openStates(rulesOf(kind).lifecycle)));
  if ((await tx.$count(table, open)) + count > MAX_OPEN_REQUESTS) throw refusal('requests-too-many');
}

/** All request types as one table. The database reads only the types that a query selects. */
export const everyRequest: SQL = sql.join(
  requestKinds.map((kind) => {
    const { table, number } = keptKinds[kind];
    return sql`select ${sql.raw(`'${kind}'`)} as kind, ${table.id} as id, ${table.studentId} as student_id,
      ${table.state} as state, ${table.createdAt} as created_at, ${table.decidedAt} as decided_at,
      ${table.rejectionReason} as rejection_reason, ${table.version} as version,
      ${number ?? sql`null`}::text as number from ${table}`;
  }),
  sql` union all `,
);

/** The requests of all types, under the name by which the following columns refer to them. */
export const requests: SQL = sql`(${everyRequest}) asked`;
export const kind = sql<RequestKind>`asked.kind`;
const state = sql<string>`asked.state`;
/** Since when a request is pending: its creation, or the decision after which it needs another. */
export const since = sql`coalesce(asked.decided_at, asked.created_at)`;
/** Whether it is pending. */
export const isWaiting = or(
  ...requestKinds.map((one) => and(eq(kind, one), inArray(state, [...rulesOf(one).waits]))),
);

/** Whether a request has been pending longer than its type allows, on the day of `now`. */
export const isOverdue = (now: Date): SQL =>
  sql`${since} < case ${kind} ${sql.join(
    requestKinds.map((one) => {
      const lastInTime = addDays(localDate(now), -rulesOf(one).days);
      return sql`when ${one} then ${endOfDay(addDays(lastInTime, -1)).toISOString()}::timestamptz`;
    }),
    sql` `,
  )} end`;
