import { readdir, stat, writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { everything, temporaryFolder, unwatched } from '../../../test/backups.ts';
import { NOW, openTestDatabase } from '../../../test/server.ts';
import type { Database } from '../../db/database.ts';
import { photos } from '../../db/tables/photos.ts';
import { withOpenDatabase } from '../source.ts';
import { backUp, targetOf } from './backup.ts';
import { totalOf } from './format.ts';
import { restore } from './restore.ts';

// Whole databases are written and read, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const path = temporaryFolder();
const options = (file: string, isForced = false) => ({ file, isForced, now: new Date(NOW), ...unwatched() });

const withDatabase = async <T>(isDemo: boolean, work: (db: Database) => Promise<T>): Promise<T> =>
  withOpenDatabase(await openTestDatabase(isDemo), work);

describe('backup', () => {
  it('backup: restores identical rows, values and sequences', async () => {
    const file = path('demo.backup');
    const [before, saved] = await withDatabase(true, async (db) => {
      // Values that JavaScript alone would not preserve: long numbers, bytes, timestamps to the microsecond.
      await db.execute(
        sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
          select id, 'c', '\\x00ff0a', 9007199254740993, '["usb"]', E'a\\nb\\t"ё" \\\\ ☂', '2026-11-20 12:00:00.123456+03'
          from users limit 1`,
      );
      return [await everything(db), await backUp(db, options(file))];
    });
    expect(totalOf(saved.rows)).toBeGreaterThan(5000);
    expect(saved).toMatchObject({
      foreign: [],
      header: { backup: 1, at: new Date(NOW).toISOString() },
    });
    expect(saved.bytes).toBe((await stat(file)).size);
    await withDatabase(false, async (db) => {
      const restored = await restore(db, { file, ...unwatched() });
      expect(restored.rows).toEqual(saved.rows);
      expect(await everything(db)).toEqual(before);
      // Ids continue where they were, also after deleted ones.
      await expect(
        db.execute(sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
          select id, 'd', '', 0, '[]', '', now() from users limit 1`),
      ).resolves.toBeDefined();
    });
  });

  it('backup: contains values longer than one read', async () => {
    const file = path('photos.backup');
    const before = await withDatabase(true, async (db) => {
      await db.execute(
        sql`update photos set picture = decode(repeat('00ff17', 900000), 'hex') where id in (select id from photos limit 3)`,
      );
      await backUp(db, options(file));
      return everything(db);
    });
    await withDatabase(false, async (db) => {
      await restore(db, { file, ...unwatched() });
      expect(await everything(db)).toEqual(before);
      expect(await db.$count(photos)).toBeGreaterThan(0);
    });
  });

  it('backup: excludes tables that do not belong to Semestr, and reports them', async () => {
    await withDatabase(true, async (db) => {
      await db.execute('create table notes (id integer)');
      const { foreign, rows } = await backUp(db, options(path('a.backup')));
      expect([foreign, rows.has('notes'), rows.has('users')]).toEqual([['notes'], false, true]);
      await db.execute('drop table notes');
    });
  });

  it('backup: is readable only by its owner, and replaces a file only on request', async () => {
    const file = path('folder/a.backup');
    await withDatabase(false, async (db) => {
      await backUp(db, options(file));
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      await writeFile(file, 'mine');
      await expect(backUp(db, options(file))).rejects.toThrow(
        `The file ${file} already exists. To replace it: --force`,
      );
      expect((await stat(file)).size).toBe(4);
      await backUp(db, options(file, true));
      expect((await stat(file)).size).toBeGreaterThan(1000);
    });
    expect(await readdir(path('folder'))).toEqual(['a.backup']);
  });

  it('backup: leaves nothing when it cannot be written or is stopped', async () => {
    await writeFile(path('no-folder'), '');
    const stopped = { ...options(path('b.backup')), signal: AbortSignal.abort() };
    await withDatabase(false, async (db) => {
      await expect(backUp(db, options(path('no-folder/a.backup')))).rejects.toThrow(
        /^The backup \S+ could not be written: (?:ENOTDIR|EEXIST)\.$/,
      );
      await expect(backUp(db, stopped)).rejects.toThrow('The operation was aborted');
    });
    expect(await readdir(path())).toEqual(['no-folder']);
  });

  it('backup: is written to the given file, into the given folder, or into the default one', async () => {
    const [env, now] = [{ DATA_DIR: path('data') }, new Date(NOW)];
    expect(await targetOf(null, env, now)).toBe(path('data/backups/semestr-2026-11-20T1258.backup'));
    expect(await targetOf(path(), env, now)).toBe(path('semestr-2026-11-20T1258.backup'));
    expect(await targetOf(path('own.backup'), env, now)).toBe(path('own.backup'));
    expect(await targetOf(`${path('missing')}/`, env, now)).toBe(
      path('missing/semestr-2026-11-20T1258.backup'),
    );
  });
});
