import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../start/error.ts';
import { failing } from '../../test/broken-migration.ts';
import { restoreInto } from '../../test/releases.ts';
import { openTestDatabase } from '../../test/server.ts';
import { isAlive } from './database.ts';
import { openEmbedded, openPostgres } from './open.ts';
import { lockFolder } from './lock.ts';
import { faculties } from './tables/faculties.ts';
import { meta } from './tables/meta.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semestr-database-'));
});
afterEach(() => rm(folder, { recursive: true }));

const sentence = () => `The data folder ${folder} is in use by another Semestr; stop it, or set DATA_DIR.`;

describe('embedded database', () => {
  it('embedded database: keeps stored data, migrates once, and frees its folder when closed', async () => {
    const first = await openEmbedded(folder);
    await first.db.insert(faculties).values({ name: 'Факультет', abbrev: 'Ф' });
    await expect(openEmbedded(folder)).rejects.toThrow(sentence());
    await first.close();
    const second = await openEmbedded(folder);
    expect(await second.db.select().from(faculties)).toMatchObject([{ abbrev: 'Ф' }]);
    expect(await second.db.select().from(meta)).toMatchObject([{ id: 1, dataVersion: 1 }]);
    await second.close();
  }, 60_000);

  it('embedded database: only the server’s user has access, even to a folder an earlier version left open', async () => {
    await chmod(folder, 0o755);
    const { close } = await openEmbedded(folder);
    await close();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('embedded database: rejects a second opener with one sentence', async () => {
    const unlock = lockFolder(folder);
    const refused = openEmbedded(folder);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(sentence());
    unlock();
  });

  it('embedded database: rejects a second process with the same sentence', async () => {
    const unlock = lockFolder(folder);
    const script = `
      import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
      try { lockFolder(process.argv[1]); console.log('held'); } catch (error) { console.log(error.message); }`;
    const other = async () => {
      const args = ['--input-type=module', '-e', script, folder];
      return (await promisify(execFile)(process.execPath, args)).stdout.trim();
    };
    expect(await other()).toBe(sentence());
    unlock();
    expect(await other()).toBe('held');
  });

  it('embedded database: reports a failure to open with one sentence and frees its folder', async () => {
    await mkdir(join(folder, 'pglite'));
    await writeFile(join(folder, 'pglite/PG_VERSION'), '12');
    const opening = openEmbedded(folder);
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(/^The database in \S+ cannot be opened: .+\.$/);
    lockFolder(folder)();
  });

  it('embedded database: no longer responds after it is closed', async () => {
    const { db, close } = await openTestDatabase(false);
    expect(await isAlive(db)).toBe(true);
    await close();
    expect(await isAlive(db)).toBe(false);
  }, 60_000);
});

const refusalOf = async (url: string): Promise<string> =>
  openPostgres(url).then(
    async ({ close }) => {
      await close();
      return 'opened';
    },
    (error: unknown) => {
      if (error instanceof StartError) return error.message;
      throw error;
    },
  );

describe('unusable DATABASE_URL', () => {
  it('database URL: rejects a closed port with one sentence', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const address = closed.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await new Promise((resolve) => closed.close(resolve));
    expect(await refusalOf(`postgres://somebody:secret@127.0.0.1:${port}/semestr`)).toMatch(
      /^DATABASE_URL does not reach a PostgreSQL server: connect ECONNREFUSED 127\.0\.0\.1:\d+\.$/,
    );
  });

  it.each(['postgres://somebody:50%zz@127.0.0.1/semestr', 'postgres://%zz@127.0.0.1/semestr'])(
    'database URL: rejects characters that no URL has (%s) with one sentence, without the password',
    async (url) => {
      const refusal = await refusalOf(url);
      expect(refusal).toMatch(/^DATABASE_URL does not reach a PostgreSQL server: .+\.$/);
      expect(refusal).not.toContain('50%zz');
    },
  );

  it('database URL: rejects a server that is not PostgreSQL with one sentence', async () => {
    const other = createServer((socket) => socket.once('data', () => socket.destroy())).listen(
      0,
      '127.0.0.1',
    );
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await refusalOf(`postgres://somebody@127.0.0.1:${port}/semestr`)).toMatch(
      /^DATABASE_URL does not reach/,
    );
    await new Promise((resolve) => other.close(resolve));
  });
});

describe('data folder that cannot be migrated', () => {
  it('data folder: a failed migration ends the start with only one sentence and frees the folder', async () => {
    const { obstacle, sentence: failed } = failing;
    await restoreInto(folder, '0.1.0', obstacle);
    const env = { ...process.env, PORT: '0', DEMO: 'off', DATABASE_URL: '', DATA_DIR: folder };
    const ended = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
      const main = join(import.meta.dirname, '../main.ts');
      execFile(process.execPath, [main], { env }, (error, _stdout, stderr) =>
        resolve({ code: error?.code, stderr }),
      );
    });
    expect(ended).toEqual({ code: 1, stderr: `${failed}\n` });
    await expect(openEmbedded(folder)).rejects.toThrow(failed);
    lockFolder(folder)();
  });
});
