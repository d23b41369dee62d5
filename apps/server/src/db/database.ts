import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { lockFolder } from './lock.ts';
import { type Listeners, listenOnPostgres } from './signals.ts';
import { StartError } from '../start/error.ts';

/** Either database, behind one query builder; also what a transaction gives. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** Hears the signals that transactions send, of this process and of others on the same database. */
  listen: (listeners: Listeners) => Promise<void>;
  close: () => Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, 'migrations');
const casing = 'snake_case';

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new StartError(`The data folder ${folder} cannot be made: ${reasonOf(cause)}.`, { cause });
  });
}

/** The embedded database in a folder of its own, which no other process may hold; `null` keeps it in memory. */
export async function openEmbedded(folder: string | null, snapshot?: Blob): Promise<OpenDatabase> {
  if (folder) await makeFolder(folder);
  const unlock = folder ? lockFolder(folder) : () => undefined;
  const pglite = await PGlite.create({
    ...(folder && { dataDir: join(folder, 'pglite') }),
    ...(snapshot && { loadDataDir: snapshot }),
  });
  const db = drizzlePglite(pglite, { casing });
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    listen: async (listeners) => {
      for (const [channel, listener] of Object.entries(listeners)) await pglite.listen(channel, listener);
    },
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
}

/** Any number serves to tell our migrations' lock from others in the same database. */
const MIGRATION_LOCK = 7_236_514;

/** A PostgreSQL server; several processes may start on it at once, one of them migrates. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // A connection that breaks while idle is replaced by the pool; the next query reports what matters.
  pool.on('error', () => undefined);
  const client = await pool.connect().catch(async (cause: unknown) => {
    await pool.end();
    throw new StartError(`DATABASE_URL does not lead to a PostgreSQL server: ${reasonOf(cause)}.`, { cause });
  });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePg(drizzlePg(client, { casing }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
  const stops: (() => Promise<void>)[] = [];
  return {
    db: drizzlePg(pool, { casing }),
    listen: (listeners) => {
      stops.push(listenOnPostgres(url, listeners));
      return Promise.resolve();
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await pool.end();
    },
  };
}

const reasonOf = (cause: unknown): string =>
  (cause instanceof AggregateError ? cause.errors : [cause])
    .map((error: unknown) => (error instanceof Error ? error.message : String(error)))
    .join(', ');

/** Whether the database answers. */
export async function isAlive(db: Database): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
