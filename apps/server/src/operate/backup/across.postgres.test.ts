import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  everything,
  fillFolder,
  temporaryFolder,
  unwatched,
  writeDemoBackup,
} from '../../../test/backups.ts';
import { NOW, onPostgres, postgresUrl, startTestServer } from '../../../test/server.ts';
import { findPostgres, openEmbedded, openPostgres } from '../../db/open.ts';
import { readApplied } from '../../db/migrate.ts';
import { readEnvironment } from '../../start/env.ts';
import { withOpenDatabase } from '../source.ts';
import { backUpSource } from './backup.ts';
import { restoreSource } from './restore.ts';

// Whole databases are written and read, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const path = temporaryFolder();
const options = (file: string) => ({ file, isForced: false, now: new Date(NOW), ...unwatched() });
const onFolder = (name: string) => readEnvironment({ DATA_DIR: path(name) });

let url: string;
let name: string;
beforeEach(async () => {
  name = `semestr_test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(`create database ${name}`);
  const address = new URL(postgresUrl ?? '');
  address.pathname = name;
  url = address.href;
});
afterEach(() => onPostgres(`drop database ${name} with (force)`));

const onServer = () => readEnvironment({ DATABASE_URL: url, DATA_DIR: path('data') });

describe('backup', () => {
  it('backup: moves data from the embedded database to PostgreSQL and back unchanged', async () => {
    await fillFolder(path('embedded'), true);
    await backUpSource(onFolder('embedded'), options(path('embedded.backup')));
    await restoreSource(onServer(), options(path('embedded.backup')));
    await backUpSource(onServer(), options(path('postgres.backup')));
    await restoreSource(onFolder('again'), options(path('postgres.backup')));
    const first = await withOpenDatabase(await openEmbedded(path('embedded')), everything);
    const second = await withOpenDatabase(await openPostgres(url), everything);
    const third = await withOpenDatabase(await openEmbedded(path('again')), everything);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  }, 120_000);

  it('backup: is a consistent snapshot while others continue writing', async () => {
    const { db, close } = await openPostgres(url);
    await db.execute(
      sql`insert into faculties (name, abbrev) select i::text, i::text from generate_series(1, 3000) i`,
    );
    const before = await everything(db);
    const { promise: changing, resolve: changed } = Promise.withResolvers<unknown>();
    let isChanging = false;
    const progress = (): void => {
      if (isChanging) return;
      isChanging = true;
      // After the first of a dozen chunks; holidays come after faculties.
      changed(
        db.execute(sql`with gone as (delete from holidays) delete from faculties where id % 2 = 0`).execute(),
      );
    };
    await backUpSource(onServer(), { ...options(path('one.backup')), progress });
    await changing;
    expect(await everything(db)).not.toEqual(before);
    await close();
    await onPostgres(`drop database ${name} with (force)`);
    await onPostgres(`create database ${name}`);
    await restoreSource(onServer(), options(path('one.backup')));
    expect(await withOpenDatabase(await openPostgres(url), everything)).toEqual(before);
  });
});

describe('restore into PostgreSQL', () => {
  it('restore: is rejected while a server runs on the database, and succeeds otherwise', async () => {
    await writeDemoBackup(path('a.backup'));
    const server = await startTestServer({ database: { ...(await openPostgres(url)), address: url } });
    await expect(restoreSource(onServer(), options(path('a.backup')))).rejects.toThrow(
      'A Semestr server is running on this database',
    );
    await server.close();
    const { rows } = await restoreSource(onServer(), options(path('a.backup')));
    expect(rows.get('students')).toBeGreaterThan(50);
  });

  it('restore: leaves the database empty when killed, and succeeds the next time', async () => {
    await writeDemoBackup(path('a.backup'));
    const script = `
      import { restoreSource } from ${JSON.stringify(join(import.meta.dirname, 'restore.ts'))};
      import { readEnvironment } from ${JSON.stringify(join(import.meta.dirname, '../../start/env.ts'))};
      const [DATABASE_URL, file] = process.argv.slice(1);
      const progress = (table) => table === 'students' && process.kill(process.pid, 'SIGKILL');
      await restoreSource(readEnvironment({ DATABASE_URL }), { file, progress, signal: new AbortController().signal });`;
    const args = ['--input-type=module', '-e', script, url, path('a.backup')];
    const ended = await new Promise((resolve) => {
      execFile(process.execPath, args, (error) => resolve(error?.signal));
    });
    expect(ended).toBe('SIGKILL');
    expect(await withOpenDatabase(await findPostgres(url), readApplied)).toEqual([]);
    const { rows } = await restoreSource(onServer(), options(path('a.backup')));
    expect(rows.get('students')).toBeGreaterThan(50);
  });
});
