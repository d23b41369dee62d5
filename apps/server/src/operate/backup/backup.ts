import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Writable } from 'node:stream';
import { backupName } from '@semestr/core/backups';
import { FolderTaken } from '../../db/lock.ts';
import { assertKnown, readApplied } from '../../db/migrate.ts';
import type { Database } from '../../db/database.ts';
import type { Environment } from '../../start/env.ts';
import { failure } from '../failure.ts';
import { findDatabase, withOpenDatabase } from '../source.ts';
import { tablesOf } from './catalogue.ts';
import { assertFree, writeFile, writeStream } from './file.ts';
import type { Contents } from './format.ts';
import { backupTexts } from './texts.ts';
import { headerOf, linesOf, type Progress, settings } from './write.ts';

export interface BackupOptions {
  /** The name of a file, or a stream, which is not closed. */
  file: string | Writable;
  /** Whether to replace an existing file. */
  isForced: boolean;
  now: Date;
  progress: Progress;
  signal: AbortSignal;
}

export interface Saved extends Contents {
  bytes: number;
  /** Tables that do not belong to Semestr, and are not in the backup. */
  foreign: string[];
}

/**
 * Writes a consistent backup of a database into a file or a stream; servers on PostgreSQL may continue running. Throws
 * a `Failure`, or a `StartError` when the database does not come from a release.
 */
export async function backUp(db: Database, options: BackupOptions): Promise<Saved> {
  const { file, isForced, now, progress, signal } = options;
  if (typeof file === 'string') await assertFree(file, isForced);
  return db.transaction(
    async (tx) => {
      for (const setting of settings) await tx.execute(setting);
      const migrations = await readApplied(tx);
      if (migrations.length === 0) throw failure(backupTexts, (t) => t('nothingHere'));
      assertKnown(migrations);
      const header = await headerOf(tx, migrations, now);
      const rows = new Map<string, number>();
      const lines = linesOf(tx, header, { rows, progress });
      const bytes = await (typeof file === 'string'
        ? writeFile(file, lines, { isForced, signal })
        : writeStream(file, lines, signal));
      return { header, rows, bytes, foreign: (await tablesOf(tx)).foreign };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Resolves the file of a backup: in the default folder, in a given folder, or with a given name. A name that ends with
 * a slash is a folder even if it does not exist yet; otherwise the next backup would find a file with that name.
 */
export async function targetOf(
  out: string | null,
  env: Pick<Environment, 'DATA_DIR'>,
  now: Date,
): Promise<string> {
  if (out === null) return join(env.DATA_DIR, 'backups', backupName(now));
  const target = resolve(out);
  const isFolder = await stat(target).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder || out.endsWith('/') || out.endsWith(sep) ? join(target, backupName(now)) : target;
}

/** Backs up the database from the settings. */
export async function backUpSource(env: Environment, options: BackupOptions): Promise<Saved> {
  const found = await findDatabase(env, { mayMake: false }).catch((error: unknown) => {
    if (!(error instanceof FolderTaken)) throw error;
    throw failure(backupTexts, (t) => t('served', { folder: env.DATA_DIR }), error);
  });
  return withOpenDatabase(found, (db) => backUp(db, options));
}
