import { rmSync, writeFileSync } from 'node:fs';
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../../test/run.fixture.ts';
import { sessionServer, student } from '../../../test/session.fixture.ts';
import { temporaryFolder } from '../../../test/temporary.fixture.ts';

const state = temporaryFolder();
let server: ReturnType<typeof sessionServer>;
let stub: Stub;

beforeEach(async () => {
  server = sessionServer();
  stub = await stubProvider(server.replies);
});
afterEach(() => stub.close());

const semestr = (argv: readonly string[], world: World = {}): Promise<Run> =>
  run(argv, { url: stub.url, ...world, env: { XDG_STATE_HOME: state(), ...world.env } });
const login = (argv: readonly string[] = []): Promise<Run> =>
  semestr(['login', '42850001', ...argv], { stdin: 'Student-2026!\n' });

const folder = (): string => join(state(), 'semestr');
const kept = (): Promise<string[]> => readdir(folder()).catch(() => []);
const file = async (): Promise<string> => join(folder(), (await kept())[0] ?? '');

describe('semestr login', () => {
  it('auth: login stores the session, and neither the password nor anything else', async () => {
    const { code, out, err } = await login();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(`You are signed in to ${stub.url}: Примерная Анна Ивановна (42850001).\n`);
    expect(JSON.parse(await readFile(await file(), 'utf8'))).toEqual({
      cookie: 's1',
      username: '42850001',
      fio: 'Примерная Анна Ивановна',
      since: '2026-11-25T09:00:00.000Z',
    });
  });

  it('auth: login stores the session in one file that only its owner can read', async () => {
    await login();
    await login();
    expect(await kept()).toEqual([`${encodeURIComponent(stub.url)}.json`]);
    expect((await stat(await file())).mode & 0o777).toBe(0o600);
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
  });

  it('auth: login ends the previously stored session', async () => {
    await login();
    await login();
    expect([...server.live]).toEqual(['s2']);
  });

  it('auth: login requests thirty days only with --remember', async () => {
    await login();
    await login(['--remember']);
    const sent = stub.requests.filter(({ line }) => line === 'POST /auth/login');
    expect(sent.map(({ body }) => body)).toMatchObject([{ rememberDevice: false }, { rememberDevice: true }]);
  });

  it('auth: login stores nothing after a wrong password', async () => {
    const { code, err } = await semestr(['login', '42850001'], { stdin: 'wrong' });
    expect({ code, err }).toEqual({ code: 4, err: 'Wrong username or password.\n' });
    expect(await kept()).toEqual([]);
  });

  it('auth: login ends a session on the server when it cannot be saved', async () => {
    await writeFile(folder(), 'a file where the folder should be');
    const { code, err } = await login();
    expect(code).toBe(1);
    expect(err).toMatch(/^You are signed in, but the session could not be saved to .*: E(?:EXIST|NOTDIR)\./);
    expect([...server.live]).toEqual([]);
  });

  it('auth: login reports a wrong password and a lost connection when nothing can be saved', async () => {
    await writeFile(folder(), 'a file where the folder should be');
    const wrong = await semestr(['login', '42850001'], { stdin: 'wrong' });
    expect([wrong.code, wrong.err]).toEqual([4, 'Wrong username or password.\n']);
    await stub.close();
    const offline = await login();
    expect(offline.code).toBe(1);
    expect(offline.err).toContain(
      `Cannot reach ${stub.url}: the connection to ${new URL(stub.url).host} was refused.`,
    );
    expect(offline.err).not.toContain('could not be saved');
  });

  it('auth: a completed command succeeds when the renewed session cannot be saved', async () => {
    await login();
    const port = Number(new URL(stub.url).port);
    await stub.close();
    const list = 'GET /notifications?pageNumber=0&pageSize=100';
    // The disk fills up while the server renews the cookie.
    const renewing = () => {
      rmSync(folder(), { recursive: true });
      writeFileSync(folder(), '');
      const headers = { 'set-cookie': 'SESSION=s9; Path=/api/v1' };
      return { headers, body: { hasNext: false, totalElements: 0, notifications: [] } };
    };
    stub = await stubProvider({ ...server.replies, [list]: renewing }, port);
    const { code, err } = await semestr(['notifications', 'list']);
    expect(code).toBe(0);
    expect(err).toContain('The command is done, but the renewed session');
  });

  it('auth: reports the failure of the command, not that the session cannot be saved', async () => {
    await login();
    const port = Number(new URL(stub.url).port);
    await stub.close();
    const list = 'GET /notifications?pageNumber=0&pageSize=100';
    const failing = () => {
      rmSync(folder(), { recursive: true });
      writeFileSync(folder(), '');
      return { status: 500, headers: { 'set-cookie': 'SESSION=s9; Path=/api/v1' } };
    };
    stub = await stubProvider({ ...server.replies, [list]: failing }, port);
    const { code, err } = await semestr(['notifications', 'list']);
    expect([code, err]).toEqual([1, expect.not.stringContaining('could not')]);
  });
});

describe('semestr login with a second factor', () => {
  const code = '123456';
  const [needed, wrong] = ['second-factor-needed', 'second-factor-wrong'].map((reason) => ({
    status: 401,
    body: { reason },
  }));
  beforeEach(async () => {
    await stub.close();
    const enter = server.replies['POST /auth/login'];
    stub = await stubProvider({
      ...server.replies,
      'POST /auth/login': (request) => {
        const sent = JSON.stringify(request.body);
        if (!sent.includes('"Student-2026!"')) return { status: 401 };
        if (!sent.includes('"secondFactor"')) return needed ?? {};
        if (!sent.includes(`"secondFactor":"${code}"`)) return wrong ?? {};
        return typeof enter === 'function' ? enter(request) : {};
      },
    });
  });
  const loginBodies = (): unknown[] =>
    stub.requests.filter(({ line }) => line === 'POST /auth/login').map(({ body }) => body);

  it('auth: login prompts for the second-factor code when the server requires it', async () => {
    const { code: exitCode, err } = await semestr(['login', '42850001'], {
      typed: ['Student-2026!', code],
    });
    expect({ exitCode, err }).toEqual({
      exitCode: 0,
      err: 'Password: \nCode from your app or a recovery code: \n',
    });
    expect(loginBodies()).toMatchObject([{ password: 'Student-2026!' }, { secondFactor: code }]);
    expect(await kept()).toHaveLength(1);
  });

  it('auth: login reads the code from the line after the password', async () => {
    const { code: exitCode } = await semestr(['login', '42850001'], { stdin: `Student-2026!\n${code}\n` });
    expect(exitCode).toBe(0);
  });

  it('auth: login reads the code from stdin when the password is in a file', async () => {
    const secret = join(state(), 'password');
    await writeFile(secret, 'Student-2026!\n', { mode: 0o600 });
    const argv = ['login', '42850001', '--password-file', secret];
    expect((await semestr(argv, { stdin: `${code}\n` })).code).toBe(0);
  });

  it('auth: login explains how to pass the code when it is missing', async () => {
    const { code: exitCode, err } = await login();
    expect(exitCode).toBe(4);
    expect(err).toContain('Enter a code from your app or a recovery code');
    expect(err).toContain('in the line after the password');
    expect(loginBodies()).toHaveLength(1);
  });

  it('auth: login reports a wrong code and stores nothing', async () => {
    const { code: exitCode, err } = await semestr(['login', '42850001'], { stdin: 'Student-2026!\n654321' });
    expect({ exitCode, err }).toEqual({
      exitCode: 4,
      err: 'Wrong code. Enter a new code from your app or a recovery code.\n',
    });
    expect(await kept()).toEqual([]);
  });

  it('auth: login does not prompt for the code after a wrong password', async () => {
    const { err } = await semestr(['login', '42850001'], { typed: ['wrong', code] });
    expect(err).toBe('Password: \nWrong username or password.\n');
  });

  it('auth: a single call with --user signs in with the code', async () => {
    const { code: exitCode } = await semestr(['whoami', '--user', '42850001'], {
      stdin: `Student-2026!\n${code}`,
    });
    expect(exitCode).toBe(0);
  });

  it('auth: login rejects a code on the command line', async () => {
    const { code: exitCode, err } = await login(['--code', code]);
    expect(exitCode).toBe(2);
    expect(err).toContain('Instead of --code');
    expect(loginBodies()).toEqual([]);
  });
});

describe('administrator who must set up a second factor', () => {
  it('auth: shows an administrator where to set up the second factor', async () => {
    await stub.close();
    const who = { ...student, authorities: ['ROLE_ADMIN'], mustSetSecondFactor: true };
    const cookie = { 'set-cookie': 'SESSION=s1; Path=/api/v1; HttpOnly' };
    stub = await stubProvider({
      'POST /auth/login': { headers: cookie, body: who },
      'POST /auth/refresh': { status: 403, body: { reason: 'second-factor-required' } },
    });
    const { code, err } = await login();
    expect(code).toBe(0);
    expect(err).toContain(`Set it up: ${stub.url}/second-factor`);
    const refused = await semestr(['whoami']);
    expect(refused.err).toContain(`Set it up: ${stub.url}/second-factor`);
  });
});

describe('semestr whoami', () => {
  it('auth: whoami shows the user, roles, server and sign-in time', async () => {
    await login();
    const { code, out } = await semestr(['whoami'], { now: '2026-11-26T09:00:00Z' });
    expect(code).toBe(0);
    expect(out.replace(stub.url, 'URL').replaceAll('\u00a0', ' ')).toMatchInlineSnapshot(`
      "Name       Примерная Анна Ивановна
      Username   42850001
      Roles      student, group head
      Server     URL
      Signed in  25 November, 12:00
      "
    `);
  });

  it('auth: whoami prints the same as JSON', async () => {
    await login();
    const { out } = await semestr(['whoami', '--json']);
    expect(JSON.parse(out)).toEqual({
      username: '42850001',
      fio: 'Примерная Анна Ивановна',
      roles: ['student', 'groupHead'],
      server: stub.url,
      since: '2026-11-25T09:00:00.000Z',
    });
  });

  it('auth: whoami exits with 4 and a sign-in hint when there is no session', async () => {
    const { code, out, err } = await semestr(['whoami']);
    expect({ code, out }).toEqual({ code: 4, out: '' });
    expect(err).toBe(`You are not signed in to ${stub.url}. Sign in with: semestr login\n`);
    expect(stub.requests).toEqual([]);
  });

  it('auth: whoami ignores a session of another server', async () => {
    await login();
    const other = await stubProvider(sessionServer().replies);
    const { code } = await semestr(['whoami'], { url: other.url });
    await other.close();
    expect(code).toBe(4);
  });

  it('auth: whoami removes a session that the server has ended', async () => {
    await login();
    server.live.clear();
    const { code, err } = await semestr(['whoami']);
    expect({ code, err }).toEqual({
      code: 4,
      err: `Your session on ${stub.url} has ended. Sign in again with: semestr login\n`,
    });
    expect(await kept()).toEqual([]);
  });

  it('auth: whoami keeps the session while the server is unavailable', async () => {
    await login();
    await stub.close();
    const { code } = await semestr(['whoami']);
    expect(code).toBe(1);
    expect(await kept()).toHaveLength(1);
  });

  it('auth: whoami rejects a session file that other users can read', async () => {
    await login();
    await chmod(await file(), 0o640);
    const { code, err } = await semestr(['whoami']);
    expect(code).toBe(4);
    expect(err).toContain('Other users can read the session file');
    expect(stub.requests.map(({ line }) => line)).not.toContain('POST /auth/refresh');
  });

  it.each(['', '{', '{"cookie":7}'])('auth: whoami reports a damaged session file: %j', async (content) => {
    await login();
    await writeFile(await file(), content);
    const { code, err } = await semestr(['whoami']);
    expect(code).toBe(4);
    expect(err).toContain('is damaged');
  });

  it('auth: --user signs in for one call and signs out again', async () => {
    const { code } = await semestr(['whoami', '--user', '42850001'], { stdin: 'Student-2026!' });
    expect(code).toBe(0);
    expect([...server.live]).toEqual([]);
    expect(await kept()).toEqual([]);
  });
});

describe('semestr logout', () => {
  it('auth: logout ends the session on the server and locally', async () => {
    await login();
    const { code, err } = await semestr(['logout']);
    expect({ code, err }).toEqual({ code: 0, err: `You are signed out of ${stub.url}.\n` });
    expect([[...server.live], await kept()]).toEqual([[], []]);
  });

  it('auth: logout removes the local session when the server is unavailable', async () => {
    await login();
    await stub.close();
    const { code, err } = await semestr(['logout']);
    expect(code).toBe(0);
    expect(err).toContain('The server did not answer');
    expect(await kept()).toEqual([]);
  });

  it('auth: logout ends a session whose file other users can read', async () => {
    await login();
    await chmod(await file(), 0o644);
    await semestr(['logout']);
    expect([[...server.live], await kept()]).toEqual([[], []]);
  });

  it('auth: logout reports that there was no session', async () => {
    const { code, err } = await semestr(['logout']);
    expect({ code, err }).toEqual({ code: 0, err: `You were not signed in to ${stub.url}.\n` });
  });
});

it('auth: sessions are stored in ~/.local/state unless XDG_STATE_HOME is set', async () => {
  const world: World = {
    url: stub.url,
    stdin: 'Student-2026!',
    env: { HOME: state(), XDG_STATE_HOME: 'relative' },
  };
  await run(['login', '42850001'], world);
  expect(await readdir(join(state(), '.local/state/semestr'))).toHaveLength(1);
});
