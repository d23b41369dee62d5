import { PGlite } from '@electric-sql/pglite';
import { drizzleOn } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { createDemo } from '../../src/demo/university.ts';
import { type Story, storyOf } from './check.ts';

/** A demo university of this size, made at a moment, in memory; to be closed. */
export async function makeStory(now: Date, scale: number): Promise<Story & { close: () => Promise<void> }> {
  const pglite = await PGlite.create();
  const db = drizzleOn(pglite);
  await migrate(db);
  await createDemo(db, { now, scale });
  // Statements over everything are planned well only once everything is counted.
  await pglite.exec('analyze');
  return { ...storyOf(db, now), close: () => pglite.close() };
}
