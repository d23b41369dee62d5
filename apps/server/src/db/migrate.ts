import { join } from 'node:path';
import { DrizzleQueryError, eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import { StartError } from '../start/error.ts';
import type { StartTranslate } from '../start/texts.ts';
import type { Database } from './database.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** The table in which drizzle's own tools look up applied migrations; they do not apply the rules below. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial().primaryKey(),
  hash: text().notNull(),
  /** The `when` of the journal, in milliseconds. */
  createdAt: bigint('created_at', { mode: 'number' }),
});

const migrations = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, 'migrations') }).map(
  (migration, index) => ({ ...migration, tag: journal.entries[index]?.tag ?? '' }),
);

/** Number of migrations in this program. */
export const knownMigrations = migrations.length;

/** Returns the tag of the last of `count` migrations, such as "0023_batches"; empty when there are none. */
export const tagOf = (count: number): string => migrations[count - 1]?.tag ?? '';

/** Every table that any migration has created, under each name it has ever had. */
export const historicalTables: ReadonlySet<string> = new Set(
  migrations
    .flatMap(({ sql: statements }) => statements)
    .flatMap((statement) => [...statement.matchAll(/(?:CREATE TABLE|RENAME TO) "(\w+)"/g)])
    .map(([, name = '']) => name),
);

/** Arbitrary number that separates the migration lock from other locks in the same database. */
const MIGRATION_LOCK = 7_236_514;

/** A migration as recorded in a database or in a backup of it. */
export interface Applied {
  hash: string;
  /** In milliseconds. */
  createdAt: number | null;
}

/**
 * Brings a database up to date in one transaction, so that a failure changes nothing. Several servers may start at the
 * same time: the first one migrates, the others wait for it. Throws a `StartError` when the database does not come from
 * a release, or a migration fails.
 */
export async function migrate(db: Database): Promise<void> {
  await withMigrationError(() =>
    db.transaction(async (tx) => {
      await holdMigrations(tx);
      const rows = await tx.select().from(applied).orderBy(applied.id);
      assertKnown(rows);
      await correctTimes(tx, rows);
      await applyMigrations(tx, { from: rows.length, to: migrations.length });
    }),
  );
}

/** Blocks migrations by other servers until the transaction ends; creates the table of applied migrations. */
export async function holdMigrations(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

/** Applies the migrations that a database at `from` needs to reach `to`; both are counts. */
export async function applyMigrations(
  tx: Database,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of migrations.slice(from, to)) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.insert(applied).values({ hash, createdAt: folderMillis });
  }
}

/** Loads the applied migrations, first to last; empty when Semestr has never used the database. Changes nothing. */
export async function readApplied(db: Database): Promise<Applied[]> {
  // The result that either driver returns for a raw statement.
  const { rows } = (await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )) as { rows: { isThere: boolean }[] };
  if (rows[0]?.isThere !== true) return [];
  return db.select({ hash: applied.hash, createdAt: applied.createdAt }).from(applied).orderBy(applied.id);
}

/** Throws a `StartError` unless the applied migrations are exactly the first ones of this program. */
export function assertKnown(rows: readonly Applied[]): void {
  const last = migrations.at(-1)?.folderMillis ?? 0;
  for (const [index, { hash, createdAt }] of rows.entries()) {
    const migration = migrations[index];
    if (!migration || (migration.hash !== hash && (createdAt ?? 0) > last))
      throw new StartError((t) => t('newer', { number: index + 1 }));
    if (migration.hash !== hash) throw new StartError((t) => t('unreleased', { tag: migration.tag }));
  }
}

/** Before the second release the journal's time of a migration was rewritten while its statements stayed the same. */
async function correctTimes(tx: Database, rows: readonly (Applied & { id: number })[]): Promise<void> {
  for (const [index, { id, createdAt }] of rows.entries()) {
    const time = migrations[index]?.folderMillis;
    if (time !== undefined && time !== createdAt)
      await tx.update(applied).set({ createdAt: time }).where(eq(applied.id, id));
  }
}

/** Reports a failed migration in one sentence, as a `StartError`; rethrows errors of other kinds. */
export async function withMigrationError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const { migration, reason } = findFailure(cause);
    const what = (t: StartTranslate): string =>
      migration ? t('migration', { tag: migration.tag }) : t('beforeMigrations');
    throw new StartError((t) => t('notMigrated', { what: what(t), reason }), { cause });
  }
}

/** Finds the migration that failed and the error message of the database. */
function findFailure(error: unknown): { migration: (typeof migrations)[number] | undefined; reason: string } {
  const isQuery = error instanceof DrizzleQueryError;
  const { message } =
    isQuery && error.cause ? error.cause : error instanceof Error ? error : new Error('unknown');
  const migration = isQuery
    ? migrations.find(({ sql: statements }) => statements.includes(error.query))
    : undefined;
  return { migration, reason: message };
}
