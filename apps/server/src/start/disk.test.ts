import { tmpdir } from 'node:os';
import { MIN_FREE } from '@semestr/core/doctor';
import { expect, it } from 'vitest';
import { Disk, freeIn, mustHaveRoom } from './disk.ts';

it('disk: measures the free space of a folder', async () => {
  expect(await freeIn(tmpdir())).toBeGreaterThan(0);
});

it('disk: is full below the margin, and logs that once', async () => {
  let free = MIN_FREE;
  const said: string[] = [];
  const log = (_details: object, message: string) => void said.push(message);
  const disk = new Disk(async () => free);
  await disk.look({ error: log, info: log });
  expect([disk.isFull, said]).toEqual([false, []]);
  free = MIN_FREE - 1;
  await disk.look({ error: log, info: log });
  await disk.look({ error: log, info: log });
  expect([disk.isFull, said]).toEqual([true, ['The disk is full: changes are refused until there is room']]);
  free = MIN_FREE;
  await disk.look({ error: log, info: log });
  expect(disk.isFull).toBe(false);
  expect(said).toHaveLength(2);
});

it('disk: rejects a start on a full disk with a sentence', async () => {
  const start = mustHaveRoom('/data', async () => 3 * 1024 * 1024);
  await expect(start).rejects.toThrow(
    /^The disk of the data folder \/data has 3 MB left, but the database needs 200/,
  );
  // A folder that does not exist yet has no known disk.
  await mustHaveRoom('/no/such/folder');
});
