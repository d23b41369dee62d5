import { writeFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';
import { semestr } from './semestr.ts';

test('INI-01 accounts: an administrator creates a link, which invalidates the previous one', async ({
  world,
  request,
}, info) => {
  const [admin, student] = [await world.person('admin'), await world.person('student')];
  const file = info.outputPath('password');
  await writeFile(file, admin.password, { mode: 0o600 });
  const make = () =>
    semestr(['password-link', student.username, '--user', admin.username, '--password-file', file], {
      SEMESTR_URL: world.url,
    });
  const set = async (link: string) => {
    const hash = new URL(link).searchParams.get('h');
    const data = { hash, birthDate: student.birthDate, password: 'Zebra-Kite-7' };
    return (await request.post('/api/v1/settings/password/new-by-hash', { data })).status();
  };

  const first = await make();
  expect(first.code).toBe(0);
  expect(first.stderr).toContain('Valid once, until');
  const second = await make();
  expect(await set(first.stdout.trim())).toBe(404);
  expect(await set(second.stdout.trim())).toBe(200);
});

test('accounts: a user with a second factor enters the code on the line after the password', async ({
  world,
}, info) => {
  const student = await world.person('student');
  const app = await world.secondFactorOf(student);
  const env = { SEMESTR_URL: world.url, XDG_STATE_HOME: info.outputPath('state') };
  const login = (input: string) => semestr(['login', student.username], env, input);

  const without = await login(`${student.password}\n`);
  expect(without.code).toBe(4);
  expect(without.stderr).toContain('in the line after the password');
  const wrong = await login(`${student.password}\n${app.code() === '000000' ? '000001' : '000000'}\n`);
  expect(wrong.code).toBe(4);
  expect(wrong.stderr).toContain('Wrong code.');
  expect((await login(`${student.password}\n${app.code()}\n`)).code).toBe(0);
  expect((await semestr(['whoami'], env)).stdout).toContain(student.username);
});
