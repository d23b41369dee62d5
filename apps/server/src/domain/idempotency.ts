import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { inOneTransaction } from '../db/transaction.ts';
import { idempotencyKeys } from '../db/tables/idempotency.ts';

/** A creating request: its caller, its path and its `Idempotency-Key`. */
export interface IdempotencyKey {
  userId: number;
  call: string;
  key: string;
}

/** Stores the replies of creating requests. */
export interface IdempotencyStore {
  /**
   * Creates and stores the reply in one transaction, and returns it; or returns the reply stored for the key. `running`
   * while the first request is in progress, `another` when a different request was sent under the key.
   */
  once: (
    key: IdempotencyKey,
    request: { sentHash: string; now: Date },
    create: (tx: Database) => Promise<unknown>,
  ) => Promise<{ value?: unknown } | 'running' | 'another'>;
}

/** A reply can be replayed for a day. */
const REPLY_MS = 24 * 3_600_000;

const matches = ({ userId, call, key }: IdempotencyKey) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

/** Locks the key until the transaction ends; returns false when another transaction has it. */
async function lockKey(tx: Database, { userId, call, key }: IdempotencyKey): Promise<boolean> {
  const name = JSON.stringify([userId, call, key]);
  // The result that either driver returns for a raw statement.
  const { rows } = (await tx.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isTaken"`,
  )) as { rows: { isTaken: boolean }[] };
  return rows[0]?.isTaken === true;
}

/**
 * Creates a store that keeps the replies in the database, so that several servers replay each other's: a reply is
 * stored in the transaction of its request, so that neither exists without the other.
 */
export const idempotencyStore = (db: Database): IdempotencyStore => ({
  once: (own, { sentHash, now }, create) =>
    inOneTransaction(db, async (tx) => {
      // Waiting would occupy a connection for as long as the first request takes.
      const isTaken = await lockKey(tx, own);
      const isKept = gte(idempotencyKeys.createdAt, new Date(now.getTime() - REPLY_MS));
      const [entry] = await tx
        .select()
        .from(idempotencyKeys)
        .where(and(matches(own), isKept));
      // Of several concurrent repetitions only one gets the key, but a stored reply is available to all.
      if (entry?.reply)
        return entry.sentHash === null || entry.sentHash === sentHash ? entry.reply : 'another';
      if (!isTaken) return 'running';
      const reply = { value: await create(tx) };
      const answered = { sentHash, reply, createdAt: now };
      await tx
        .insert(idempotencyKeys)
        .values({ ...own, ...answered })
        // Replaces an expired reply that has not been removed yet.
        .onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.call, idempotencyKeys.key],
          set: answered,
        });
      return reply;
    }),
});
