import type { Database } from '../db/database.ts';
import { groups } from '../db/tables/groups.ts';

/** Makes the demo university where there is no data yet. */
export async function ensureDemo(db: Database, options: { now: Date; scale: number }): Promise<void> {
  const [any] = await db.select({ id: groups.id }).from(groups).limit(1);
  if (any) return;
  // Where it is there, as at nearly every start, what makes it need not be loaded.
  const { createDemo } = await import('./university.ts');
  await createDemo(db, options);
}
