import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semestr-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('log: is only written to standard output', { timeout: 60_000 }, async () => {
  const data = join(folder, 'data');
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DEMO: 'off', DATABASE_URL: '', DATA_DIR: data };
  const server = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { cwd: folder, env });
  let [out, trouble] = ['', ''];
  server.stderr.on('data', (piece: Buffer) => (trouble += String(piece)));
  const port = await new Promise<string>((resolve, reject) => {
    server.once('close', () => reject(new Error(`The server did not start: ${trouble}`)));
    server.stdout.on('data', (piece: Buffer) => {
      out += String(piece);
      const [, found] = /localhost:(\d+)/.exec(out) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/certificate`);
  expect(status).toBe(403);
  server.kill('SIGTERM');
  await once(server, 'close');
  const logged = out.split('\n').filter((line) => line.startsWith('{'));
  expect(logged.map((line): unknown => JSON.parse(line))).toMatchObject([{ msg: 'A call was refused' }]);
  expect(trouble).toBe('');
  // The data folder contains only files of the database.
  expect(await readdir(folder)).toEqual(['data']);
  expect((await readdir(data, { recursive: true })).filter((name) => /log$|logs?\//i.test(name))).toEqual([]);
});
