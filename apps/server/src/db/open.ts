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
  /** Receives the signals that transactions send, from this process and from others on the same database. */
  listen: (listeners: Listeners) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Mode of a data folder, which contains sessions, password hashes and the secret of the installation. The embedded
 * database makes its own files readable for all users.
 */
const PRIVATE = 0o700;

/**
 * Removes other users' access to the data folder. A folder that belongs to another user is not changed: the doctor
 * reports it.
 */
const closeFolder = (folder: string): Promise<void> => chmod(folder, PRIVATE).catch(() => undefined);

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE }).catch((cause: unknown) => {
    throw new StartError((t) => t('folderNotMade', { folder, reason: reasonOf(cause) }), { cause });
  });
}

/** An open database that has not been migrated yet: it may be empty, or at any migration. */
export type FoundDatabase = Pick<OpenDatabase, 'db' | 'close'>;

/** Migrates an embedded database that is already running. */
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
 * Size of the embedded database's page buffer. The operating system caches the pages as well and returns them almost as
 * fast: the default of 128 MB would fill with copies and take a third of the server's memory.
 */
const BUFFERS = '16MB';

/**
 * Starts the embedded database in a folder, which no other process may use; `null` keeps it in memory. Throws a
 * `StartError` when that fails, `FolderTaken` while another process has it.
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

/** Returns the path of the embedded database in a data folder. */
export const embeddedFolder = (folder: string): string => join(folder, 'pglite');

/** Opens the embedded database and migrates it. */
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

/** Opens the embedded database without migrating it. */
export async function findEmbedded(folder: string): Promise<FoundDatabase> {
  const { pglite, close } = await startEmbedded(folder);
  return { db: drizzleOn(pglite), close };
}

/** Time limits of the server for its database, in milliseconds. */
export interface DatabaseTimeouts {
  /** Limit for a statement. */
  statement: number;
  /** Limit for a row lock: a waiting call occupies one of the few connections. */
  lock: number;
  /** Limit for a response: longer than for a statement, for a database that cannot even report a timeout. */
  answer: number;
}

const defaultTimeouts: DatabaseTimeouts = { statement: 15_000, lock: 3000, answer: 20_000 };

/**
 * Connects to a PostgreSQL server without migrating it; statements may take any time unless limits are passed. Throws a
 * `StartError` when it is unavailable.
 */
export async function findPostgres(url: string, patience?: DatabaseTimeouts): Promise<FoundDatabase> {
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
  // The pool replaces a connection that breaks while idle. If the database is unavailable, the next query reports it.
  pool.on('error', () => undefined);
  // A connection that breaks in a transaction fails its next statement; without a listener the error would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    (await pool.connect()).release();
  } catch (cause) {
    await pool.end();
    throw new StartError((t) => t('notReached', { reason: reasonOf(cause) }), { cause });
  }
  return { db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() };
}

/**
 * Opens a PostgreSQL server and migrates it; several processes may start on it at the same time, one of them migrates.
 */
export async function openPostgres(url: string, patience = defaultTimeouts): Promise<OpenDatabase> {
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
