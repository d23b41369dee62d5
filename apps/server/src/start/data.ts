import { type OpenDatabase, openEmbedded, openPostgres } from '../db/open.ts';
import { ensureDemo } from '../demo/ensure.ts';
import { mustHaveRoom } from './disk.ts';
import type { Environment } from './env.ts';

/**
 * Opens the database of these settings: migrates it, and creates the demo university in an empty one when they want it.
 * Throws `StartError` when it cannot be opened.
 */
export async function openData(env: Environment, now: Date): Promise<OpenDatabase> {
  const database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL)
    : await mustHaveRoom(env.DATA_DIR).then(() => openEmbedded(env.DATA_DIR));
  try {
    if (env.DEMO) await ensureDemo(database.db, { now, scale: env.DEMO_SCALE });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
