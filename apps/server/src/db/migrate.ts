import { join } from 'node:path';
import { DrizzleQueryError, eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import { StartError } from '../start/error.ts';
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

/** Any number serves to tell our migrations' lock from others in the same database. */
const MIGRATION_LOCK = 7_236_514;

const newer = (number: number): string =>
  `The database was brought up to date by a newer Semestr: this one does not know its migration ${number}; ` +
  'start the newer Semestr, or restore the backup that was made before the upgrade.';

const unreleased = (tag: string): string =>
  `The database was made between two releases of Semestr: its migration ${tag} is not the released one, and nothing ` +
  'was changed; start the Semestr that made it, or set DATABASE_URL or DATA_DIR to an empty database.';

const failed = (what: string, reason: string): string =>
  `The database could not be brought up to date: ${what} failed (${reason}), and nothing was changed; ` +
  'start the Semestr that ran before, and report this sentence.';

/**
 * Brings a database up to date in one transaction, so that a failure changes nothing. Several servers may start at
 * once: the first migrates, the others wait for it. Throws a `StartError` where the database is not one that a release
 * left, or a migration fails.
 */
export async function migrate(db: Database): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await tx.execute(sql`create schema if not exists drizzle`);
      await tx.execute(
        sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`,
      );
      const done = await checkApplied(tx);
      for (const { sql: statements, hash, folderMillis } of known.slice(done)) {
        for (const statement of statements) await tx.execute(sql.raw(statement));
        await tx.insert(applied).values({ hash, createdAt: folderMillis });
      }
    });
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(failed(...whatFailed(cause)), { cause });
  }
}

/** How many of our migrations the database has had, if they are the first of ours and no others. */
async function checkApplied(tx: Database): Promise<number> {
  const rows = await tx.select().from(applied).orderBy(applied.id);
  const last = known.at(-1)?.folderMillis ?? 0;
  for (const [index, { id, hash, createdAt }] of rows.entries()) {
    const migration = known[index];
    if (!migration || (migration.hash !== hash && (createdAt ?? 0) > last))
      throw new StartError(newer(index + 1));
    if (migration.hash !== hash) throw new StartError(unreleased(migration.tag));
    // Before the second release the journal's time of a migration was rewritten while its statements stayed the same.
    if (migration.folderMillis !== createdAt)
      await tx.update(applied).set({ createdAt: migration.folderMillis }).where(eq(applied.id, id));
  }
  return rows.length;
}

/** Which migration it was, and what the database said. */
function whatFailed(error: unknown): [what: string, reason: string] {
  const isQuery = error instanceof DrizzleQueryError;
  const { message } =
    isQuery && error.cause ? error.cause : error instanceof Error ? error : new Error('unknown');
  const migration = isQuery
    ? known.find(({ sql: statements }) => statements.includes(error.query))
    : undefined;
  return [migration ? `migration ${migration.tag}` : 'a step before the migrations', message];
}
