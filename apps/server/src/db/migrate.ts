import { join } from 'node:path';
import { DrizzleQueryError, eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import { StartError } from '../start/error.ts';
import type { StartTranslate } from '../start/texts.ts';
import type { Database } from './database.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** Where drizzle's own tools look for what has been applied; they know nothing of our rules below. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial().primaryKey(),
  hash: text().notNull(),
  /** The `when` of the journal, in milliseconds. */
  createdAt: bigint('created_at', { mode: 'number' }),
});

const known = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, 'migrations') }).map(
  (migration, index) => ({ ...migration, tag: journal.entries[index]?.tag ?? '' }),
);

/** How many migrations this program has. */
export const knownMigrations = known.length;

/** "0023_batches"; empty where no migration has been applied. */
export const tagOf = (count: number): string => known[count - 1]?.tag ?? '';

/** Every table that any migration has made, under each name that it ever had. */
export const tablesEverMade: ReadonlySet<string> = new Set(
  known
    .flatMap(({ sql: statements }) => statements)
    .flatMap((statement) => [...statement.matchAll(/(?:CREATE TABLE|RENAME TO) "(\w+)"/g)])
    .map(([, name = '']) => name),
);

/** Any number serves to tell our migrations' lock from others in the same database. */
const MIGRATION_LOCK = 7_236_514;

/** A migration as a database, or a backup of it, remembers it. */
export interface Applied {
  hash: string;
  /** In milliseconds. */
  createdAt: number | null;
}

/**
 * Brings a database up to date in one transaction, so that a failure changes nothing. Several servers may start at
 * once: the first migrates, the others wait for it. Throws a `StartError` where the database is not one that a release
 * left, or a migration fails.
 */
export async function migrate(db: Database): Promise<void> {
  await orFailed(() =>
    db.transaction(async (tx) => {
      await holdMigrations(tx);
      const rows = await tx.select().from(applied).orderBy(applied.id);
      expectKnown(rows);
      await correctTimes(tx, rows);
      await applyMigrations(tx, { from: rows.length, to: known.length });
    }),
  );
}

/** Keeps every other server from migrating until the transaction ends; makes the list of what has been applied. */
export async function holdMigrations(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

/** Applies those of our migrations that a database at `from` lacks to be at `to`; both count them. */
export async function applyMigrations(
  tx: Database,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of known.slice(from, to)) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.insert(applied).values({ hash, createdAt: folderMillis });
  }
}

/** What a database has had, first to last; empty where Semestr has never been in it. Changes nothing. */
export async function readApplied(db: Database): Promise<Applied[]> {
  // What either driver answers to a statement of our own.
  const { rows } = (await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )) as { rows: { isThere: boolean }[] };
  if (rows[0]?.isThere !== true) return [];
  return db.select({ hash: applied.hash, createdAt: applied.createdAt }).from(applied).orderBy(applied.id);
}

/** Throws a `StartError` unless what was applied are the first of our migrations and no others. */
export function expectKnown(rows: readonly Applied[]): void {
  const last = known.at(-1)?.folderMillis ?? 0;
  for (const [index, { hash, createdAt }] of rows.entries()) {
    const migration = known[index];
    if (!migration || (migration.hash !== hash && (createdAt ?? 0) > last))
      throw new StartError((t) => t('newer', { number: index + 1 }));
    if (migration.hash !== hash) throw new StartError((t) => t('unreleased', { tag: migration.tag }));
  }
}

/** Before the second release the journal's time of a migration was rewritten while its statements stayed the same. */
async function correctTimes(tx: Database, rows: readonly (Applied & { id: number })[]): Promise<void> {
  for (const [index, { id, createdAt }] of rows.entries()) {
    const time = known[index]?.folderMillis;
    if (time !== undefined && time !== createdAt)
      await tx.update(applied).set({ createdAt: time }).where(eq(applied.id, id));
  }
}

/** Tells of a migration that fails in one sentence, a `StartError`; lets errors of other kinds pass. */
export async function orFailed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const { migration, reason } = whatFailed(cause);
    const what = (t: StartTranslate): string =>
      migration ? t('migration', { tag: migration.tag }) : t('beforeMigrations');
    throw new StartError((t) => t('notMigrated', { what: what(t), reason }), { cause });
  }
}

/** Which migration it was, and what the database said. */
function whatFailed(error: unknown): { migration: (typeof known)[number] | undefined; reason: string } {
  const isQuery = error instanceof DrizzleQueryError;
  const { message } =
    isQuery && error.cause ? error.cause : error instanceof Error ? error : new Error('unknown');
  const migration = isQuery
    ? known.find(({ sql: statements }) => statements.includes(error.query))
    : undefined;
  return { migration, reason: message };
}
