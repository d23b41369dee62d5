import { restoreSpace } from '@semestr/core/doctor';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { FolderTaken } from '../../db/lock.ts';
import {
  applyMigrations,
  expectKnown,
  holdMigrations,
  knownMigrations,
  orFailed,
  tagOf,
} from '../../db/migrate.ts';
import type { Database } from '../../db/database.ts';
import { freeIn } from '../../start/disk.ts';
import type { Environment } from '../../start/env.ts';
import { failure } from '../failure.ts';
import { nearest } from '../disk.ts';
import { findDatabase, within } from '../source.ts';
import { quoted } from '../ask.ts';
import { countsOf, foreignKeysOf, type StoredTable, tablesOf } from './catalogue.ts';
import { makeBare } from './empty.ts';
import type { Contents, SequencesLine, TableLine } from './format.ts';
import { checkBackup, partsOf } from './read.ts';
import { backupTexts } from './texts.ts';
import { type Progress, settings } from './write.ts';

export interface RestoreOptions {
  file: string;
  /** How many bytes may still be written in a folder. */
  freeIn?: (folder: string) => Promise<number>;
  progress: Progress;
  signal: AbortSignal;
}

export interface Restored extends Contents {
  /** The last migration that the database has now. */
  migration: string;
}

/** Refuses a table that the migrations of the backup do not make so: nothing would be left out silently. */
function expectFits({ table, columns }: TableLine, own: readonly StoredTable[]): void {
  const known = own.find(({ name }) => name === table)?.columns ?? [];
  const odd = [...columns, ...known].filter((name) => !columns.includes(name) || !known.includes(name));
  if (odd.length > 0 || known.length === 0)
    throw failure(backupTexts, (t) => t('doesNotFit', { table, columns: odd }));
}

async function insertRows(tx: Database, { table, columns }: TableLine, text: string): Promise<void> {
  const name = sql.raw(`public.${quoted(table)}`);
  const list = sql.raw(columns.map(quoted).join(', '));
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

/** Puts every row into tables that are as the backup's migrations made them, whatever order the tables come in. */
async function insertAll(tx: Database, { file, progress, signal }: RestoreOptions): Promise<Contents> {
  const { own } = await tablesOf(tx);
  const keys = await foreignKeysOf(tx);
  for (const { table, name } of keys)
    await tx.execute(`alter table public.${quoted(table)} drop constraint ${quoted(name)}`);
  // What the migrations themselves wrote is in the backup too.
  await tx.execute(`truncate ${own.map(({ name }) => `public.${quoted(name)}`).join(', ')}`);
  let [table, count, contents]: [TableLine, number, Contents | null] = [{ table: '', columns: [] }, 0, null];
  for await (const part of partsOf(file)) {
    signal.throwIfAborted();
    if (part.kind === 'table') {
      expectFits(part.table, own);
      [table, count] = [part.table, 0];
    } else if (part.kind === 'rows') {
      await insertRows(tx, table, part.text);
      count += part.count;
      progress(part.table, count);
    } else if (part.kind === 'sequences') await setSequences(tx, part);
    else if (part.kind === 'end') contents = part.contents;
  }
  if (contents === null) throw failure(backupTexts, (t) => t('damaged', { file, why: t('why.ends') }));
  await expectCounts(tx, contents);
  // Making a key again looks whether every row has what it refers to.
  for (const { table: name, name: key, definition } of keys)
    await tx.execute(`alter table public.${quoted(name)} add constraint ${quoted(key)} ${definition}`);
  return contents;
}

async function expectCounts(tx: Database, { rows }: Contents): Promise<void> {
  const counts = await countsOf(tx, [...rows.keys()]);
  for (const [table, count] of rows)
    if (counts.get(table) !== count) throw failure(backupTexts, (t) => t('lost', { table }));
}

/** What the database said of a statement, as a failure of the restoring. */
const refused = (error: unknown): unknown =>
  error instanceof DrizzleQueryError
    ? failure(backupTexts, (t) => t('refused', { reason: error.cause?.message ?? 'unknown' }), error)
    : error;

/**
 * Puts a backup into an empty database, whichever of the two kinds, in one transaction: its migrations, its rows, then the
 * newer migrations. The backup is read whole before. Throws a `Failure` where it is damaged or the database is not empty,
 * a `StartError` where it is of a newer Semestr; nothing is changed then.
 */
export async function restore(db: Database, options: RestoreOptions): Promise<Restored> {
  const { migrations } = (await checkBackup(options.file, options.signal)).header;
  expectKnown(migrations);
  const level = migrations.length;
  const contents = await db
    .transaction(async (tx) => {
      for (const setting of settings) await tx.execute(setting);
      await holdMigrations(tx);
      await makeBare(tx);
      await orFailed(() => applyMigrations(tx, { from: 0, to: level }));
      const inserted = await insertAll(tx, options);
      await orFailed(() => applyMigrations(tx, { from: level, to: knownMigrations }));
      return inserted;
    })
    .catch((error: unknown) => {
      throw refused(error);
    });
  // What the database knows of its tables is what it plans by; the embedded one never looks by itself.
  await db.execute('analyze');
  return { ...contents, migration: tagOf(knownMigrations) };
}

/** Refuses an embedded database on a disk that it would fill: it does not end then, and hears no signal. */
async function expectSpace(
  dataDir: string,
  unpacked: number,
  free: (folder: string) => Promise<number>,
): Promise<void> {
  const folder = await nearest(dataDir);
  const [there, needed] = [await free(folder), restoreSpace(unpacked)];
  if (there < needed) throw failure(backupTexts, (t) => t('noSpace', { folder: dataDir, there, needed }));
}

/** Restores into the database that the settings name; an embedded one is made where there is none. */
export async function restoreSource(env: Environment, options: RestoreOptions): Promise<Restored> {
  // Before a folder is made for nothing.
  const { unpacked } = await checkBackup(options.file, options.signal);
  if (env.DATABASE_URL === undefined) await expectSpace(env.DATA_DIR, unpacked, options.freeIn ?? freeIn);
  const found = await findDatabase(env, { mayMake: true }).catch((error: unknown) => {
    if (!(error instanceof FolderTaken)) throw error;
    throw failure(backupTexts, (t) => t('servedRestore', { folder: env.DATA_DIR }), error);
  });
  return within(found, (db) => restore(db, options));
}
