import { chmod, mkdir } from 'node:fs/promises';
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

/**
 * The mode of a data folder: sessions, hashes of passwords and the secret of the installation are in it, and the embedded
 * database gives its own files to everybody.
 */
const PRIVATE = 0o700;

/** Closes the data folder to the other users of the machine. A folder that is not ours stays as it is: the doctor says so. */
const closeFolder = (folder: string): Promise<void> => chmod(folder, PRIVATE).catch(() => undefined);

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE }).catch((cause: unknown) => {
    throw new StartError((t) => t('folderNotMade', { folder, reason: reasonOf(cause) }), { cause });
  });
}

/** A database that is open as it was found: at whatever migration, or with nothing in it. */
export type FoundDatabase = Pick<OpenDatabase, 'db' | 'close'>;

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

/**
 * What the embedded database keeps of its pages. The system keeps them as well, and gives them again almost as soon: the
 * usual 128 MB would fill up with copies, and be a third of what the server holds.
 */
const BUFFERS = '16MB';

/**
 * Starts the embedded database in a folder of its own, which no other process may hold; `null` keeps it in memory.
 * Throws a `StartError` where that cannot be, `FolderTaken` while another process has it.
 */
async function startEmbedded(
  folder: string | null,
  snapshot?: Blob,
): Promise<{ pglite: PGlite; close: () => Promise<void> }> {
  if (folder) await makeFolder(folder);
  const unlock = folder ? lockFolder(folder) : () => undefined;
  try {
    const pglite = await PGlite.create({
      ...(folder && { dataDir: embeddedFolder(folder) }),
      ...(snapshot && { loadDataDir: snapshot }),
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
    });
    const close = async (): Promise<void> => {
      await pglite.close();
      unlock();
    };
    return { pglite, close };
  } catch (cause) {
    unlock();
    const reason = reasonOf(cause);
    throw new StartError((t) => t('notOpened', { folder: folder ?? t('inMemory'), reason }), { cause });
  }
}

/** Where in a data folder the embedded database lies. */
export const embeddedFolder = (folder: string): string => join(folder, 'pglite');

/** The embedded database, brought up to date. */
export async function openEmbedded(folder: string | null, snapshot?: Blob): Promise<OpenDatabase> {
  const { pglite, close } = await startEmbedded(folder, snapshot);
  if (folder) await closeFolder(folder);
  try {
    return { ...(await onEmbedded(pglite)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The embedded database as it is. */
export async function findEmbedded(folder: string): Promise<FoundDatabase> {
  const { pglite, close } = await startEmbedded(folder);
  return { db: drizzleOn(pglite), close };
}

/** How long a server waits for its database, in milliseconds. */
export interface Patience {
  /** A statement. */
  statement: number;
  /** A row that another has locked: whoever waits holds one of the few connections meanwhile. */
  lock: number;
  /** An answer: longer than a statement may take, for a database that cannot even say so. */
  answer: number;
}

const usualPatience: Patience = { statement: 15_000, lock: 3000, answer: 20_000 };

/** A PostgreSQL server as it is; statements may take as long as they like, unless told otherwise. Throws a `StartError` where there is none. */
export async function findPostgres(url: string, patience?: Patience): Promise<FoundDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(patience && {
      statement_timeout: patience.statement,
      lock_timeout: patience.lock,
      query_timeout: patience.answer,
    }),
  });
  // A connection that breaks while idle is replaced by the pool; the next query reports what matters.
  pool.on('error', () => undefined);
  // One that breaks in a transaction fails its next statement; unheard the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    (await pool.connect()).release();
  } catch (cause) {
    await pool.end();
    throw new StartError((t) => t('notReached', { reason: reasonOf(cause) }), { cause });
  }
  return { db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() };
}

/** A PostgreSQL server; several processes may start on it at once, one of them migrates. */
export async function openPostgres(url: string, patience = usualPatience): Promise<OpenDatabase> {
  const found = await findPostgres(url);
  try {
    await migrate(found.db);
  } finally {
    await found.close();
  }
  const { db, close } = await findPostgres(url, patience);
  const stops: (() => Promise<void>)[] = [];
  return {
    db,
    listen: (listeners) => {
      stops.push(listenOnPostgres(url, listeners));
      return Promise.resolve();
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await close();
    },
  };
}

const reasonOf = (cause: unknown): string =>
  (cause instanceof AggregateError ? cause.errors : [cause])
    .map((error: unknown) => (error instanceof Error ? error.message : String(error)))
    .join(', ');
