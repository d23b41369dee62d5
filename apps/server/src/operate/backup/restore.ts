import { restoreSpace } from '@semestr/core/doctor';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { FolderTaken } from '../../db/lock.ts';
import {
  applyMigrations,
  assertKnown,
  holdMigrations,
  knownMigrations,
  withMigrationError,
  tagOf,
} from '../../db/migrate.ts';
import type { Database } from '../../db/database.ts';
import { freeBytes } from '../../start/disk.ts';
import type { Environment } from '../../start/env.ts';
import { failure } from '../failure.ts';
import { nearest } from '../disk.ts';
import { findDatabase, withOpenDatabase } from '../source.ts';
import { quoteName } from '../query-rows.ts';
import { countsOf, foreignKeysOf, type StoredTable, tablesOf } from './catalogue.ts';
import { dropAllTables } from './empty.ts';
import type { Contents, SequencesLine, TableLine } from './format.ts';
import { checkBackup, partsOf } from './read.ts';
import { backupTexts } from './texts.ts';
import { type Progress, settings } from './write.ts';

export interface RestoreOptions {
  file: string;
  /** Returns the free bytes on the disk of a folder. */
  freeIn?: (folder: string) => Promise<number>;
  progress: Progress;
  signal: AbortSignal;
}

export interface Restored extends Contents {
  /** The last migration of the database afterwards. */
  migration: string;
}

/** Rejects a table that differs from the backup's migrations, so that no data are skipped silently. */
function assertFits({ table, columns }: TableLine, own: readonly StoredTable[]): void {
  const ownColumns = own.find(({ name }) => name === table)?.columns ?? [];
  const odd = [...columns, ...ownColumns].filter(
    (name) => !columns.includes(name) || !ownColumns.includes(name),
  );
  if (odd.length > 0 || ownColumns.length === 0)
    throw failure(backupTexts, (t) => t('doesNotFit', { table, columns: odd }));
}

async function insertRows(tx: Database, { table, columns }: TableLine, text: string): Promise<void> {
  const name = sql.raw(`public.${quoteName(table)}`);
  const list = sql.raw(columns.map(quoteName).join(', '));
  await tx.execute(
    sql`insert into ${name} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${name}, ${text}::jsonb)`,
  );
}

async function setSequences(tx: Database, { sequences }: SequencesLine): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await tx.execute(
      sql`select setval(format('public.%I', sequencename)::regclass, coalesce(${last}::bigint, start_value), ${last}::bigint is not null)
        from pg_sequences where schemaname = 'public' and sequencename = ${name}`,
    );
}

/** Inserts every row into tables created by the backup's migrations, whatever the order of the tables. */
async function insertAll(tx: Database, { file, progress, signal }: RestoreOptions): Promise<Contents> {
  const { own } = await tablesOf(tx);
  const keys = await foreignKeysOf(tx);
  for (const { table, name } of keys)
    await tx.execute(`alter table public.${quoteName(table)} drop constraint ${quoteName(name)}`);
  // The backup also contains the rows written by migrations.
  await tx.execute(`truncate ${own.map(({ name }) => `public.${quoteName(name)}`).join(', ')}`);
  let [table, count, contents]: [TableLine, number, Contents | null] = [{ table: '', columns: [] }, 0, null];
  for await (const part of partsOf(file)) {
    signal.throwIfAborted();
    if (part.kind === 'table') {
      assertFits(part.table, own);
      [table, count] = [part.table, 0];
    } else if (part.kind === 'rows') {
      await insertRows(tx, table, part.text);
      count += part.count;
      progress(part.table, count);
    } else if (part.kind === 'sequences') await setSequences(tx, part);
    else if (part.kind === 'end') contents = part.contents;
  }
  if (contents === null) throw failure(backupTexts, (t) => t('damaged', { file, why: t('why.ends') }));
  await assertCounts(tx, contents);
  // Adding the foreign keys again checks the references of every row.
  for (const { table: name, name: key, definition } of keys)
    await tx.execute(`alter table public.${quoteName(name)} add constraint ${quoteName(key)} ${definition}`);
  return contents;
}

async function assertCounts(tx: Database, { rows }: Contents): Promise<void> {
  const counts = await countsOf(tx, [...rows.keys()]);
  for (const [table, count] of rows)
    if (counts.get(table) !== count) throw failure(backupTexts, (t) => t('lost', { table }));
}

/** Converts a database error to a failure of the restore. */
const toFailure = (error: unknown): unknown =>
  error instanceof DrizzleQueryError
    ? failure(backupTexts, (t) => t('refused', { reason: error.cause?.message ?? 'unknown' }), error)
    : error;

/**
 * Restores a backup into an empty database of either type, in one transaction: its migrations, its rows, then the newer
 * migrations. Reads the backup completely beforehand. Throws a `Failure` when it is damaged or the database is not
 * empty, a `StartError` when it belongs to a newer Semestr; nothing is changed in these cases.
 */
export async function restore(db: Database, options: RestoreOptions): Promise<Restored> {
  const { migrations } = (await checkBackup(options.file, options.signal)).header;
  assertKnown(migrations);
  const level = migrations.length;
  const contents = await db
    .transaction(async (tx) => {
      for (const setting of settings) await tx.execute(setting);
      await holdMigrations(tx);
      await dropAllTables(tx);
      await withMigrationError(() => applyMigrations(tx, { from: 0, to: level }));
      const inserted = await insertAll(tx, options);
      await withMigrationError(() => applyMigrations(tx, { from: level, to: knownMigrations }));
      return inserted;
    })
    .catch((error: unknown) => {
      throw toFailure(error);
    });
  // The query planner needs statistics; the embedded database never collects them automatically.
  await db.execute('analyze');
  return { ...contents, migration: tagOf(knownMigrations) };
}

/** Rejects a restore that would fill the disk of an embedded database, which would hang and ignore signals. */
async function assertSpace(
  dataDir: string,
  unpacked: number,
  free: (folder: string) => Promise<number>,
): Promise<void> {
  const folder = await nearest(dataDir);
  const [there, needed] = [await free(folder), restoreSpace(unpacked)];
  if (there < needed) throw failure(backupTexts, (t) => t('noSpace', { folder: dataDir, there, needed }));
}

/** Restores into the database from the settings; a missing embedded one is created. */
export async function restoreSource(env: Environment, options: RestoreOptions): Promise<Restored> {
  // Checked before a folder is created.
  const { unpacked } = await checkBackup(options.file, options.signal);
  if (env.DATABASE_URL === undefined) await assertSpace(env.DATA_DIR, unpacked, options.freeIn ?? freeBytes);
  const found = await findDatabase(env, { mayMake: true }).catch((error: unknown) => {
    if (!(error instanceof FolderTaken)) throw error;
    throw failure(backupTexts, (t) => t('servedRestore', { folder: env.DATA_DIR }), error);
  });
  return withOpenDatabase(found, (db) => restore(db, options));
}
