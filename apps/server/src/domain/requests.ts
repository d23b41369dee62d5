import type { Reason } from '@semestr/api/reasons';
import { addDays, endOfDay, localDate } from '@semestr/core/dates';
import {
  type RequestKey,
  type RequestKind,
  requestKinds,
  requestRecords,
  rulesOf,
} from '@semestr/core/requests/kinds';
import { CANCELLED_BY_STUDENT, MAX_OPEN_REQUESTS, openStates } from '@semestr/core/requests/lifecycle';
import { and, eq, getTableColumns, getTableName, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { tables } from '../db/tables.ts';
import { groups } from '../db/tables/groups.ts';
import { requestThreads } from '../db/tables/request-threads.ts';
import { students } from '../db/tables/students.ts';
import { refusal } from './refusal.ts';
import { consequencesOfLeaving } from './student-states.ts';

/** Columns common to the tables of all request types. */
type RequestTable = PgTable &
  Readonly<
    Record<'id' | 'studentId' | 'state' | 'createdAt' | 'decidedAt' | 'rejectionReason' | 'version', PgColumn>
  >;

interface RequestSource {
  table: RequestTable;
  /** The number of the office's document; null for types without one. */
  number: PgColumn | null;
}

function requestSourceOf(kind: RequestKind): RequestSource {
  const name = requestRecords[kind].replaceAll('-', '_');
  const table = tables.find((one) => getTableName(one) === name);
  if (!table) throw new Error(`There is no table ${name}`);
  const columns = getTableColumns(table);
  // Each of these tables has `requestColumns` and a state.
  return { table: table as RequestTable, number: columns['number'] ?? columns['contractNumber'] ?? null };
}

/** The table of each request type, which has the name of its records. */
export const requestSources = Object.fromEntries(
  requestKinds.map((kind) => [kind, requestSourceOf(kind)]),
) as Readonly<Record<RequestKind, RequestSource>>;

/**
 * Throws `requests-after-leaving` when a student has left the university and may not create requests of this type any
 * more.
 */
export async function assertMayRequest(tx: Database, kind: RequestKind, studentId: number): Promise<void> {
  const consequences = await consequencesOfLeaving(tx, studentId);
  if (consequences?.requests === 'certificates' && kind !== 'certificates')
    throw refusal('requests-after-leaving');
}

/**
 * Throws `requests-too-many` when a student would exceed the limit of a request type by that many more requests, and
 * `requests-after-leaving` when a student who has left may not create any. Call in a transaction that has locked the
 * student.
 */
export async function assertUnderLimit(
  tx: Database,
  kind: RequestKind,
  { studentId, count = 1 }: { studentId: number; count?: number },
): Promise<void> {
  await assertMayRequest(tx, kind, studentId);
  const { table } = requestSources[kind];
  const open = and(eq(table.studentId, studentId), inArray(table.state, openStates(rulesOf(kind).lifecycle)));
  if ((await tx.$count(table, open)) + count > MAX_OPEN_REQUESTS) throw refusal('requests-too-many');
}

/**
 * Returns the states in which a request of a type is open or granted, so that a second request for the same is
 * rejected.
 */
export const activeStates = (kind: RequestKind): string[] =>
  Object.entries(rulesOf(kind).looks).flatMap(([state, look]) =>
    look === 'refused' || look === 'ended' ? [] : [state],
  );

/**
 * Cancels a student's own request. Throws one of the given reasons when the request does not exist or is already
 * decided. Call in a transaction.
 */
export async function cancelRequest(
  tx: Database,
  kind: RequestKind,
  { id, studentId, now }: { id: number; studentId: number; now: Date },
  { missing, decided }: Readonly<Record<'missing' | 'decided', Reason>>,
): Promise<void> {
  const { table } = requestSources[kind];
  const mine = and(eq(table.id, id), eq(table.studentId, studentId));
  const [row] = await tx
    .select({ state: sql<string>`${table.state}`, version: sql<number>`${table.version}` })
    .from(table)
    .where(mine)
    .for('update');
  if (!row) throw refusal(missing);
  const { cancel } = rulesOf(kind).lifecycle;
  if (!cancel?.from.includes(row.state)) throw refusal(decided);
  await tx
    .update(table)
    .set({
      state: cancel.to,
      decidedAt: now,
      rejectionReason: CANCELLED_BY_STUDENT,
      version: row.version + 1,
    })
    .where(mine);
}

/** All request types as one table. The database reads only the types that a query selects. */
export const everyRequest: SQL = sql.join(
  requestKinds.map((kind) => {
    const { table, number } = requestSources[kind];
    return sql`select ${sql.raw(`'${kind}'`)} as kind, ${table.id} as id, ${table.studentId} as student_id,
      ${table.state} as state, ${table.createdAt} as created_at, ${table.decidedAt} as decided_at,
      ${table.rejectionReason} as rejection_reason, ${table.version} as version,
      ${number ?? sql`null`}::text as number from ${table}`;
  }),
  sql` union all `,
);

/** The requests of all types with their threads, under the names by which the following columns refer to them. */
export const requests: SQL = sql`(${everyRequest}) asked left join ${requestThreads}
  on ${requestThreads.kind} = asked.kind and ${requestThreads.requestId} = asked.id`;
export const kind = sql<RequestKind>`asked.kind`;
const state = sql<string>`asked.state`;
/** Time since when a request is in the queue: its creation, or an earlier decision after which it needs another. */
export const queuedSince = sql`coalesce(asked.decided_at, asked.created_at)`;
/** Time since when a request waits for the university: since it is in the queue, or since the student's reply. */
export const since = sql`greatest(${queuedSince}, ${requestThreads.repliedAt})`;
/** Whether a decision is pending. */
export const isPending = or(
  ...requestKinds.map((one) => and(eq(kind, one), inArray(state, [...rulesOf(one).waits]))),
);
/** Whether there is a question that neither a reply nor a later decision has settled, as in `awaitsReply`. */
const hasQuestion = sql`coalesce(${requestThreads.askedAt} > coalesce(asked.decided_at, '-infinity'), false)`;
/** Whether it waits for the student's reply to a question. */
export const isAsked = and(isPending, hasQuestion);
/** Whether it waits for the university. */
export const isWaiting = and(isPending, not(hasQuestion));

/** Whether a request has been waiting longer than its type allows, on the day of `now`. */
export const isOverdue = (now: Date): SQL =>
  sql`${since} < case ${kind} ${sql.join(
    requestKinds.map((one) => {
      const lastInTime = addDays(localDate(now), -rulesOf(one).days);
      return sql`when ${one} then ${endOfDay(addDays(lastInTime, -1)).toISOString()}::timestamptz`;
    }),
    sql` `,
  )} end`;

/** Matches the requests of a faculty's students. */
export const isRequestWithin = (db: Database, facultyId: number): SQL =>
  inArray(
    sql`asked.student_id`,
    db
      .select({ id: students.id })
      .from(students)
      .innerJoin(groups, eq(groups.id, students.groupId))
      .where(eq(groups.facultyId, facultyId)),
  );

/** Matches the thread of a request. */
export const ofRequest = ({ kind: one, id }: RequestKey): SQL | undefined =>
  and(eq(requestThreads.kind, one), eq(requestThreads.requestId, id));

/** Deletes the thread of a request that is deleted. */
export async function dropThread(tx: Database, key: RequestKey): Promise<void> {
  await tx.delete(requestThreads).where(ofRequest(key));
}
