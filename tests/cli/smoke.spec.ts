import { readFile, writeFile } from 'node:fs/promises';
import { demo, expect, test } from '../support/test.ts';
import { semestr } from './semestr.ts';

test('CLI-01 the smoke test asks every readable call and says so in JSON', async ({ world }, info) => {
  const passwordFile = info.outputPath('password');
  await writeFile(passwordFile, demo('admin').password, { mode: 0o600 });
  const { code, stdout } = await semestr([
    'smoke',
    '--url',
    world.url,
    '--json',
    '--user',
    demo('admin').username,
    '--password-file',
    passwordFile,
  ]);
  expect(code).toBe(0);
  expect(stdout).toContain('/api/v1/schedule');
  expect(stdout).toContain('/api/v1/admin/students');
  expect(() => JSON.parse(stdout) as unknown).not.toThrow();
});

test('CLI-01 a server that does not answer fails it', async () => {
  const { code, stdout } = await semestr(['smoke', '--url', 'http://127.0.0.1:9', '--json']);
  expect(code).toBe(1);
  expect(stdout).toContain('Server currently unavailable');
});

test('the schedule of a group is printed as text', async ({ world }) => {
  const { code, stdout } = await semestr(['schedule', '428501', '--url', world.url, '--week', '1']);
  expect(code).toBe(0);
  expect(stdout).toContain('09:00');
  expect(stdout).toContain('ВоенП');
});

test('the schedule of a group is saved as a workbook', async ({ world }, info) => {
  const out = info.outputPath('lessons.xlsx');
  const args = ['schedule', '428501', '--url', world.url, '--xlsx', '--out', out];
  expect((await semestr(args)).code).toBe(0);
  // A workbook is a ZIP archive.
  expect((await readFile(out)).subarray(0, 2).toString()).toBe('PK');
  const again = await semestr(args);
  expect(again.code).toBe(1);
  expect(again.stderr).toContain('--force');
});
