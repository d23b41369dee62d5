import { MAX_LAG } from '@semestr/core/attempts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signInFailures } from '../db/tables/users.ts';
import { isSite, networksOf } from './networks.ts';

/** Failed sign-ins allowed per client and username within the window. */
export const MAX_FAILURES = 10;
/** Factor by which the networks of one site together may exceed the limit of one network. */
const SITE_SHARE = 3;
/** Window in which failures count, in milliseconds. */
export const FAILURE_WINDOW = 15 * 60_000;

/**
 * Failures are counted per username and client: an attacker is throttled, while the user, who signs in from elsewhere,
 * is never locked out.
 */
export interface Attempt {
  username: string;
  /** The address; failures count for all networks to which it belongs. */
  client: string;
  now: Date;
}

/** Returns the number of failures allowed for this client: a network, a site, or any text. */
export const failuresAllowed = (client: string, limit = MAX_FAILURES): number =>
  isSite(client) ? SITE_SHARE * limit : limit;

/** Normalises an entered username for counting: capitals must not allow further attempts. */
export const countedLogin = (login: string): string => login.trim().toLowerCase();

/** Key under which wrong current passwords of an account are counted together, across its sessions. */
export const passwordTries = (userId: number): string => `password of ${userId}`;

/** Key under which wrong codes of an account's second factor are counted together, across all clients. */
export const factorTries = (userId: number): string => `second factor of ${userId}`;

const ofAttempt = ({ username, client }: Attempt) =>
  and(eq(signInFailures.username, username), inArray(signInFailures.client, [...networksOf(client)]));

/**
 * Counts an attempt before it is checked, in one statement: parallel requests get no more attempts than sequential
 * ones. Returns the time until which this client must wait; null when it need not.
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

/** Counts an attempt under exactly this client; returns its number within the window, and the end of the window. */
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

/** Whether attempts from that time still count. */
export const isInWindow = ({ since }: { since: Date }, now: Date): boolean =>
  since.getTime() > now.getTime() - FAILURE_WINDOW && since.getTime() <= now.getTime() + MAX_LAG;

/** Reverts attempts that turned out not to be failures, and keeps the earlier ones. */
export async function revertAttempt(db: Database, attempt: Attempt, times = 1): Promise<void> {
  const count = sql`greatest(${signInFailures.count} - ${times}::int, 0)`;
  await db.update(signInFailures).set({ count }).where(ofAttempt(attempt));
}

/** Returns the number of recent failures. */
export async function countFailures(
  db: Database,
  attempt: Attempt,
): Promise<{ count: number; until: Date | null }> {
  const [row] = await db.select().from(signInFailures).where(ofAttempt(attempt));
  return row && isInWindow(row, attempt.now)
    ? { count: row.count, until: new Date(row.since.getTime() + FAILURE_WINDOW) }
    : { count: 0, until: null };
}

/** Clears earlier failures after a correct password. */
export async function clearFailures(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(signInFailures).where(ofAttempt(attempt));
}
