import type { QueuedRequest, QueueFilter } from '@semestr/api/requests';
import { localDate } from '@semestr/core/dates';
import {
  dueDay,
  type RequestKind,
  requestKinds,
  requestNamed,
  requestNumber,
  waitsSince,
} from '@semestr/core/requests/kinds';
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { momentText } from '../../db/days.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { requestThreads } from '../../db/tables/request-threads.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { ownerName } from '../../domain/accounts.ts';
import { matchesOwnName, wordsOf } from '../../records/list/search.ts';
import { type QueueKinds, summariesOf } from '../../records/define-request.ts';
import {
  isAsked,
  isOverdue,
  isPending,
  isWaiting,
  kind,
  queuedSince,
  requests,
} from '../../domain/requests.ts';

const id = sql<number>`asked.id`;
const state = sql<string>`asked.state`;

/** Matches a request by a word: its number, its document's number, or its student's name or numbers. */
function isFoundBy(db: Database, word: string): SQL | undefined {
  const named = requestNamed(word);
  return or(
    named === null ? undefined : and(eq(kind, named.kind), eq(id, named.id)),
    sql`lower(asked.number) = ${word}`,
    matchesOwnName(db, students, word),
  );
}

/** `within` is the only faculty whose requests the caller can see; null for all. */
type QueueQuery = QueueFilter & { now: Date; within: number | null; userId: number };

/** Combines the filters of the queue, except those that the counts ignore. */
function commonFilters(
  db: Database,
  { state: wanted = 'waiting', facultyId, isMine, q, within, userId }: QueueQuery,
): SQL | undefined {
  return and(
    { waiting: isWaiting, asked: isAsked, decided: sql`not (${isPending})`, any: undefined }[wanted],
    isMine ? eq(requestThreads.assigneeId, userId) : undefined,
    facultyId === undefined ? undefined : eq(groups.facultyId, facultyId),
    within === null ? undefined : eq(groups.facultyId, within),
    ...wordsOf(q, students).map((word) => isFoundBy(db, word)),
  );
}

type Counts = { kind: RequestKind; count: number; overdue: number }[];

/** Counts matching and overdue requests by type. */
async function countsOf(db: Database, query: QueueQuery): Promise<Counts> {
  const late = and(isWaiting, isOverdue(query.now));
  const rows = await db
    .select({
      kind,
      count: count(),
      overdue: sql<number>`count(*) filter (where ${late})`.mapWith(Number),
    })
    .from(requests)
    .innerJoin(students, sql`${students.id} = asked.student_id`)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(commonFilters(db, query))
    .groupBy(kind);
  return requestKinds.map(
    (one) => rows.find((row) => row.kind === one) ?? { kind: one, count: 0, overdue: 0 },
  );
}

/** Loads a page of the queue. Pending requests are sorted by arrival, decided ones by decision. */
export async function queueOf(
  db: Database,
  { readers, ...query }: QueueQuery & { readers: QueueKinds },
  [first, last]: readonly [number, number],
): Promise<{ items: QueuedRequest[]; total: number; counts: Counts }> {
  const counts = await countsOf(db, query);
  const kinds = query.kind ?? requestKinds;
  const total = counts
    .filter((one) => kinds.includes(one.kind))
    .reduce((sum, one) => sum + (query.overdue ? one.overdue : one.count), 0);
  const order = query.state === 'decided' ? [desc(queuedSince)] : [asc(queuedSince)];
  const rows = await db
    .select({
      kind,
      id,
      state,
      version: sql<number>`asked.version`,
      paperNumber: sql<string | null>`asked.number`,
      rejectionReason: sql<string | null>`asked.rejection_reason`,
      createdAt: momentText(sql`asked.created_at`),
      decidedAt: sql<string | null>`${momentText(sql`asked.decided_at`)}`,
      isPending: sql<boolean>`(${isPending})`,
      askedAt: sql<string | null>`case when ${isAsked} then ${momentText(requestThreads.askedAt)} end`,
      repliedAt: sql<string | null>`${momentText(requestThreads.repliedAt)}`,
      // Null without a thread.
      assigneeId: sql<number | null>`${requestThreads.assigneeId}`,
      assigneeName: ownerName,
      student: {
        id: students.id,
        lastName: students.lastName,
        firstName: students.firstName,
        middleName: students.middleName,
        cardNumber: students.cardNumber,
        groupName: groups.name,
        course: groups.course,
        facultyAbbrev: faculties.abbrev,
        facultyId: faculties.id,
      },
    })
    .from(requests)
    .innerJoin(students, sql`${students.id} = asked.student_id`)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .innerJoin(faculties, eq(faculties.id, groups.facultyId))
    .leftJoin(users, eq(users.id, requestThreads.assigneeId))
    .where(
      and(
        commonFilters(db, query),
        inArray(kind, [...kinds]),
        query.overdue ? and(isWaiting, isOverdue(query.now)) : undefined,
      ),
    )
    .orderBy(...order, asc(kind), asc(id))
    .offset(first)
    .limit(last - first + 1);
  const summaryOf = await summariesOf(db, readers, rows);
  const items = rows.map(
    ({ isPending: pends, assigneeId, assigneeName, ...row }): QueuedRequest => ({
      ...row,
      number: requestNumber(row.kind, row.id),
      asked: summaryOf(row.kind, row.id),
      dueOn: pends ? dueDay(row.kind, localDate(new Date(waitsSince(row)))) : null,
      assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName },
    }),
  );
  return { items, total, counts };
}
