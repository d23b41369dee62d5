import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/tables/idempotency.ts';
import type { IdempotencyKey, IdempotencyStore } from '../http/idempotency.ts';

/** A reply can be repeated for a day; after a minute without one the first request is taken to have died. */
const REPLY_MS = 24 * 3_600_000;
const RUNNING_MS = 60_000;

const matches = ({ userId, call, key }: IdempotencyKey) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

/** Keeps the replies in the database, so that several servers repeat each other's. */
export const idempotencyStore = (db: Database): IdempotencyStore => ({
  begin: async (key, now) => {
    const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
    await db
      .delete(idempotencyKeys)
      .where(
        and(
          matches(key),
          or(
            lt(idempotencyKeys.createdAt, ago(REPLY_MS)),
            and(isNull(idempotencyKeys.reply), lt(idempotencyKeys.createdAt, ago(RUNNING_MS))),
          ),
        ),
      );
    const [reserved] = await db
      .insert(idempotencyKeys)
      .values({ ...key, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (reserved) return 'reserved';
    const [known] = await db.select().from(idempotencyKeys).where(matches(key));
    return known?.reply ?? null;
  },
  finish: async (key, value) => {
    await db.update(idempotencyKeys).set({ reply: { value } }).where(matches(key));
  },
  release: async (key) => {
    await db.delete(idempotencyKeys).where(matches(key));
  },
});
