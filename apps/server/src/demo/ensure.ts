import type { Database } from '../db/database.ts';
import { groups } from '../db/tables/groups.ts';
import { createDemo } from './university.ts';

/** Makes the demo university where there is no data yet. */
export async function ensureDemo(db: Database, options: { now: Date; scale: number }): Promise<void> {
  const [any] = await db.select({ id: groups.id }).from(groups).limit(1);
  if (!any) await createDemo(db, options);
}
