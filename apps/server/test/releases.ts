import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { onEmbedded, openPostgres } from '../src/db/open.ts';
import { onPostgres, postgresUrl, type TestDatabase } from './server.ts';
import { snapshot } from './snapshot.ts';

const folder = join(import.meta.dirname, 'releases');

/** The releases with a dump, oldest first. */
export const releases = readdirSync(folder)
  .map((file) => basename(file, '.sql'))
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

const dumpOf = (version: string): string => readFileSync(join(folder, `${version}.sql`), 'utf8');

/** Returns the session cookie of a signed-in student in the dump. */
export const cookieIn = (version: string): string => /SESSION=[\w-]+/.exec(dumpOf(version))?.[0] ?? '';

/** A row by the names of its columns. */
export type Row = Record<string, unknown>;

/** A database as left by a release. */
export interface StoredRelease {
  /** Opens and migrates it like a starting server. */
  open: () => Promise<TestDatabase>;
  /** Runs raw statements; returns the rows of the last one. */
  query: (statement: string) => Promise<Row[]>;
  remove: () => Promise<void>;
}

/** Restores the dump of a release, on the PostgreSQL of TEST_DATABASE_URL or in memory. */
export async function restoreRelease(version: string): Promise<StoredRelease> {
  const stored = await (postgresUrl ? makeDatabase(postgresUrl) : makeEmbedded());
  await stored.query(dumpOf(version));
  return stored;
}

/** Restores it into a data folder. */
export async function restoreInto(dataDir: string, version: string, change: string): Promise<void> {
  const pglite = await PGlite.create({
    dataDir: join(dataDir, 'pglite'),
    loadDataDir: await snapshot(false),
  });
  await empty(pglite);
  await pglite.exec(dumpOf(version));
  await pglite.exec(change);
  await pglite.close();
}

async function makeDatabase(server: string): Promise<StoredRelease> {
  const name = `semestr_test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    open: async () => ({ ...(await openPostgres(url.href)), address: url.href }),
    query: async (statement) => {
      const client = new Client({ connectionString: url.href });
      await client.connect();
      try {
        return (await client.query<Row>(statement)).rows;
      } finally {
        await client.end();
      }
    },
    remove: () => onPostgres(`drop database ${name} with (force)`),
  };
}

/** Databases that tests no longer use: emptying a database takes a hundredth of the time of creating one. */
const idle: PGlite[] = [];

/** Removes everything: tables, sequences, functions and migrations. */
async function empty(pglite: PGlite): Promise<void> {
  await pglite.exec('discard all');
  await pglite.exec(`
    drop schema public cascade;
    drop schema if exists drizzle cascade;
    create schema public`);
}

async function makeEmbedded(): Promise<StoredRelease> {
  const pglite = idle.pop() ?? (await PGlite.create({ loadDataDir: await snapshot(false) }));
  await empty(pglite);
  return {
    open: async () => {
      const opened = await onEmbedded(pglite);
      const output: string[] = [];
      return {
        ...opened,
        listen: (listeners) => {
          output.push(...Object.keys(listeners));
          return opened.listen(listeners);
        },
        close: async () => {
          for (const channel of output) await pglite.unlisten(channel);
        },
        address: null,
      };
    },
    query: async (statement) => {
      const results = await pglite.exec(statement);
      return results.at(-1)?.rows ?? [];
    },
    remove: async () => {
      idle.push(pglite);
    },
  };
}
