import type { Database } from '../db/database.ts';
import { groups } from '../db/tables/groups.ts';

/** Creates the demo university when the database is empty. */
export async function ensureDemo(db: Database, options: { now: Date; scale: number }): Promise<void> {
  const [any] = await db.select({ id: groups.id }).from(groups).limit(1);
  if (any) return;
  // At nearly every start the data already exist, so the code that creates them is loaded lazily.
  const { createDemo } = await import('./university.ts');
  await createDemo(db, options);
}
