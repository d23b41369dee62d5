import { MAX_LAG } from '@semestr/core/attempts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signInFailures } from '../db/tables/users.ts';
import { isSite, networksOf } from './networks.ts';

/** Failed sign-ins that one client may make for one login within the window. */
export const MAX_FAILURES = 10;
/** The networks of one site together may try so many times what each of them may. */
const SITE_SHARE = 3;
/** For how long they count, in milliseconds. */
export const FAILURE_WINDOW = 15 * 60_000;

/**
 * Failures are counted for each login and client together: a stranger who guesses slows down, while the owner, who
 * signs in from elsewhere, never meets a locked door.
 */
export interface Attempt {
  username: string;
  /** The address; it is counted for the networks to which it belongs. */
  client: string;
  now: Date;
}

/** How many failures are allowed that are counted under this client: a network, a site, or nobody in particular. */
export const failuresAllowed = (client: string, limit = MAX_FAILURES): number =>
  isSite(client) ? SITE_SHARE * limit : limit;

/** Under which attempts at a login count, however it is typed: capitals must give no further tries. */
export const countedLogin = (login: string): string => login.trim().toLowerCase();

/** Under which wrong current passwords of an account count together, wherever it is signed in. */
export const passwordTries = (userId: number): string => `password of ${userId}`;

/** Under which wrong codes of an account's second factor count together, whoever gives them. */
export const factorTries = (userId: number): string => `second factor of ${userId}`;

const ofAttempt = ({ username, client }: Attempt) =>
  and(eq(signInFailures.username, username), inArray(signInFailures.client, [...networksOf(client)]));

/**
 * Counts an attempt before it is looked at, in one statement: many at once get no more tries than one after the other.
 * Answers until when this client must wait before it may try this again; null where it need not.
 */
export async function takeAttempt(
  db: Database,
  attempt: Attempt,
  limit = MAX_FAILURES,
): Promise<Date | null> {
  for (const client of networksOf(attempt.client)) {
    const { count, until } = await countAttempt(db, { ...attempt, client });
    if (count > failuresAllowed(client, limit)) return until;
  }
  return null;
}

/** Counts an attempt under exactly this client; answers which of late it was, and until when they count. */
export async function countAttempt(db: Database, attempt: Attempt): Promise<{ count: number; until: Date }> {
  const { username, client, now } = attempt;
  const windowStart = new Date(now.getTime() - FAILURE_WINDOW);
  const latest = new Date(now.getTime() + MAX_LAG);
  const isOver = sql`(${signInFailures.since} <= ${windowStart.toISOString()}::timestamptz
    or ${signInFailures.since} > ${latest.toISOString()}::timestamptz)`;
  const [row] = await db
    .insert(signInFailures)
    .values({ username, client, count: 1, since: now })
    .onConflictDoUpdate({
      target: [signInFailures.username, signInFailures.client],
      set: {
        count: sql`case when ${isOver} then 1 else ${signInFailures.count} + 1 end`,
        since: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${signInFailures.since} end`,
      },
    })
    .returning();
  if (!row) throw new Error('The attempt was not counted');
  return { count: row.count, until: new Date(row.since.getTime() + FAILURE_WINDOW) };
}

/** Whether attempts that began then still count. */
export const doesCount = ({ since }: { since: Date }, now: Date): boolean =>
  since.getTime() > now.getTime() - FAILURE_WINDOW && since.getTime() <= now.getTime() + MAX_LAG;

/** Takes attempts back that were no failures, and leaves those before them as they are. */
export async function giveAttemptBack(db: Database, attempt: Attempt, times = 1): Promise<void> {
  const count = sql`greatest(${signInFailures.count} - ${times}::int, 0)`;
  await db.update(signInFailures).set({ count }).where(ofAttempt(attempt));
}

/** How often the attempt was made of late. */
export async function countFailures(
  db: Database,
  attempt: Attempt,
): Promise<{ count: number; until: Date | null }> {
  const [row] = await db.select().from(signInFailures).where(ofAttempt(attempt));
  return row && doesCount(row, attempt.now)
    ? { count: row.count, until: new Date(row.since.getTime() + FAILURE_WINDOW) }
    : { count: 0, until: null };
}

/** A right password makes the wrong ones before it good. */
export async function forgetFailures(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(signInFailures).where(ofAttempt(attempt));
}
