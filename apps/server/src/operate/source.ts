import { existsSync } from 'node:fs';
import type { Database } from '../db/database.ts';
import { embeddedFolder, findEmbedded, findPostgres, type FoundDatabase } from '../db/open.ts';
import type { Environment } from '../start/env.ts';
import { failure } from './failure.ts';
import { operateTexts } from './texts.ts';

type Where = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR' | 'PROVIDER_URL'>;

/** Whether the embedded database is meant and there is one. */
export const hasEmbedded = ({ DATABASE_URL, DATA_DIR }: Where): boolean =>
  DATABASE_URL === undefined && existsSync(embeddedFolder(DATA_DIR));

/** Works with an open database, which is closed afterwards. */
export async function within<T>(
  { db, close }: FoundDatabase,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/**
 * Opens the database that the settings name, as it is. Throws a `Failure` where they name none, a `StartError` where it
 * does not open; an embedded one that is not there yet is made only where `mayMake` says so.
 */
export async function findDatabase(env: Where, { mayMake }: { mayMake: boolean }): Promise<FoundDatabase> {
  if (env.PROVIDER_URL !== undefined) throw failure(operateTexts, (t) => t('gateway'));
  if (env.DATABASE_URL !== undefined) return findPostgres(env.DATABASE_URL);
  if (!mayMake && !hasEmbedded(env))
    throw failure(operateTexts, (t) => t('noDatabase', { folder: env.DATA_DIR }));
  return findEmbedded(env.DATA_DIR);
}
