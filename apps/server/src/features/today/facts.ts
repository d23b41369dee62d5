import { openBugReportStates } from '@semestr/core/bug-reports';
import { addDays, endOfDay, localDate } from '@semestr/core/dates';
import { termAfter, termCode } from '@semestr/core/term';
import { and, count, countDistinct, desc, eq, gte, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { idsOf } from '../../db/owners.ts';
import { audit } from '../../db/tables/audit.ts';
import { bugReports } from '../../db/tables/bug-reports.ts';
import { terms } from '../../db/tables/calendar.ts';
import { groups, groupTerms } from '../../db/tables/groups.ts';
import { lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { users } from '../../db/tables/users.ts';
import { momentText } from '../../db/days.ts';
import { timesOf } from '../../domain/failed-attempts.ts';
import { isRequestWithin, requests } from '../../domain/requests.ts';

/** Number of days that count as recent. */
const RECENT_DAYS = 7;
/** Maximum number of impersonations shown. */
const MAX_IMPERSONATIONS = 5;

/** Returns the beginning of a day, the given number of days before today. */
const daysAgo = (now: Date, days: number): Date => endOfDay(addDays(localDate(now), -days - 1));

/** Returns the terms that have begun or are planned next. */
export const termsAhead = (now: Date) => {
  const running = termCode(localDate(now));
  return [running, termAfter(running, 1)];
};

/** Counts pending and failed messages of each channel. */
export const countOutbox = (db: Database, now: Date) => {
  const isLate = and(eq(outbox.state, 'failed'), gte(outbox.createdAt, daysAgo(now, RECENT_DAYS)));
  return db
    .select({
      channel: outbox.channel,
      waiting: sql<number>`count(*) filter (where ${outbox.state} = 'waiting')`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${isLate})`.mapWith(Number),
      since: sql<string | null>`${momentText(
        sql`min(${outbox.createdAt}) filter (where ${outbox.state} = 'waiting')`,
      )}`,
      lastError: sql<string | null>`(array_agg(${outbox.lastError} order by ${outbox.id} desc)
        filter (where ${outbox.lastError} is not null and ${outbox.state} in ('waiting', 'failed')))[1]`,
    })
    .from(outbox)
    .groupBy(outbox.channel)
    .orderBy(outbox.channel);
};

/** Counts groups with lessons in a current or future term without dates, of one faculty or of all. */
export async function termsWithoutDays(db: Database, now: Date, facultyId: number | null): Promise<number> {
  const [found] = await db
    .select({ groups: countDistinct(lessonGroups.groupId) })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .where(
      and(
        inArray(lessons.term, termsAhead(now)),
        facultyId === null
          ? undefined
          : inArray(lessonGroups.groupId, idsOf(db, groups, eq(groups.facultyId, facultyId))),
        sql`not exists (select 1 from ${terms} where ${terms.term} = ${lessons.term})`,
        sql`not exists (
          select 1 from ${groupTerms}
          where ${groupTerms.groupId} = ${lessonGroups.groupId} and ${groupTerms.term} = ${lessons.term}
        )`,
      ),
    );
  return found?.groups ?? 0;
}

/** Returns those of the lessons that a group of a faculty has. */
export async function lessonsOfFaculty(
  db: Database,
  lessonIds: readonly number[],
  facultyId: number,
): Promise<number[]> {
  if (lessonIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ lessonId: lessonGroups.lessonId })
    .from(lessonGroups)
    .innerJoin(groups, eq(groups.id, lessonGroups.groupId))
    .where(and(eq(groups.facultyId, facultyId), inArray(lessonGroups.lessonId, [...lessonIds])));
  const own = new Set(rows.map(({ lessonId }) => lessonId));
  return lessonIds.filter((id) => own.has(id));
}

/** Counts failed sign-ins since yesterday. */
export async function failedSignIns(db: Database, now: Date): Promise<number> {
  const [found] = await db
    .select({ times: sql`coalesce(sum(${timesOf}), 0)`.mapWith(Number) })
    .from(audit)
    .where(and(eq(audit.action, 'sign-in.failed'), gte(audit.at, daysAgo(now, 1))));
  return found?.times ?? 0;
}

/** Counts blocked accounts that match a condition. */
export const blockedAccounts = (db: Database, within: SQL | undefined): Promise<number> =>
  db.$count(users, and(isNotNull(users.block), within));

export const newBugReports = (db: Database, now: Date): Promise<number> =>
  db.$count(bugReports, gte(bugReports.createdAt, daysAgo(now, RECENT_DAYS)));

/** Counts the reports that are waiting for support. */
export async function openBugReports(db: Database, userId: number) {
  const isOpen = inArray(bugReports.state, [...openBugReportStates]);
  return {
    new: await db.$count(bugReports, eq(bugReports.state, 'new')),
    inProgress: await db.$count(bugReports, eq(bugReports.state, 'in-progress')),
    own: await db.$count(bugReports, and(isOpen, eq(bugReports.assigneeId, userId))),
    ownId: userId,
  };
}

/** Lists the last impersonations of students. */
export async function recentImpersonations(db: Database) {
  const rows = await db
    .select({ id: audit.id, at: audit.at, userId: audit.userId, asUserId: audit.asUserId })
    .from(audit)
    .where(eq(audit.action, 'impersonation'))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(MAX_IMPERSONATIONS);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Returns the time of the user's sign-in before the current session; null when this is the first one. */
export async function previousSignIn(db: Database, userId: number): Promise<Date | null> {
  const [, before] = await db
    .select({ at: audit.at })
    .from(audit)
    .where(and(eq(audit.action, 'sign-in'), eq(audit.userId, userId)))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(2);
  return before?.at ?? null;
}

/** Counts requests since a time, of one faculty or of all. */
export async function requestsSince(db: Database, at: Date, facultyId: number | null): Promise<number> {
  const [came] = await db
    .select({ count: count() })
    .from(requests)
    .where(
      and(
        sql`asked.created_at > ${at.toISOString()}::timestamptz`,
        facultyId === null ? undefined : isRequestWithin(db, facultyId),
      ),
    );
  return came?.count ?? 0;
}

export const bugReportsSince = (db: Database, at: Date): Promise<number> =>
  db.$count(bugReports, gte(bugReports.createdAt, at));

export const failedMessagesSince = (db: Database, at: Date): Promise<number> =>
  db.$count(outbox, and(eq(outbox.state, 'failed'), gte(outbox.createdAt, at)));

/** Counts changes of records by other users since a time. */
export const changesSince = (db: Database, at: Date, userId: number): Promise<number> =>
  db.$count(
    audit,
    and(
      gte(audit.at, at),
      // Entries without an author are from the system, and are not counted either.
      ne(audit.userId, userId),
      sql`${audit.action} ~ '\\.(create|update|remove)$'`,
    ),
  );
