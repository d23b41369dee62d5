import { tmpdir } from 'node:os';
import { MIN_FREE } from '@semestr/core/doctor';
import { expect, it } from 'vitest';
import { Disk, freeBytes, assertSpace } from './disk.ts';

it('disk: measures the free space of a folder', async () => {
  expect(await freeBytes(tmpdir())).toBeGreaterThan(0);
});

it('disk: counts as full below the margin, and logs that once', async () => {
  let free = MIN_FREE;
  const logged: string[] = [];
  const log = (_details: object, message: string) => void logged.push(message);
  const disk = new Disk(async () => free);
  await disk.look({ error: log, info: log });
  expect([disk.isFull, logged]).toEqual([false, []]);
  free = MIN_FREE - 1;
  await disk.look({ error: log, info: log });
  await disk.look({ error: log, info: log });
  expect([disk.isFull, logged]).toEqual([
    true,
    ['The disk is full: changes are rejected until there is space'],
  ]);
  free = MIN_FREE;
  await disk.look({ error: log, info: log });
  expect(disk.isFull).toBe(false);
  expect(logged).toHaveLength(2);
});

it('disk: a full disk rejects the start with a sentence', async () => {
  const start = assertSpace('/data', async () => 3 * 1024 * 1024);
  await expect(start).rejects.toThrow(
    /^The disk of the data folder \/data has 3 MB left, but the database needs 200/,
  );
  // A folder that does not exist yet has no known disk.
  await assertSpace('/no/such/folder');
});
