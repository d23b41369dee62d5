import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { queryRows } from '../src/operate/query-rows.ts';
import { withOpenDatabase } from '../src/operate/source.ts';
import { foreignKeysOf, sequencesOf, tablesOf } from '../src/operate/backup/catalogue.ts';
import { backUp } from '../src/operate/backup/backup.ts';
import { NOW, openTestDatabase } from './server.ts';
import { snapshotFolder } from './snapshot.ts';

/** Creates a temporary folder for each test of the file. */
export function temporaryFolder(): (name?: string) => string {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'semestr-operate-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  return (name = '') => join(folder, name);
}

/** Returns options of long work without progress output and interruption. */
export const unwatched = () => ({ progress: () => undefined, signal: new AbortController().signal });

/** Creates an embedded database in a data folder: with the demo university, or empty. */
export async function fillFolder(dataDir: string, isDemo: boolean): Promise<void> {
  await mkdir(dataDir, { mode: 0o700 });
  await cp(await snapshotFolder(isDemo), join(dataDir, 'pglite'), { recursive: true });
}

async function backUpDemo(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'semestr-operate-'));
  const file = join(folder, 'demo.backup');
  await withOpenDatabase(await openTestDatabase(true), (db) =>
    backUp(db, { file, isForced: false, now: new Date(NOW), ...unwatched() }),
  );
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

let demo: Promise<Buffer> | null = null;

/** Writes a backup of the demo university, which is created once. */
export async function writeDemoBackup(file: string): Promise<void> {
  demo ??= backUpDemo();
  await writeFile(file, await demo);
}

/**
 * Returns a hash of each table's rows, independent of their order, the position of each sequence, and all foreign keys.
 */
export async function everything(db: Database): Promise<Record<string, unknown>> {
  const hashes: Record<string, unknown> = {};
  for (const { name } of (await tablesOf(db)).own) {
    const [row] = await queryRows(
      db,
      sql`select count(*)::int as count, md5(string_agg(md5(to_jsonb(t)::text), '' order by md5(to_jsonb(t)::text))) as hash
        from public.${sql.identifier(name)} t`,
    );
    hashes[name] = row;
  }
  return { ...hashes, sequences: await sequencesOf(db), keys: await foreignKeysOf(db) };
}

/** Changes lines of a backup, without their line feeds, and updates its checksum. */
export async function reseal(file: string, change: (lines: string[]) => string[]): Promise<void> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  const footer: unknown = JSON.parse(lines.pop() ?? '');
  const text = change(lines)
    .map((line) => `${line}\n`)
    .join('');
  const sealed = { ...(footer as object), sha256: createHash('sha256').update(text).digest('hex') };
  await writeFile(file, gzipSync(`${text}${JSON.stringify(sealed)}\n`));
}

/** Creates the header of a backup made at that time. */
export const backupHead = (at: string): Buffer =>
  gzipSync(
    `${JSON.stringify({ backup: 1, semestr: '0.1.0', at, database: 'PostgreSQL 17', embedded: true, migration: '0001', migrations: [] })}\n`,
  );
