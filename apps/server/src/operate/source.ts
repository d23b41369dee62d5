import { existsSync } from 'node:fs';
import type { Database } from '../db/database.ts';
import { embeddedFolder, findEmbedded, findPostgres, type FoundDatabase } from '../db/open.ts';
import type { Environment } from '../start/env.ts';
import { failure } from './failure.ts';
import { operateTexts } from './texts.ts';

type Where = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR' | 'PROVIDER_URL'>;

/** Whether the settings use the embedded database and it exists. */
export const hasEmbedded = ({ DATABASE_URL, DATA_DIR }: Where): boolean =>
  DATABASE_URL === undefined && existsSync(embeddedFolder(DATA_DIR));

/** Runs work with an open database, which is closed afterwards. */
export async function withOpenDatabase<T>(
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
 * Opens the database from the settings without migrating it. Throws a `Failure` when the settings have none, a
 * `StartError` when it cannot be opened. A missing embedded database is only created if `mayMake` is set.
 */
export async function findDatabase(env: Where, { mayMake }: { mayMake: boolean }): Promise<FoundDatabase> {
  if (env.PROVIDER_URL !== undefined) throw failure(operateTexts, (t) => t('gateway'));
  if (env.DATABASE_URL !== undefined) return findPostgres(env.DATABASE_URL);
  if (!mayMake && !hasEmbedded(env))
    throw failure(operateTexts, (t) => t('noDatabase', { folder: env.DATA_DIR }));
  return findEmbedded(env.DATA_DIR);
}
