import { type AttemptEvent, type Attempts, attemptsAt, nextAttempts } from '@semestr/core/attempts';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { attempts } from '../db/tables/attempts.ts';

/** Scope, subject and client of limited attempts. */
export interface AttemptKey {
  scope: string;
  subject: string;
  client: string;
}

const DAY = 24 * 3_600_000;

const matchesKey = ({ scope, subject, client }: AttemptKey) =>
  and(eq(attempts.scope, scope), eq(attempts.subject, subject), eq(attempts.client, client));

/** Returns the attempts without changing them. */
export async function readAttempts(
  db: Database,
  key: AttemptKey,
  circumstances: { limit: number; now: Date },
): Promise<Attempts> {
  const [row] = await db.select().from(attempts).where(matchesKey(key));
  return attemptsAt(row ?? null, circumstances);
}

/** Returns the attempts, locked until the end of the transaction; null when none have been used. */
export async function lockAttempts(
  tx: Database,
  key: AttemptKey,
  { limit, now }: { limit: number; now: Date },
): Promise<typeof attempts.$inferSelect | null> {
  await tx
    .insert(attempts)
    .values({ ...key, left: limit, bannedUntil: null, touchedAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(attempts).where(matchesKey(key)).for('update');
  return row ?? null;
}

/**
 * Counts an event, sequentially for the same key: parallel requests get no more attempts than sequential ones. Returns
 * the attempts after it and whether the key was locked out before it. In a transaction the row stays locked until its
 * end.
 */
export async function countAttempt(
  db: Database,
  key: AttemptKey,
  event: AttemptEvent,
  circumstances: { limit: number; now: Date },
): Promise<{ attempts: Attempts; wasBanned: Date | null }> {
  return db.transaction(async (tx) => {
    const row = await lockAttempts(tx, key, circumstances);
    const before = attemptsAt(row, circumstances);
    const after = nextAttempts(row, event, circumstances);
    await tx.update(attempts).set(after).where(matchesKey(key));
    return { attempts: after, wasBanned: before.bannedUntil };
  });
}

/** Removes expired attempts. */
export async function sweepAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.touchedAt, new Date(now.getTime() - DAY)));
}
