import type { Received, Reply } from '@semestr/api/endpoint';
import type { sessions as calls } from '@semestr/api/accounts';
import { fullName } from '@semestr/core/display';
import { withoutPosts } from '@semestr/core/names/query';
import { sessionLimits } from '@semestr/core/session';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contains, isOneOf } from '../../db/search.ts';
import { nameMatches } from '../../db/search-keys.ts';
import { employees } from '../../db/tables/employees.ts';
import { students } from '../../db/tables/students.ts';
import { sessions, users } from '../../db/tables/users.ts';

export type SessionRecord = Reply<typeof calls.one>;

export type SessionFilter = Received<typeof calls.list>['query']['filter'];

/** Context of a call. */
interface CallContext {
  /** Hash of the caller's session, if any. */
  sessionHash: string | null;
  now: Date;
}

/**
 * Matches sessions that have not expired: the row of an expired session stays until its next use, or until retention
 * removes it.
 */
const isLive = (now: Date): SQL | undefined =>
  or(
    ...(
      [
        ['impersonated', isNotNull(sessions.adminId)],
        ['remembered', and(isNull(sessions.adminId), sessions.isRemembered)],
        ['plain', and(isNull(sessions.adminId), eq(sessions.isRemembered, false))],
      ] as const
    ).map(([kind, isOfKind]) => {
      const { idle, total } = sessionLimits[kind];
      const since = (milliseconds: number) => new Date(now.getTime() - milliseconds);
      return and(isOfKind, gte(sessions.seenAt, since(idle)), gte(sessions.createdAt, since(total)));
    }),
  );

/** Every word must be found in the username, the name or the device. */
const matches = (word: string): SQL | undefined =>
  or(
    ...[users, students, employees].map((table) => nameMatches(table, word)),
    ...[users.username, sessions.userAgent].map((column) => ilike(column, contains(word))),
  );

const whereOf = (filter: SessionFilter, now: Date): SQL | undefined =>
  and(
    isLive(now),
    ...withoutPosts(filter.q ?? '').map(matches),
    filter.id && inArray(sessions.id, filter.id),
    isOneOf(sessions.userId, filter.userId),
    isOneOf(sessions.adminId, filter.adminId),
    isOneOf(sessions.isRemembered, filter.isRemembered),
    isOneOf(users.role, filter.role),
  );

const sortColumns = (sessionHash: string | null) => ({
  id: sessions.id,
  userId: sessions.userId,
  username: users.username,
  fio: sql`coalesce(${students.lastName}, ${employees.lastName}, ${users.fio})`,
  role: users.role,
  adminId: sessions.adminId,
  isRemembered: sessions.isRemembered,
  isCurrent: sql`${sessions.tokenHash} = ${sessionHash}`,
  userAgent: sessions.userAgent,
  createdAt: sessions.createdAt,
  seenAt: sessions.seenAt,
});

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({ session: sessions, user: users, student: students, employee: employees })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.id, users.studentId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(where);

type Found = Awaited<ReturnType<typeof select>>[number];

/** Formats a session for display, without anything that would allow using it. */
function toSessionRecord(
  { session, user, student, employee }: Found,
  { sessionHash }: CallContext,
): SessionRecord {
  const { id, userId, adminId, isRemembered, userAgent, createdAt, seenAt, tokenHash } = session;
  const person = student ?? employee;
  return {
    id,
    userId,
    username: user.username,
    fio: person ? fullName(person) : user.fio,
    role: user.role,
    adminId,
    isRemembered,
    isCurrent: tokenHash === sessionHash,
    userAgent,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  };
}

/** Lists a range of sessions, with the number of all matches. */
export async function listSessions(
  db: Database,
  context: CallContext,
  query: {
    filter: SessionFilter;
    sort: readonly [keyof SessionRecord, 'ASC' | 'DESC'];
    range: readonly [number, number];
  },
  within?: SQL,
): Promise<{ rows: SessionRecord[]; total: number }> {
  const where = and(within, whereOf(query.filter, context.now));
  const [first, last] = query.range;
  const [field, order] = query.sort;
  const column = sortColumns(context.sessionHash)[field];
  const found = await select(db, where)
    .orderBy(order === 'ASC' ? asc(column) : desc(column), asc(sessions.id))
    .offset(first)
    .limit(last - first + 1);
  const [counted] = await db
    .select({ total: count() })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.id, users.studentId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(where);
  return { rows: found.map((row) => toSessionRecord(row, context)), total: counted?.total ?? 0 };
}

export async function sessionById(
  db: Database,
  context: CallContext,
  id: number,
): Promise<SessionRecord | null> {
  const [found] = await select(db, and(isLive(context.now), eq(sessions.id, id)));
  return found ? toSessionRecord(found, context) : null;
}

/** Ends a session; returns its user, or null when it does not exist. */
export async function endSessionById(tx: Database, id: number): Promise<number | null> {
  const [ended] = await tx.delete(sessions).where(eq(sessions.id, id)).returning({ userId: sessions.userId });
  return ended?.userId ?? null;
}
