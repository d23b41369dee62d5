import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findEmbedded, findPostgres, type FoundDatabase, openEmbedded } from '../apps/server/src/db/open.ts';
import { type Child, startChild } from '../bench/child.ts';
import { newDatabase } from '../bench/postgres.ts';
import { serverProgram } from '../bench/university.ts';
import { freePort } from '../tools/port.mjs';

const READY_MS = 50;

/** A server that is killed and restarted on the same data, always at the same address. */
export interface MortalServer {
  url: string;
  /** Starts it; returns the milliseconds until it is ready. */
  start: () => Promise<number>;
  kill: () => Promise<void>;
  /** Stops it gracefully, as an operator does. */
  stop: () => Promise<void>;
  /** Opens its database. The embedded one can only be read while no server runs, PostgreSQL always. */
  look: <T>(work: (db: FoundDatabase['db']) => Promise<T>) => Promise<T>;
  isEmbedded: boolean;
  /** Removes its data. */
  forget: () => Promise<void>;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Creates the server in its production form, with a small demo university. */
async function createMortalServer(
  env: Record<string, string>,
  scale: number,
): Promise<Pick<MortalServer, 'url' | 'start' | 'kill' | 'stop'>> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: Child | null = null;
  const end = async (how: 'kill' | 'close'): Promise<void> => {
    const running = child;
    child = null;
    await running?.[how]();
  };
  return {
    url,
    start: async () => {
      const started = performance.now();
      child = await startChild(serverProgram, {
        ...env,
        HOST: '127.0.0.1',
        PORT: String(port),
        DEMO: '1',
        DEMO_SCALE: String(scale),
        RATE_LIMIT: '0',
        // No code expires during the run.
        CODE_VALIDITY: '3600',
      });
      while (!(await isReady(url))) await setTimeout(READY_MS);
      return performance.now() - started;
    },
    kill: () => end('kill'),
    stop: () => end('close'),
  };
}

/** Opens a database temporarily. */
async function lookInto<T>(
  found: Promise<FoundDatabase>,
  work: (db: FoundDatabase['db']) => Promise<T>,
): Promise<T> {
  const { db, close } = await found;
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Uses an embedded database in a temporary folder, empty or from a snapshot. */
export async function onEmbedded(scale: number, snapshot?: Blob): Promise<MortalServer> {
  const folder = await mkdtemp(join(tmpdir(), 'semestr-kill-'));
  if (snapshot) await (await openEmbedded(folder, snapshot)).close();
  return {
    ...(await createMortalServer({ DATA_DIR: folder, DATABASE_URL: '' }, scale)),
    look: (work) => lookInto(findEmbedded(folder), work),
    isEmbedded: true,
    forget: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Uses a temporary database on this PostgreSQL. */
export async function onPostgres(address: string, scale: number): Promise<MortalServer> {
  const folder = await mkdtemp(join(tmpdir(), 'semestr-kill-'));
  const { database, drop } = newDatabase(address, 'kill');
  return {
    ...(await createMortalServer({ DATA_DIR: folder, DATABASE_URL: database }, scale)),
    look: (work) => lookInto(findPostgres(database), work),
    isEmbedded: false,
    forget: async () => {
      drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
