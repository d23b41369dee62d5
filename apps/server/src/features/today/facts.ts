import { addDays, endOfDay, localDate } from '@semestr/core/dates';
import { termAfter, termCode } from '@semestr/core/term';
import { and, count, countDistinct, desc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { bugReports } from '../../db/tables/bug-reports.ts';
import { terms } from '../../db/tables/calendar.ts';
import { groupTerms } from '../../db/tables/groups.ts';
import { lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { users } from '../../db/tables/users.ts';
import { momentText } from '../../db/days.ts';
import { timesOf } from '../../domain/failed-attempts.ts';
import { requests } from '../../domain/requests.ts';

/** Number of days that count as recent. */
const DAYS_OF_NEWS = 7;
/** Maximum number of impersonations shown. */
const ACTINGS = 5;

/** Returns the beginning of a day, the given number of days before today. */
const daysAgo = (now: Date, days: number): Date => endOfDay(addDays(localDate(now), -days - 1));

/** Returns the terms that have begun or are planned next. */
export const termsAhead = (now: Date) => {
  const running = termCode(localDate(now));
  return [running, termAfter(running, 1)];
};

/** Counts pending and failed messages of each channel. */
export const outboxToday = (db: Database, now: Date) => {
  const isLate = and(eq(outbox.state, 'failed'), gte(outbox.createdAt, daysAgo(now, DAYS_OF_NEWS)));
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

/** Counts groups with lessons in a current or future term without dates. */
export async function termsWithoutDays(db: Database, now: Date): Promise<number> {
  const [found] = await db
    .select({ groups: countDistinct(lessonGroups.groupId) })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .where(
      and(
        inArray(lessons.term, termsAhead(now)),
        sql`not exists (select 1 from ${terms} where ${terms.term} = ${lessons.term})`,
        sql`not exists (
          select 1 from ${groupTerms}
          where ${groupTerms.groupId} = ${lessonGroups.groupId} and ${groupTerms.term} = ${lessons.term}
        )`,
      ),
    );
  return found?.groups ?? 0;
}

/** Counts failed sign-ins since yesterday. */
export async function failedSignIns(db: Database, now: Date): Promise<number> {
  const [found] = await db
    .select({ times: sql`coalesce(sum(${timesOf}), 0)`.mapWith(Number) })
    .from(audit)
    .where(and(eq(audit.action, 'sign-in.failed'), gte(audit.at, daysAgo(now, 1))));
  return found?.times ?? 0;
}

export const blockedAccounts = (db: Database): Promise<number> => db.$count(users, isNotNull(users.block));

export const newBugReports = (db: Database, now: Date): Promise<number> =>
  db.$count(bugReports, gte(bugReports.createdAt, daysAgo(now, DAYS_OF_NEWS)));

/** Lists the last impersonations of students. */
export async function actings(db: Database) {
  const rows = await db
    .select({ id: audit.id, at: audit.at, userId: audit.userId, asUserId: audit.asUserId })
    .from(audit)
    .where(eq(audit.action, 'impersonation'))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(ACTINGS);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Counts events since the user's previous sign-in; null when there was none. */
export async function sinceLastHere(db: Database, userId: number) {
  const [, before] = await db
    .select({ at: audit.at })
    .from(audit)
    .where(and(eq(audit.action, 'sign-in'), eq(audit.userId, userId)))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(2);
  if (!before) return null;
  const { at } = before;
  const [came] = await db
    .select({ count: count() })
    .from(requests)
    .where(sql`asked.created_at > ${at.toISOString()}::timestamptz`);
  const isChange = sql`${audit.action} ~ '\\.(create|update|remove)$'`;
  return {
    at: at.toISOString(),
    requests: came?.count ?? 0,
    bugReports: await db.$count(bugReports, gte(bugReports.createdAt, at)),
    failedMessages: await db.$count(outbox, and(eq(outbox.state, 'failed'), gte(outbox.createdAt, at))),
    changes: await db.$count(audit, and(gte(audit.at, at), ne(audit.userId, userId), isChange)),
  };
}
