import { PGlite } from '@electric-sql/pglite';
import { drizzleOn } from '../../src/db/embedded.ts';
import { createDemo } from '../../src/demo/university.ts';
import { snapshot } from '../snapshot.ts';
import { type Story, storyOf } from './check.ts';

/** Creates a demo university of this size in memory, as of a given time; must be closed. */
export async function makeStory(now: Date, scale: number): Promise<Story & { close: () => Promise<void> }> {
  const pglite = await PGlite.create({ loadDataDir: await snapshot(false) });
  const db = drizzleOn(pglite);
  await createDemo(db, { now, scale });
  // Statements over all data need statistics for good plans.
  await pglite.exec('analyze');
  return { ...storyOf(db, now), close: () => pglite.close() };
}
