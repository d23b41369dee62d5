import { execFile } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  everything,
  fillFolder,
  reseal,
  temporaryFolder,
  unwatched,
  writeDemoBackup,
} from '../../../test/backups.ts';
import { restoreInto } from '../../../test/releases.ts';
import { NOW, openTestDatabase } from '../../../test/server.ts';
import { openEmbedded } from '../../db/open.ts';
import { knownMigrations, readApplied, tagOf } from '../../db/migrate.ts';
import { lockFolder } from '../../db/lock.ts';
import type { Database } from '../../db/database.ts';
import { readEnvironment } from '../../start/env.ts';
import { Failure } from '../failure.ts';
import { withOpenDatabase } from '../source.ts';
import { backUpSource } from './backup.ts';
import { restore, restoreSource } from './restore.ts';

// Whole databases are written and read, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const path = temporaryFolder();
const options = (file: string) => ({ file, isForced: false, now: new Date(NOW), ...unwatched() });
const onFolder = (name: string) => readEnvironment({ DATA_DIR: path(name) });

beforeEach(() => writeDemoBackup(path('demo.backup')));

const withBare = async <T>(work: (db: Database) => Promise<T>): Promise<T> =>
  withOpenDatabase(await openTestDatabase(false), work);

describe('disk', () => {
  it('restore: rejects a nearly full disk before creating a folder', async () => {
    const free = { freeIn: () => Promise.resolve(60 * 1024 ** 2) };
    const restoring = restoreSource(onFolder('new'), { ...options(path('demo.backup')), ...free });
    await expect(restoring).rejects.toThrow(
      /^The disk of \S+ has 60\sMB free, but about 1\d\d(?:\.\d)?\sMB are needed\./,
    );
    await expect(stat(path('new'))).rejects.toThrow('ENOENT');
  });
});

describe('database that is not empty', () => {
  it('restore: leaves a database with data unchanged, even one with a single faculty', async () => {
    const { db, close } = await openTestDatabase(true);
    try {
      const before = await everything(db);
      await expect(restore(db, options(path('demo.backup')))).rejects.toThrow(
        /^The database already has records \(table \w+\): .+ Nothing was changed\./,
      );
      expect(await everything(db)).toEqual(before);
    } finally {
      await close();
    }
    await withBare(async (bare) => {
      await bare.execute(sql`insert into faculties (name, abbrev) values ('Ф', 'Ф')`);
      await expect(restore(bare, options(path('demo.backup')))).rejects.toThrow('(table faculties)');
      await bare.execute(sql`delete from faculties`);
    });
  });

  it('restore: accepts a database with only failed sign-ins', async () => {
    await withBare(async (db) => {
      await db.execute(
        sql`insert into sign_in_failures (username, client, count, since) values ('admin', '::1', 1, now())`,
      );
      await restore(db, options(path('demo.backup')));
      expect(await everything(db)).toMatchObject({ sign_in_failures: { count: 0 } });
    });
  });

  it('restore: rejects a database with foreign tables', async () => {
    await withBare(async (db) => {
      await db.execute('create table notes (id integer)');
      await expect(restore(db, options(path('demo.backup')))).rejects.toThrow(
        'do not belong to Semestr (notes)',
      );
    });
  });
});

describe('backup', () => {
  it('restore: rejects a backup of a newer Semestr like a start rejects its database', async () => {
    await reseal(path('demo.backup'), ([header = '', ...rest]) => [
      header.replace(/\}\]\}$/, '},{"hash":"ab","createdAt":9795176105336}]}'),
      ...rest,
    ]);
    await withBare(async (db) => {
      const before = await everything(db);
      await expect(restore(db, options(path('demo.backup')))).rejects.toThrow(
        `The database was migrated by a newer Semestr: this one does not know its migration ${knownMigrations + 1};`,
      );
      expect(await everything(db)).toEqual(before);
    });
  });

  it.each([
    ['0.1.0', 2],
    ['0.2.0', 3],
    ['0.3.0', 39],
  ])(
    'restore: a backup of release %s is restored with its migrations and then migrated',
    async (version, count) => {
      await mkdir(path('old'));
      await restoreInto(path('old'), version, 'select 1');
      const { header } = await backUpSource(onFolder('old'), options(path('old.backup')));
      expect(header.migration).toBe(tagOf(count));
      const { meta: _secret, ...upgraded } = await withOpenDatabase(
        await openEmbedded(path('old')),
        everything,
      );
      await withBare(async (db) => {
        const { migration } = await restore(db, options(path('old.backup')));
        expect(migration).toBe(tagOf(knownMigrations));
        expect(await readApplied(db)).toHaveLength(knownMigrations);
        expect(await everything(db)).toMatchObject(upgraded);
      });
    },
  );

  it.each([
    ['rows that others refer to under another number', /"table":"faculties"/, 'Nothing was changed.'],
    [
      'a column that is not known',
      /"table":"users"/,
      'Table users of the backup has unexpected columns: colour.',
    ],
  ])('restore: a backup with %s changes nothing', async (what, where, sentence) => {
    await reseal(path('demo.backup'), (lines) => {
      const at = lines.findIndex((line) => where.test(line));
      return what.startsWith('rows')
        ? lines.with(at + 1, (lines[at + 1] ?? '').replaceAll(/"id":(\d+)/g, '"id":9$1'))
        : lines.with(at, (lines[at] ?? '').replace('["', '["colour","'));
    });
    await withBare(async (db) => {
      const before = await everything(db);
      const refused = restore(db, options(path('demo.backup')));
      await expect(refused).rejects.toThrow(Failure);
      await expect(refused).rejects.toThrow(sentence);
      expect(await everything(db)).toEqual(before);
    });
  });
});

describe('embedded database', () => {
  it('restore: creates a missing embedded database with the same content', async () => {
    await restoreSource(onFolder('new'), options(path('demo.backup')));
    const saved = await backUpSource(onFolder('new'), options(path('again.backup')));
    expect(saved.rows.get('users')).toBeGreaterThan(100);
    await expect(backUpSource(onFolder('nowhere'), options(path('b.backup')))).rejects.toThrow(
      `There is no embedded database in ${path('nowhere')}:`,
    );
  });

  it('restore: rejects a database used by a server, like a backup, in both languages', async () => {
    await fillFolder(path('held'), false);
    const unlock = lockFolder(path('held'));
    try {
      const refusals = await Promise.all(
        [
          backUpSource(onFolder('held'), options(path('c.backup'))),
          restoreSource(onFolder('held'), options(path('demo.backup'))),
        ].map((work) =>
          work.then(
            () => [],
            (error: unknown) => (error instanceof Failure ? [error.in('en'), error.in('ru')] : [error]),
          ),
        ),
      );
      expect(refusals).toEqual([
        [
          expect.stringMatching(/cannot be backed up while a server is running/),
          expect.stringMatching(/^Пока работает сервер/),
        ],
        [
          expect.stringMatching(/^A backup cannot be restored/),
          expect.stringMatching(/^Пока работает сервер/),
        ],
      ]);
    } finally {
      unlock();
    }
  });

  it('restore: leaves the embedded database empty when killed, and succeeds the next time', async () => {
    await fillFolder(path('killed'), false);
    const script = `
      import { restoreSource } from ${JSON.stringify(join(import.meta.dirname, 'restore.ts'))};
      import { readEnvironment } from ${JSON.stringify(join(import.meta.dirname, '../../start/env.ts'))};
      const [DATA_DIR, file] = process.argv.slice(1);
      const progress = (table) => table === 'students' && process.kill(process.pid, 'SIGKILL');
      await restoreSource(readEnvironment({ DATA_DIR }), { file, progress, signal: new AbortController().signal });`;
    const args = ['--input-type=module', '-e', script, path('killed'), path('demo.backup')];
    const ended = await new Promise((resolve) => {
      execFile(process.execPath, args, (error) => resolve(error?.signal));
    });
    expect(ended).toBe('SIGKILL');
    expect(await withOpenDatabase(await openEmbedded(path('killed')), everything)).toMatchObject({
      faculties: { count: 0 },
      holidays: { count: 10 },
    });
    const { rows } = await restoreSource(onFolder('killed'), options(path('demo.backup')));
    expect(rows.get('students')).toBeGreaterThan(50);
  });

  it('restore: leaves the embedded database unchanged when stopped', async () => {
    await fillFolder(path('stopped'), false);
    const stopping = new AbortController();
    const progress = (table: string): void => {
      if (table === 'students') stopping.abort();
    };
    const { signal } = stopping;
    const stopped = restoreSource(onFolder('stopped'), { file: path('demo.backup'), progress, signal });
    await expect(stopped).rejects.toThrow('This operation was aborted');
    expect(await withOpenDatabase(await openEmbedded(path('stopped')), everything)).toMatchObject({
      students: { count: 0 },
      holidays: { count: 10 },
    });
  });
});
