import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, ok, type Replies, type Stub, stubProvider } from '../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../test/run.fixture.ts';
import { temporaryFolder } from '../../test/temporary.fixture.ts';

const token = `smst_aB3x${'-'.repeat(39)}`;
const news = { hasNext: false, totalElements: 0, notifications: [] };
const list = 'GET /notifications?pageNumber=0&pageSize=100';
const count = 'GET /notifications/count';

let stub: Stub | undefined;
afterEach(() => stub?.close());
const folder = temporaryFolder();

/** Responds to requests with the token and without a session; any other caller gets 403. */
const withToken =
  (answer: Answer): Replies[string] =>
  ({ authorization, cookie }) =>
    authorization === `Bearer ${token}` && cookie === '' ? answer : { status: 403 };

async function ask(replies: Replies, argv: readonly string[], world: World = {}): Promise<Run> {
  stub = await stubProvider(replies);
  return run(argv, { url: stub.url, ...world, env: { XDG_STATE_HOME: folder(), ...world.env } });
}
const env = { SEMESTR_TOKEN: token };

describe('token in the environment', () => {
  it('SEMESTR_TOKEN: replaces the session, whose file is neither read nor written', async () => {
    const sessions = join(folder(), 'semestr');
    await mkdir(sessions, { recursive: true });
    stub = await stubProvider({ [list]: withToken(ok(news)) });
    // If it were read, it would be reported as damaged.
    await writeFile(join(sessions, `${encodeURIComponent(stub.url)}.json`), '{');
    const done = await run(['notifications', 'list'], {
      url: stub.url,
      env: { ...env, XDG_STATE_HOME: folder() },
    });
    expect(done).toMatchObject({ code: 0 });
  });

  it.each([
    ['--url names another server', { SEMESTR_URL: 'https://portal.example' }],
    ['no variable names its server', { SEMESTR_URL: '' }],
    ['SEMESTR_TOKEN_URL names another server', { SEMESTR_TOKEN_URL: 'https://portal.example' }],
  ])('SEMESTR_TOKEN: is not sent when %s', async (_why, bound) => {
    stub = await stubProvider({ [list]: withToken(ok(news)) });
    const argv = ['notifications', 'list', '--url', stub.url];
    const { code, out, err } = await run(argv, { env: { ...env, ...bound } });
    expect([code, out, stub.requests]).toEqual([2, '', []]);
    expect(err).toContain(
      `was not sent to ${stub.url}. If it is a token for that server, set SEMESTR_TOKEN_URL=${stub.url}`,
    );
  });

  it('SEMESTR_TOKEN: is sent to the server that SEMESTR_TOKEN_URL names', async () => {
    stub = await stubProvider({ [list]: withToken(ok(news)) });
    const bound = { ...env, SEMESTR_TOKEN_URL: `${stub.url}/` };
    const argv = ['notifications', 'list', '--url', stub.url];
    expect((await run(argv, { env: bound })).code).toBe(0);
  });

  it('SEMESTR_TOKEN: a malformed token is not sent anywhere', async () => {
    const done = await ask({}, ['notifications', 'list'], { env: { SEMESTR_TOKEN: 'smst_short' } });
    expect([done.code, stub?.requests]).toEqual([2, []]);
    expect(done.err).toContain('This is not an API token');
    expect(done.err).not.toContain('smst_short');
  });

  it('SEMESTR_TOKEN: an expired token is distinguished from a missing permission', async () => {
    const dead = await ask({ [list]: { status: 403 }, [count]: { status: 403 } }, ['notifications', 'list'], {
      env,
    });
    expect([dead.code, dead.err]).toEqual([4, expect.stringContaining('rejected the API token')]);
    await stub?.close();
    const lesser = { [list]: { status: 403 }, [count]: withToken(ok(0)) };
    const refused = await ask(lesser, ['notifications', 'list'], { env });
    expect([refused.code, refused.err]).toEqual([1, 'You have no right to do this.\n']);
    await stub?.close();
    const named = { [list]: { status: 403, body: { reason: 'token-scope' } } };
    const scoped = await ask(named, ['notifications', 'list'], { env });
    expect([scoped.code, scoped.err]).toEqual([1, 'The scopes of this API token do not allow this call.\n']);
  });

  it.each([['login', '42850001'], ['logout'], ['whoami']])(
    'SEMESTR_TOKEN: rejects %s, because there is no session',
    async (...argv) => {
      const done = await ask({}, argv, { env, stdin: 'Student-2026!' });
      expect([done.code, stub?.requests]).toEqual([2, []]);
      expect(done.err).toContain('An API token is used instead of a session.');
    },
  );
});

describe('token in a profile', () => {
  const withProfile = async (url: string, mode = 0o600): Promise<Record<string, string>> => {
    const config = join(folder(), 'semestr');
    await mkdir(config, { recursive: true });
    const content = JSON.stringify({ profile: 'work', profiles: { work: { url, token } } });
    await writeFile(join(config, 'config.json'), content, { mode });
    return { XDG_CONFIG_HOME: folder(), SEMESTR_URL: '' };
  };

  it('profile token: is sent only to its own server', async () => {
    stub = await stubProvider({ [list]: withToken(ok(news)) });
    const own = await withProfile(stub.url);
    expect((await run(['notifications', 'list'], { env: own })).code).toBe(0);
    const other = await withProfile('https://portal.example');
    const elsewhere = await run(['notifications', 'list', '--url', stub.url], { env: other });
    expect([elsewhere.code, elsewhere.err]).toEqual([4, expect.stringContaining('You are not signed in')]);
    expect(stub.requests).toHaveLength(1);
  });

  it('profile token: is not used when other users can read the file', async () => {
    stub = await stubProvider({ [list]: withToken(ok(news)) });
    const done = await run(['notifications', 'list'], { env: await withProfile(stub.url, 0o644) });
    expect([done.code, done.err]).toEqual([4, expect.stringContaining('chmod 600')]);
    expect(stub.requests).toEqual([]);
  });
});
