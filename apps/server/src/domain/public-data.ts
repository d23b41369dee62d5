import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { afterCommit } from '../db/transaction.ts';
import { CHANGES } from '../db/signals.ts';
import { meta } from '../db/tables/meta.ts';

/** Where public data is stored: the database of a call, and the cache of responses. */
export interface PublicStore {
  db: Database;
  cached: { clear: () => void };
}

/**
 * Changes public reference data in one transaction, increments the data version, and clears the response cache:
 * immediately in this process, after the signal in others on the same database. Every such change must use this
 * function.
 */
export async function changePublicData<T>(
  { db, cached }: PublicStore,
  change: (tx: Database) => Promise<T>,
): Promise<T> {
  const result = await db.transaction(async (tx) => {
    const value = await change(tx);
    await tx.update(meta).set({ dataVersion: sql`${meta.dataVersion} + 1` });
    // Sent when the transaction commits, and never if it does not.
    await tx.execute(sql`select pg_notify(${CHANGES}, '')`);
    return value;
  });
  // Clearing earlier would allow another request to cache the outdated data again.
  afterCommit(db, () => cached.clear());
  return result;
}
