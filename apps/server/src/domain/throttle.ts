import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signInFailures } from '../db/tables/users.ts';

/** Failed sign-ins that one client may make for one login within the window. */
export const MAX_FAILURES = 10;
/** For how long they count, in milliseconds. */
export const FAILURE_WINDOW = 15 * 60_000;

/**
 * Failures are counted for each login and client together: a stranger who guesses slows down, while the owner, who
 * signs in from elsewhere, never meets a locked door.
 */
export interface Attempt {
  username: string;
  client: string;
  now: Date;
}

/** Under which wrong current passwords of an account count together, wherever it is signed in. */
export const passwordTries = (userId: number): string => `password of ${userId}`;

const ofAttempt = ({ username, client }: Attempt) =>
  and(eq(signInFailures.username, username), eq(signInFailures.client, client));

/**
 * Counts an attempt before it is looked at, in one statement: many at once get no more tries than one after the other.
 * Answers until when this client must wait before it may try this again; null where it need not.
 */
export async function takeAttempt(
  db: Database,
  attempt: Attempt,
  limit = MAX_FAILURES,
): Promise<Date | null> {
  const { username, client, now } = attempt;
  const windowStart = new Date(now.getTime() - FAILURE_WINDOW);
  const isOver = sql`${signInFailures.since} <= ${windowStart.toISOString()}::timestamptz`;
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
  return row && row.count > limit ? new Date(row.since.getTime() + FAILURE_WINDOW) : null;
}

/** How often the attempt was made of late. */
export async function countFailures(
  db: Database,
  attempt: Attempt,
): Promise<{ count: number; until: Date | null }> {
  const [row] = await db.select().from(signInFailures).where(ofAttempt(attempt));
  const until = row ? new Date(row.since.getTime() + FAILURE_WINDOW) : null;
  return row && until && until > attempt.now ? { count: row.count, until } : { count: 0, until: null };
}

/** A right password makes the wrong ones before it good. */
export async function forgetFailures(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(signInFailures).where(ofAttempt(attempt));
}
