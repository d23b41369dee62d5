import { sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import type { Database } from './database.ts';
import { CHANGES } from './signals.ts';
import { meta } from './tables/meta.ts';

/**
 * Changes public reference data in one transaction, raises the data version, and has the prepared answers forgotten:
 * here at once, in other processes on the same database when they hear of it. Every such change goes through here.
 */
export async function changePublicData<T>(
  { db, prepared }: Pick<Services, 'db' | 'prepared'>,
  change: (tx: Database) => Promise<T>,
): Promise<T> {
  const result = await db.transaction(async (tx) => {
    const value = await change(tx);
    await tx.update(meta).set({ dataVersion: sql`${meta.dataVersion} + 1` });
    // Sent when the transaction commits, and not at all if it does not.
    await tx.execute(sql`select pg_notify(${CHANGES}, '')`);
    return value;
  });
  prepared.clear();
  return result;
}
