import { sql } from 'drizzle-orm';
import type { Services } from './services.ts';
import type { Database } from '../db/database.ts';
import { afterCommit } from '../db/running-transaction.ts';
import { CHANGES } from '../db/signals.ts';
import { meta } from '../db/tables/meta.ts';

/**
 * Changes public reference data in one transaction, raises the data version, and drops the cached answers: in
 * this process at once, in others on the same database when they get the signal. Every such change goes through here.
 */
export async function changePublicData<T>(
  { db, cached }: Pick<Services, 'db' | 'cached'>,
  change: (tx: Database) => Promise<T>,
): Promise<T> {
  const result = await db.transaction(async (tx) => {
    const value = await change(tx);
    await tx.update(meta).set({ dataVersion: sql`${meta.dataVersion} + 1` });
    // Sent when the transaction commits, and not at all if it does not.
    await tx.execute(sql`select pg_notify(${CHANGES}, '')`);
    return value;
  });
  // Earlier somebody could have the answers made anew from what is no longer true.
  afterCommit(() => cached.clear());
  return result;
}
