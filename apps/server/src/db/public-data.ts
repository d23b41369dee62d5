import { sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import type { Database } from './database.ts';
import { meta } from './tables/meta.ts';

/**
 * Changes public reference data in one transaction. Afterwards the data version is raised and the prepared answers
 * are forgotten: every such change goes through here.
 */
export async function changePublicData<T>(
  { db, prepared }: Pick<Services, 'db' | 'prepared'>,
  change: (tx: Database) => Promise<T>,
): Promise<T> {
  const result = await db.transaction(async (tx) => {
    const value = await change(tx);
    await tx.update(meta).set({ dataVersion: sql`${meta.dataVersion} + 1` });
    return value;
  });
  prepared.clear();
  return result;
}
