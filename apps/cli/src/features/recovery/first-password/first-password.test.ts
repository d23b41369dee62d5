import { afterEach, describe, expect, it } from 'vitest';
import { type Replies, type Stub, stubProvider } from '../../../../test/provider.fixture.ts';
import { BIRTH_DATE, linkServer, LOGIN } from '../../../../test/recovery.fixture.ts';
import { type Run, run, type World } from '../../../../test/run.fixture.ts';

let stub: Stub | undefined;
afterEach(() => stub?.close());

async function rehearse(argv: readonly string[], replies = linkServer(), world: World = {}): Promise<Run> {
  stub = await stubProvider(replies);
  const sure = world.typed ? [] : ['--yes'];
  return run(['recovery', 'first-password', LOGIN, ...argv, ...sure, '--user', 'admin'], {
    url: stub.url,
    stdin: 'Admin-2026!',
    ...world,
  });
}

interface Report {
  ok: boolean;
  steps: { step: string; expected: string; got: string }[];
  password: string | null;
}
const report = ({ out }: Run): Report => JSON.parse(out) as Report;
const stepsOf = (outcome: Run): string[] =>
  report(outcome).steps.map(({ step, expected, got }) =>
    expected === 'ok' ? `${step} ${got}` : `${step}: ${got}`,
  );
const USE = 'POST /settings/password/new-by-hash';
const uses = (): unknown[] => stub?.requests.filter(({ line }) => line === USE).map(({ body }) => body) ?? [];

describe('semestr recovery first-password', () => {
  it('first password: rehearses from the link to signing in with the password', async () => {
    const { code, out, err } = await rehearse([], linkServer(), { env: { SEMESTR_LANG: 'ru' } });
    expect(code).toBe(0);
    expect(err).toContain(`Меняется пароль: Примерная Анна Ивановна (${LOGIN}) на сервере ${stub?.url}.`);
    expect(out.replaceAll('\u00a0', ' ').replace(/(?<=Новый пароль: ).+/, '…')).toMatchInlineSnapshot(`
      "   шаг                                   ответ                             мс
      ✓  ссылка                                хорошо                             0
      ✓  отказ: не та дата рождения или логин  Не удалось создать новый пароль.   0
      ✓  отказ: слабый пароль                  Проверьте введённые данные.        0
      ✓  новый пароль                          хорошо                             0
      ✓  вход с ним                            хорошо                             0
      Новый пароль: …
      "
    `);
    expect(uses().at(-1)).toMatchObject({ hash: 'hash1', birthDate: BIRTH_DATE });
  });

  const links = (): string[] =>
    (stub?.requests ?? []).map(({ line }) => line).filter((line) => line.includes('password-link'));

  it('first password: sets no password and creates no link without a yes at the terminal', async () => {
    const { code, err } = await rehearse([], linkServer(), { typed: ['Admin-2026!', 'no'] });
    expect(code).toBe(1);
    expect(err).toContain(`the password of Примерная Анна Ивановна (${LOGIN}) on ${stub?.url}`);
    expect([...links(), ...uses()]).toEqual([]);
    await stub?.close();
    expect((await rehearse([], linkServer(), { typed: ['Admin-2026!', 'yes'] })).code).toBe(0);
  });

  it('first password: requires --yes when there is no terminal', async () => {
    stub = await stubProvider(linkServer());
    const argv = ['recovery', 'first-password', LOGIN, '--user', 'admin'];
    expect((await run(argv, { url: stub.url, stdin: 'Admin-2026!' })).code).toBe(2);
    expect(stub.requests).toEqual([]);
  });

  it('first password: --dry-run creates no link', async () => {
    expect((await rehearse(['--dry-run'])).code).toBe(0);
    expect(links()).toEqual([]);
  });

  it('first password: prints a password that signs in', async () => {
    const { password } = report(await rehearse(['--json']));
    const who = await run(['whoami', '--user', LOGIN, '--json'], {
      url: stub?.url ?? '',
      stdin: password ?? '',
    });
    expect(JSON.parse(who.out)).toMatchObject({ username: LOGIN });
  });

  it('first password: provokes each refusal', async () => {
    const outcome = await rehearse(['--provoke', 'all', '--json']);
    expect(stepsOf(outcome)).toEqual([
      'link ok',
      'new-link ok',
      'link-old: new-password-not-created',
      'link-wrong: new-password-not-created',
      'proof-wrong: new-password-not-created',
      'password-weak: bad-input',
      'password ok',
      'link-used: new-password-not-created',
      'sign-in ok',
    ]);
    expect(outcome.code).toBe(0);
  });

  it.each(['link-old', 'link-wrong', 'link-used'])('first password: provokes only %s', async (name) => {
    const outcome = await rehearse(['--provoke', name, '--json']);
    const refused = stepsOf(outcome).filter((step) => step.includes(':'));
    const names = refused.map((step) => step.split(':')[0]);
    expect(new Set(names)).toEqual(new Set([name, 'password-weak', 'proof-wrong']));
    expect(outcome.code).toBe(0);
  });

  it('first password: exits with 1 when the server accepts another birth date, and prints the password', async () => {
    const server = linkServer();
    const real = server[USE];
    const careless: Replies = {
      ...server,
      [USE]: ({ body, cookie }) => {
        const proven = { ...(body as object), birthDate: BIRTH_DATE };
        return typeof real === 'function' ? real({ body: proven, cookie }) : { status: 500 };
      },
    };
    const outcome = await rehearse(['--json'], careless);
    expect(outcome.code).toBe(1);
    expect(stepsOf(outcome)).toContain('proof-wrong: ok');
    expect(stepsOf(outcome).at(-1)).toBe('sign-in ok');
    expect(report(outcome)).toMatchObject({ ok: false, password: expect.any(String) as string });
  });

  it('first password: exits with 1 when the link is rejected, and prints no password', async () => {
    const outcome = await rehearse(['--json'], { ...linkServer(), [USE]: { status: 404 } });
    expect(outcome.code).toBe(1);
    expect(report(outcome).password).toBeNull();
  });

  it('first password: replaces an existing password only when requested', async () => {
    const { code, err } = await rehearse([], linkServer({ hasPassword: true }));
    expect({ code, err }).toEqual({
      code: 2,
      err: `${LOGIN} already has a password. Add --reset to change it.\n`,
    });
    expect(uses()).toEqual([]);
    await stub?.close();
    expect((await rehearse(['--reset'], linkServer({ hasPassword: true }))).code).toBe(0);
  });

  it('first password: verifies a user who is not a student by username', async () => {
    const server = linkServer();
    const base = { kind: 'employees', id: 3, name: 'Образцов Игорь', role: 'employee' };
    const employee = { ...base, cardNumber: null, group: null };
    const found = server['GET /admin/access/students/7'];
    const printed = typeof found === 'function' ? found({ body: undefined, cookie: '' }) : undefined;
    const { body } = typeof printed === 'object' ? printed : { body: {} };
    const listed = { username: LOGIN, phone: null, email: null, blocker: null, lastSignInAt: null };
    const link = 'https://portal.example/initial-password?h=hash1&t=4070908800000&by=login';
    const outcome = await rehearse(['--json'], {
      ...server,
      'GET /admin/access?q=42850001': { body: { people: [{ ...employee, ...listed }], total: 1 } },
      'GET /admin/access/employees/3': { body: { ...(body as object), person: employee } },
      'POST /admin/users/31/password-link': { body: { link, expiresAt: '2099-01-01T00:00:00.000Z' } },
      [USE]: {},
    });
    expect(stepsOf(outcome)).toContain('password ok');
    expect(uses().map((use) => (use as { login: string }).login)).toEqual([`${LOGIN}-x`, LOGIN, LOGIN]);
  });

  it('first password: reports a link that its owner could not open', async () => {
    const link = 'https://portal.example/initial-password?h=hash1';
    const { code, err } = await rehearse([], {
      ...linkServer(),
      'POST /admin/users/31/password-link': { body: { link, expiresAt: '2099-01-01T00:00:00.000Z' } },
    });
    expect(code).toBe(1);
    expect(err).toContain(link);
  });
});
