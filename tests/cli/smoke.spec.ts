import { readFile, writeFile } from 'node:fs/promises';
import { withOwnServer } from '../support/own-server.ts';
import { demo, expect, test } from '../support/test.ts';
import { semestr } from './semestr.ts';
import { TerminalWindow } from './terminal.ts';

test('CLI-01 smoke test: performs every readable call and reports in JSON', async ({ world }, info) => {
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

test('CLI-01 smoke test: fails when the server does not respond', async () => {
  const { code, stdout } = await semestr(['smoke', '--url', 'http://127.0.0.1:9', '--json']);
  expect(code).toBe(1);
  expect(stdout).toContain('Cannot reach http://127.0.0.1:9: ');
});

test('smoke test: watches a server until Ctrl-C, and exits with the result of the last run', async ({
  world,
}) => {
  const terminal = new TerminalWindow(['smoke', '--watch', '--only', 'faculties'], {
    env: { SEMESTR_URL: world.url, NO_COLOR: '1' },
    columns: 120,
  });
  await terminal.expectText(/ok \d, failed 0, skipped 0; p50 \d+ ms/);
  await terminal.expectText(/Next run at \d\d:\d\d:\d\d\. Stop: Ctrl-C/);
  terminal.press('interrupt');
  expect(await terminal.exitCode).toBe(0);
  await terminal.expectRestored();
});

test('smoke test: our own server has no deviations from the contract', async ({ world }) => {
  const { code, stdout } = await semestr(['smoke', '--url', world.url, '--differences', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, differences: [] });
  expect(code).toBe(0);
});

test('smoke test: prints the schedule of a group as text', async ({ world }) => {
  const { code, stdout } = await semestr(['schedule', '428501', '--url', world.url, '--week', '1']);
  expect(code).toBe(0);
  expect(stdout).toContain('09:00');
  expect(stdout).toContain('ВоенП');
});

test('smoke test: saves the schedule of a group as a workbook', async ({ world }, info) => {
  const out = info.outputPath('lessons.xlsx');
  const args = ['schedule', '428501', '--url', world.url, '--xlsx', '--out', out];
  expect((await semestr(args)).code).toBe(0);
  // A workbook is a ZIP archive.
  expect((await readFile(out)).subarray(0, 2).toString()).toBe('PK');
  const again = await semestr(args);
  expect(again.code).toBe(1);
  expect(again.stderr).toContain('--force');
});

interface Deep {
  calls: { name: string; step: string | null; result: string }[];
  left: unknown[];
}

/** Calls by which each run cleans up. */
const takenBack = {
  headman: ['notifications.setSettings', 'certificates.close', 'markSheets.close', 'journal.note'],
  admin: ['admin.buildings.remove'],
};

/** A separate server, so that other tests do not see its data. */
const apart = withOwnServer();

apart(
  'everything is written and taken back, by the head of a group and an administrator',
  async ({ world }, info) => {
    for (const [who, only] of [
      ['headman', ''],
      ['admin', 'buildings'],
    ] as const) {
      const { username, password } = demo(who);
      const file = info.outputPath(who);
      await writeFile(file, password, { mode: 0o600 });
      const signIn = ['--user', username, '--password-file', file];
      const args = ['smoke', '--deep', '--yes', '--json', '--url', world.url, '--only', only, ...signIn];
      const { code, stdout, stderr } = await semestr(args);
      expect({ code, stderr }).toEqual({ code: 0, stderr: `Writing to ${world.url} as ${username}.\n` });
      const { calls, left } = JSON.parse(stdout) as Deep;
      expect(left).toEqual([]);
      const cleaned = calls.filter(({ step }) => step === 'clean-up').map(({ name }) => name);
      expect(cleaned).toEqual(expect.arrayContaining(takenBack[who]));
      expect(calls.filter(({ step, result }) => step !== null && result !== 'ok')).toEqual([]);
    }
  },
);
