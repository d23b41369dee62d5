import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { drizzleOn } from './embedded.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { type Listeners, listenOnPostgres } from './signals.ts';
import { StartError } from '../start/error.ts';

export interface OpenDatabase {
  db: Database;
  /** Hears the signals that transactions send, of this process and of others on the same database. */
  listen: (listeners: Listeners) => Promise<void>;
  close: () => Promise<void>;
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new StartError(`The data folder ${folder} cannot be made: ${reasonOf(cause)}.`, { cause });
  });
}

/** An embedded database that already runs, brought up to date. */
export async function onEmbedded(pglite: PGlite): Promise<Omit<OpenDatabase, 'close'>> {
  const db = drizzleOn(pglite);
  await migrate(db);
  return {
    db,
    listen: async (listeners) => {
      for (const [channel, listener] of Object.entries(listeners)) await pglite.listen(channel, listener);
    },
  };
}

/** The embedded database in a folder of its own, which no other process may hold; `null` keeps it in memory. */
export async function openEmbedded(folder: string | null, snapshot?: Blob): Promise<OpenDatabase> {
  if (folder) await makeFolder(folder);
  const unlock = folder ? lockFolder(folder) : () => undefined;
  let pglite: PGlite | undefined;
  const close = async (): Promise<void> => {
    await pglite?.close();
    unlock();
  };
  try {
    pglite = await PGlite.create({
      ...(folder && { dataDir: join(folder, 'pglite') }),
      ...(snapshot && { loadDataDir: snapshot }),
    }).catch((cause: unknown) => {
      throw new StartError(`The database in ${folder ?? 'memory'} does not open: ${reasonOf(cause)}.`, {
        cause,
      });
    });
    return { ...(await onEmbedded(pglite)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A PostgreSQL server; several processes may start on it at once, one of them migrates. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // A connection that breaks while idle is replaced by the pool; the next query reports what matters.
  pool.on('error', () => undefined);
  const db = drizzle(pool, { casing: 'snake_case' });
  try {
    const client = await pool.connect().catch((cause: unknown) => {
      throw new StartError(`DATABASE_URL does not lead to a PostgreSQL server: ${reasonOf(cause)}.`, {
        cause,
      });
    });
    client.release();
    await migrate(db);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const stops: (() => Promise<void>)[] = [];
  return {
    db,
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
