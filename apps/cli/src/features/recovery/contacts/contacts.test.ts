import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Replies, type Stub, stubProvider } from '../../../../test/provider.fixture.ts';
import { CONTACT, contactsServer, LOGIN } from '../../../../test/recovery.fixture.ts';
import { type Run, run, type World } from '../../../../test/run.fixture.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semestr-contacts-'));
  await writeFile(join(folder, 'student.txt'), 'Student-2026!\n', { mode: 0o600 });
  await writeFile(join(folder, 'other.txt'), 'Another-2026!\n', { mode: 0o600 });
});
afterAll(() => rm(folder, { recursive: true }));

let stub: Stub | undefined;
afterEach(() => stub?.close());

async function rehearse(argv: readonly string[], replies: Replies, world: World = {}): Promise<Run> {
  stub = await stubProvider(replies);
  const sure = world.typed ? [] : ['--yes'];
  const signIn = ['--as-password-file', 'student.txt', '--user', 'admin', ...sure];
  return run(['recovery', 'contacts', LOGIN, ...signIn, ...argv], {
    url: stub.url,
    stdin: 'Admin-2026!',
    cwd: folder,
    // Codes expire while the program waits.
    now: () => new Date().toISOString(),
    ...world,
  });
}

interface Report {
  ok: boolean;
  steps: { step: string; expected: string; got: string; left?: object }[];
  skipped?: string[];
}
const report = ({ out }: Run): Report => JSON.parse(out) as Report;
const stepsOf = (outcome: Run): string[] =>
  report(outcome).steps.map(({ step, expected, got }) =>
    expected === 'ok' ? `${step} ${got}` : `${step}: ${got}`,
  );
const requestCount = (line: string): number => stub?.requests.filter((one) => one.line === line).length ?? 0;

const confirmed = { value: CONTACT, confirmed: true };
const lines = {
  update: 'POST /settings/contact/update',
  send: 'POST /settings/contact/send-confirm-message',
  confirm: 'POST /settings/contact/confirm',
};

describe('semestr recovery contacts', () => {
  it('recovery contacts: changes nothing without a yes at the terminal', async () => {
    const { replies, kept } = contactsServer();
    const { code, err } = await rehearse([], replies, { typed: ['Admin-2026!', 'no'] });
    expect({ code, kept }).toEqual({ code: 1, kept: confirmed });
    expect(err).toContain('This tests a contact of Примерная Анна Ивановна');
    expect(requestCount(lines.update)).toBe(0);
  });

  it('recovery contacts: removes the confirmation of a contact and restores it', async () => {
    const { replies, kept } = contactsServer();
    const world = { env: { SEMESTR_LANG: 'ru' } };
    const { code, out, err } = await rehearse([], replies, world);
    expect({ code, kept }).toEqual({ code: 0, kept: confirmed });
    expect(err).toBe(`Проверяется контакт: Примерная Анна Ивановна (${LOGIN}) на сервере ${stub?.url}.\n`);
    expect(out.replaceAll(/ +(?:\d+|мс)$/gm, ' 0')).toMatchInlineSnapshot(`
      "   шаг                       ответ 0
      ✓  свои контакты             хорошо 0
      ✓  пробный код               хорошо 0
      ✓  подтверждение снято       хорошо 0
      ✓  код отправлен             хорошо 0
      ✓  код прочитан              хорошо 0
      ✓  контакт подтверждён       хорошо 0
      ✓  контакт такой, каким был  хорошо 0
      "
    `);
  });

  it('recovery contacts: confirms an unconfirmed contact, and leaves it unconfirmed afterwards', async () => {
    const { replies, kept } = contactsServer({ isConfirmed: false });
    const outcome = await rehearse(['--json'], replies);
    expect(stepsOf(outcome)).toEqual([
      'own-contacts ok',
      'code ok',
      'outbox ok',
      'confirmed ok',
      'put-back ok',
    ]);
    expect(outcome.code).toBe(0);
    expect(kept).toEqual({ value: CONTACT, confirmed: false });
  });

  it('recovery contacts: provokes every refusal except the last attempts', async () => {
    const { replies, kept } = contactsServer({ validity: 300 });
    const outcome = await rehearse(['--provoke', 'all', '--json'], replies);
    expect(stepsOf(outcome)).toEqual([
      'own-contacts ok',
      'probe ok',
      'unconfirmed ok',
      'value-wrong: bad-input',
      'value-same: contact-same',
      'contact-foreign: contact-data-not-found',
      'code ok',
      'outbox ok',
      'code-again: code-already-sent',
      'code-wrong: code-wrong',
      'code-expired: code-expired',
      'given-back ok',
      'code ok',
      'outbox ok',
      'confirmed ok',
      'contact-confirmed: contact-confirmed',
      'put-back ok',
    ]);
    expect(report(outcome).steps[9]?.left).toEqual({ expected: 2, got: 2 });
    expect({ code: outcome.code, kept }).toEqual({ code: 0, kept: confirmed });
  });

  it('recovery contacts: uses up the attempts only when named, and restores them', async () => {
    const { replies, kept } = contactsServer();
    const outcome = await rehearse(['--provoke', 'blocked', '--json'], replies);
    expect(stepsOf(outcome).slice(-4)).toEqual([
      'confirmed ok',
      'blocked: blocked',
      'given-back ok',
      'put-back ok',
    ]);
    expect({ code: outcome.code, kept }).toEqual({ code: 0, kept: confirmed });
  });

  it('recovery contacts: shows how many attempts a wrong code leaves', async () => {
    const { out } = await rehearse(['--provoke', 'code-wrong'], contactsServer().replies);
    expect(out).toMatch(/^✓ +rejection: wrong code +Wrong code\. .+ Attempts left: 2 /m);
  });

  it('recovery contacts: exits with 1 when a wrong code costs no attempt', async () => {
    const { replies } = contactsServer();
    const real = replies[lines.confirm];
    const lenient: Replies = {
      ...replies,
      [lines.confirm]: (request) => {
        const isWrong = JSON.stringify(request.body).includes('"000000"');
        if (isWrong) return { status: 409 };
        return typeof real === 'function' ? real(request) : { status: 500 };
      },
    };
    const { code, err } = await rehearse(['--provoke', 'code-wrong'], lenient);
    expect(code).toBe(1);
    expect(err).toContain('Unexpected result; expected: Wrong code.');
    expect(err).toContain('Attempts left: 2');
  });

  it('recovery contacts: exits with 1 when the server accepts an invalid value, and restores the contact', async () => {
    const { replies, kept } = contactsServer();
    const careless: Replies = {
      ...replies,
      [lines.update]: ({ body }) => {
        Object.assign(kept, { value: (body as { contactValue: string }).contactValue, confirmed: false });
        return {};
      },
    };
    const outcome = await rehearse(['--provoke', 'value-wrong', '--json'], careless);
    expect(stepsOf(outcome)).toContain('value-wrong: ok');
    expect({ code: outcome.code, kept }).toEqual({ code: 1, kept: confirmed });
  });

  it('recovery contacts: confirms again after a rejected step left the contact unconfirmed', async () => {
    const { replies, kept } = contactsServer();
    const real = replies[lines.confirm];
    let tries = 0;
    const moody: Replies = {
      ...replies,
      [lines.confirm]: (request) => {
        tries += 1;
        return tries === 1 || typeof real !== 'function' ? { status: 500 } : real(request);
      },
    };
    const outcome = await rehearse(['--json'], moody);
    expect(stepsOf(outcome).slice(-2)).toEqual(['confirmed contact-not-confirmed', 'put-back ok']);
    expect({ code: outcome.code, kept }).toEqual({ code: 1, kept: confirmed });
  });

  it('recovery contacts: restores the value when the connection is lost after it was replaced', async () => {
    const { replies, kept } = contactsServer();
    const real = replies[lines.update];
    let changes = 0;
    const shaky: Replies = {
      ...replies,
      [lines.update]: (request) => {
        changes += 1;
        return changes === 2 || typeof real !== 'function' ? 'lost' : real(request);
      },
    };
    const outcome = await rehearse(['--json'], shaky);
    expect({ code: outcome.code, kept }).toEqual({ code: 1, kept: confirmed });
    expect(stepsOf(outcome)).toEqual(['own-contacts ok', 'probe ok', 'put-back ok']);
  });

  it('recovery contacts: reports what to set by hand when the value cannot be restored, after the steps', async () => {
    const { replies } = contactsServer();
    const stubborn: Replies = { ...replies, [lines.confirm]: { status: 500 } };
    const outcome = await rehearse(['--json'], stubborn);
    expect(outcome.code).toBe(1);
    expect(outcome.err).toContain(`Enter it again and confirm it: ${CONTACT}.`);
    expect(report(outcome)).toMatchObject({ ok: false });
  });

  it('recovery contacts: leaves a confirmed contact unchanged when codes are not shown', async () => {
    const { replies, kept } = contactsServer({ showsCodes: false });
    const { code, err } = await rehearse([], replies);
    expect({ code, kept }).toEqual({ code: 1, kept: confirmed });
    expect(err).toContain(`The contact ${CONTACT} is confirmed and was not changed`);
    expect(requestCount(lines.update)).toBe(0);
  });

  it('recovery contacts: does not wait for a code that is valid for hours', async () => {
    const { replies } = contactsServer({ validity: 7_200_000 });
    const outcome = await rehearse(['--provoke', 'code-expired', '--json'], replies);
    expect(report(outcome)).toMatchObject({ ok: true, skipped: ['code-expired'] });
    expect(outcome.code).toBe(0);
  });

  it.each([0, 1])('recovery contacts: begins with all attempts when %i are left', async (attempts) => {
    const { replies, kept } = contactsServer({ attempts });
    const { code } = await rehearse(['--provoke', 'code-wrong'], replies);
    expect({ code, kept }).toEqual({ code: 0, kept: confirmed });
  });

  it('recovery contacts: uses the named contact, and not another user’s', async () => {
    const { code, err } = await rehearse(['--contact', 'b.other@example.by'], contactsServer().replies);
    expect(code).toBe(1);
    expect(err).toContain(`${LOGIN} has no contact b.other@example.by.\n`);
    expect(requestCount(lines.update)).toBe(0);
  });

  it('recovery contacts: requires the correct password of the user', async () => {
    const without = await run(['recovery', 'contacts', LOGIN], { url: 'http://localhost:1' });
    expect(without.code).toBe(2);
    expect(without.err).toContain('--as-password-file');
    const wrong = await rehearse(['--as-password-file', 'other.txt'], contactsServer().replies);
    expect(wrong.code).toBe(4);
    expect(requestCount(lines.send)).toBe(0);
  });
});
