import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { ask } from '../src/operate/ask.ts';
import { within } from '../src/operate/source.ts';
import { foreignKeysOf, sequencesOf, tablesOf } from '../src/operate/backup/catalogue.ts';
import { backUp } from '../src/operate/backup/backup.ts';
import { NOW, openTestDatabase } from './server.ts';
import { snapshotFolder } from './snapshot.ts';

/** A folder of its own for each test of the file. */
export function temporaryFolder(): (name?: string) => string {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'semestr-operate-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  return (name = '') => join(folder, name);
}

/** What a long work is told that nobody watches or ends. */
export const unwatched = () => ({ progress: () => undefined, signal: new AbortController().signal });

/** Puts an embedded database into a data folder: the demo university, or none. */
export async function fillFolder(dataDir: string, isDemo: boolean): Promise<void> {
  await mkdir(dataDir, { mode: 0o700 });
  await cp(await snapshotFolder(isDemo), join(dataDir, 'pglite'), { recursive: true });
}

async function backUpDemo(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'semestr-operate-'));
  const file = join(folder, 'demo.backup');
  await within(await openTestDatabase(true), (db) =>
    backUp(db, { file, isForced: false, now: new Date(NOW), ...unwatched() }),
  );
  const made = await readFile(file);
  await rm(folder, { recursive: true });
  return made;
}

let demo: Promise<Buffer> | null = null;

/** Writes a backup of the demo university, which is made once. */
export async function writeDemoBackup(file: string): Promise<void> {
  demo ??= backUpDemo();
  await writeFile(file, await demo);
}

/** A hash of all rows of each table, whatever their order, where each sequence stands, and all foreign keys. */
export async function everything(db: Database): Promise<Record<string, unknown>> {
  const hashes: Record<string, unknown> = {};
  for (const { name } of (await tablesOf(db)).own) {
    const [row] = await ask(
      db,
      sql`select count(*)::int as count, md5(string_agg(md5(to_jsonb(t)::text), '' order by md5(to_jsonb(t)::text))) as hash
        from public.${sql.identifier(name)} t`,
    );
    hashes[name] = row;
  }
  return { ...hashes, sequences: await sequencesOf(db), keys: await foreignKeysOf(db) };
}

/** Changes lines of a backup, without their line feeds, and seals it anew as whoever made it would have. */
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

/** The head of a backup that was made then. */
export const backupHead = (at: string): Buffer =>
  gzipSync(
    `${JSON.stringify({ backup: 1, semestr: '0.1.0', at, database: 'PostgreSQL 17', embedded: true, migration: '0001', migrations: [] })}\n`,
  );
