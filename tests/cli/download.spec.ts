import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demo, expect, test } from '../support/test.ts';
import { semestr } from './semestr.ts';

test('CLI-03 download: saves all data of a student in a folder, with an index', async ({ world }, info) => {
  const { username, password } = demo('student');
  const file = info.outputPath('password');
  await writeFile(file, password, { mode: 0o600 });
  const out = info.outputPath('own');
  const signIn = ['--user', username, '--password-file', file];
  const args = ['download', 'all', '--out', out, '--url', world.url, '--json', ...signIn];
  const { code, stdout, stderr } = await semestr(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { files } = JSON.parse(stdout) as { files: { file: string; bytes: number }[] };
  const saved = await Promise.all(['data', 'papers'].map(async (part) => readdir(join(out, part))));
  expect(new Set(saved.flat())).toEqual(new Set(files.map((one) => one.file.split('/')[1])));
  expect(saved[0]).toContain('markbook.own.json');
  expect(saved[1]).toContain('markbook.xlsx');
  expect((await readFile(join(out, 'papers', 'cv.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await readFile(join(out, 'index.md'), 'utf8')).toContain('[papers/cv.pdf](papers/cv.pdf)');
});

test('CLI-03 download: writes a file to stdout for another program', async ({ world }) => {
  const card = await semestr(['download', 'contact-card', 'i-obrazcov', '--out', '-', '--url', world.url]);
  expect(card.code).toBe(0);
  expect(card.stdout).toMatch(/^BEGIN:VCARD/);
});
