import { writeFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';
import { type Outcome, semestr } from './semestr.ts';

test('certificates: a student signs in, orders a certificate, cancels it and signs out', async ({
  world,
}, info) => {
  const { username, password } = await world.person('student');
  const file = info.outputPath('password');
  await writeFile(file, password, { mode: 0o600 });
  const env = { SEMESTR_URL: world.url, XDG_STATE_HOME: info.outputPath('state') };
  const call = (...args: string[]): Promise<Outcome> => semestr(args, env);

  expect((await call('certificates', 'list')).code).toBe(4);
  expect((await call('login', username, '--password-file', file)).code).toBe(0);
  expect((await call('whoami')).stdout).toContain(username);

  const order = ['certificates', 'order', '--place', 'по месту работы родителей', '--type', 'ordinary'];
  const made = await call(...order, '--json');
  expect(made.code).toBe(0);
  const [{ id } = { id: 0 }] = JSON.parse(made.stdout) as { id: number }[];

  const table = await call('certificates', 'list');
  expect(table.stdout).toMatch(new RegExp(`^ *${id} .*ordinary .*in progress`, 'm'));
  expect((await call('certificates', 'cancel', String(id))).stdout).toContain('rejected');
  expect((await call('certificates', 'cancel', String(id))).code).toBe(1);

  expect((await call('logout')).code).toBe(0);
  expect((await call('certificates', 'list', '--csv')).code).toBe(4);
});

test('certificates: places are public, and their table is not truncated in a pipe', async ({ world }) => {
  const { code, stdout } = await semestr(['certificates', 'places', '--url', world.url]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^по\sместу\sтребования +Деканат$/m);
  expect(stdout).not.toContain('…');
});
