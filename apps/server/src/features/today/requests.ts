import { DAYS_LISTED } from '@semestr/api/today';
import { addDays, endOfDay, localDate } from '@semestr/core/dates';
import { requestKinds, rulesOf } from '@semestr/core/requests/kinds';
import { and, count, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { dayOf, momentText } from '../../db/days.ts';
import { isOverdue, isRequestWithin, isWaiting, kind, requests, since } from '../../domain/requests.ts';

/** Counts pending requests of each type, and new ones on each of the last days, of one faculty or of all. */
export async function requestsToday(db: Database, now: Date, facultyId: number | null) {
  const within = facultyId === null ? undefined : isRequestWithin(db, facultyId);
  const today = localDate(now);
  const days = Array.from({ length: DAYS_LISTED }, (_, index) => addDays(today, index - DAYS_LISTED + 1));
  const waiting = await db
    .select({
      kind,
      waiting: count(),
      overdue: sql<number>`count(*) filter (where ${isOverdue(now)})`.mapWith(Number),
      oldest: momentText(sql`min(${since})`),
    })
    .from(requests)
    .where(and(isWaiting, within))
    .groupBy(kind);
  const createdAt = sql`asked.created_at`;
  // The beginning of the first day.
  const first = endOfDay(addDays(today, -DAYS_LISTED)).toISOString();
  const came = await db
    .select({ kind, day: dayOf(createdAt), count: count() })
    .from(requests)
    .where(and(sql`${createdAt} >= ${first}::timestamptz`, within))
    .groupBy(kind, dayOf(createdAt));
  return requestKinds.map((one) => {
    const row = waiting.find((each) => each.kind === one);
    return {
      kind: one,
      waiting: row?.waiting ?? 0,
      overdue: row?.overdue ?? 0,
      oldest: row?.oldest ?? null,
      limit: rulesOf(one).days,
      came: days.map((day) => came.find((each) => each.kind === one && each.day === day)?.count ?? 0),
    };
  });
}
