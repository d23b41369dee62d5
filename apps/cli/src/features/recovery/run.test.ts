import { afterEach, describe, expect, it } from 'vitest';
import { type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { LOGIN, recoveryServer } from '../../../test/recovery.fixture.ts';
import { type Run, run, type World } from '../../../test/run.fixture.ts';

let stub: Stub | undefined;
afterEach(() => stub?.close());

async function rehearse(argv: readonly string[], replies: Replies = recoveryServer(), world: World = {}) {
  stub = await stubProvider(replies);
  const outcome = await run(
    ['recovery', 'run', ...argv, '--user', 'admin', ...(world.typed ? [] : ['--yes'])],
    {
      url: stub.url,
      stdin: 'Admin-2026!',
      // Codes expire while the program waits.
      now: () => new Date().toISOString(),
      ...world,
    },
  );
  return outcome;
}

interface Report {
  ok: boolean;
  steps: { step: string; got: string; ok: boolean }[];
  password: string | null;
}
const report = ({ out }: Run): Report => JSON.parse(out) as Report;
const stepsOf = (outcome: Run): string[] =>
  report(outcome).steps.map(({ step, got }) => (step === got ? `${step}!` : `${step} ${got}`));

describe('CLI-02 semestr recovery run', () => {
  it('recovery run: rehearses from the username to signing in with a new password', async () => {
    const { code, out, err } = await rehearse([LOGIN], recoveryServer(), {
      env: { SEMESTR_LANG: 'ru' },
      now: '2026-11-25T09:00:00Z',
    });
    expect(code).toBe(0);
    expect(err).toBe(
      `Меняется пароль: Примерная Анна Ивановна (${LOGIN}) на сервере ${stub?.url}. Сеансы человека завершатся.\n`,
    );
    expect(out.replace(/(?<=Новый пароль: ).+/, '…')).toMatchInlineSnapshot(`
      "   шаг            ответ   мс
      ✓  логин          хорошо   0
      ✓  контакт        хорошо   0
      ✓  код отправлен  хорошо   0
      ✓  код прочитан   хорошо   0
      ✓  новый пароль   хорошо   0
      ✓  вход с ним     хорошо   0
      Новый пароль: …
      "
    `);
  });

  const written = (): string[] =>
    (stub?.requests ?? []).map(({ line }) => line).filter((line) => !/^GET |\/auth\//.test(line));

  it('recovery run: names the user and the server at a terminal, and changes nothing without a yes', async () => {
    const typed = ['Admin-2026!', 'no'];
    const { code, err } = await rehearse([LOGIN, '--provoke', 'code-wrong'], recoveryServer(), { typed });
    expect(code).toBe(1);
    expect(err).toContain(
      `This changes the password of Примерная Анна Ивановна (${LOGIN}) on ${stub?.url} and ends their sessions.\nRejections to test: code-wrong.\nContinue? Type "yes": `,
    );
    expect(err).toContain('Nothing was changed.\n');
    expect(written()).toEqual([]);
  });

  it('recovery run: requires --yes when there is no terminal', async () => {
    stub = await stubProvider(recoveryServer());
    const argv = ['recovery', 'run', LOGIN, '--user', 'admin'];
    const { code, out, err } = await run(argv, { url: stub.url, stdin: 'Admin-2026!' });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('add --yes');
    expect(stub.requests).toEqual([]);
  });

  it('recovery run: --dry-run names the account whose password would change, and changes none', async () => {
    const { code, out, err } = await rehearse([LOGIN, '--dry-run', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      url: stub?.url,
      login: LOGIN,
      name: 'Примерная Анна Ивановна',
      changes: 'password',
      provoke: [],
    });
    expect(err).toContain('Nothing was changed.');
    expect(written()).toEqual([]);
  });

  it('recovery run: reports that a blocked account stays blocked', async () => {
    const replies = recoveryServer({ block: 'for-good' });
    const { err } = await rehearse([LOGIN, '--dry-run'], replies);
    expect(err).toContain('The account is blocked');
  });

  it('recovery run: prints a password that signs in', async () => {
    const outcome = await rehearse([LOGIN, '--json']);
    const { ok, password } = report(outcome);
    expect(ok).toBe(true);
    const again = await run(['whoami', '--user', LOGIN, '--json'], {
      url: stub?.url ?? '',
      stdin: password ?? '',
    });
    expect(JSON.parse(again.out)).toMatchObject({ username: LOGIN });
  });

  it('recovery run: provokes each refusal, and restores the attempts', async () => {
    const outcome = await rehearse([LOGIN, '--provoke', 'all', '--json'], recoveryServer({ validity: 300 }));
    expect(stepsOf(outcome)).toEqual([
      'account ok',
      'contact-wrong!',
      'contact ok',
      'code ok',
      'outbox ok',
      'code-pending!',
      'code-wrong!',
      'code-expired!',
      'code ok',
      'outbox ok',
      'password ok',
      'blocked!',
      'given-back ok',
      'sign-in ok',
    ]);
    expect(outcome.code).toBe(0);
  });

  it('recovery run: provokes only the requested refusals', async () => {
    const outcome = await rehearse([LOGIN, '--provoke', 'code-wrong', '--json']);
    expect(stepsOf(outcome).filter((step) => step.endsWith('!'))).toEqual(['code-wrong!']);
  });

  it('recovery run: exits with 1 when a server accepts a wrong code', async () => {
    const careless: Replies = { ...recoveryServer(), 'POST /settings/password/new': {} };
    const { code, out, err } = await rehearse([LOGIN, '--provoke', 'code-wrong'], careless);
    expect(code).toBe(1);
    expect(out).toMatch(/^✗ +rejection: wrong code +ok/m);
    expect(err).toContain('Unexpected result; expected: Wrong code.');
  });

  it('recovery run: exits with 1 at the step that is rejected, and prints no password', async () => {
    const outcome = await rehearse([LOGIN, '--contact', 'other@example.by', '--json']);
    expect(outcome.code).toBe(1);
    expect(stepsOf(outcome)).toEqual(['account ok', 'contact contact-wrong']);
    expect(report(outcome).password).toBeNull();
    const printed = await rehearse([LOGIN, '--contact', 'other@example.by']);
    expect(printed.err).toContain('Failed though it should have worked: contact.');
  });

  it('recovery run: prompts at a terminal for a code that the server does not show', async () => {
    let wanted = '';
    const silent = recoveryServer({ showsCodes: false });
    const setPassword = silent['POST /settings/password/new'];
    const watched: Replies = {
      ...silent,
      'POST /settings/password/new': (request) => {
        wanted = JSON.stringify(request.body);
        return typeof setPassword === 'function' ? setPassword(request) : { status: 500 };
      },
    };
    const { code, err } = await rehearse([LOGIN], watched, { typed: ['Admin-2026!', 'yes', '123456'] });
    expect(err).toContain('Code sent to a.primer@example.by: ');
    expect(wanted).toContain('"confirmCode":"123456"');
    expect(code).toBe(0);
  });

  it('recovery run: reports that only a demo shows codes', async () => {
    const { code, err } = await rehearse([LOGIN], recoveryServer({ showsCodes: false }));
    expect(code).toBe(1);
    expect(err).toContain('The outbox has no code for a.primer@example.by');
  });

  it('recovery run: reports accounts whose recovery cannot be rehearsed', async () => {
    const { code, err } = await rehearse(['nobody']);
    expect({ code, err }).toEqual({ code: 1, err: 'There is no account with the username nobody.\n' });
  });

  it('recovery run: rejects an unknown refusal', async () => {
    const { code, err } = await rehearse([LOGIN, '--provoke', 'kindness']);
    expect(code).toBe(2);
    expect(err).toContain(
      '--provoke: write contact-wrong, code-pending, code-wrong, code-expired, blocked or all, not kindness.',
    );
  });
});
