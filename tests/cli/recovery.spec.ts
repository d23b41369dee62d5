import { writeFile } from 'node:fs/promises';
import { withOwnServer } from '../support/own-server.ts';
import { demo, expect, test } from '../support/test.ts';
import { semestr } from './semestr.ts';

test('CLI-02 recovery: checks recovery without a session, and reports where it stops', async ({ world }) => {
  const { username } = await world.person('student');
  const open = await semestr(['recovery', 'check', username, '--url', world.url]);
  expect(open.code).toBe(0);
  expect(open.stdout).toContain('works: a code would be sent');
  const unknown = await semestr(['recovery', 'check', 'nobody.at.all', '--url', world.url, '--json']);
  expect(JSON.parse(unknown.stdout)).toMatchObject({ login: 'nobody.at.all' });
});

/** Like a staging server, sends nothing and shows outgoing messages to the administrator. */
const staging = withOwnServer({ showsCodes: true });

staging(
  'CLI-02 recovery is gone through with a code from the outbox, refusals on the way',
  async ({ world }, info) => {
    const { username } = await world.person('student');
    const file = info.outputPath('password');
    await writeFile(file, demo('admin').password, { mode: 0o600 });
    const provoke = ['contact-wrong', 'code-pending', 'code-wrong', 'blocked'];
    const signIn = ['--user', demo('admin').username, '--password-file', file];
    const args = [
      'recovery',
      'run',
      username,
      '--url',
      world.url,
      '--json',
      '--yes',
      '--provoke',
      ...provoke,
      ...signIn,
    ];
    const { code, stdout, stderr } = await semestr(args);
    expect(code).toBe(0);
    expect(stderr).toContain(`(${username}) on ${world.url}`);
    const { ok, password, steps } = JSON.parse(stdout) as {
      ok: boolean;
      password: string;
      steps: { step: string; ok: boolean }[];
    };
    expect(ok).toBe(true);
    expect(steps.map(({ step }) => step)).toEqual(
      expect.arrayContaining([...provoke, 'sign-in', 'given-back']),
    );
    const who = await semestr(['whoami', '--user', username, '--url', world.url], {}, password);
    expect(who.stdout).toContain(username);
  },
);
