import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, ok, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { LOGIN, recoveryServer } from '../../../test/recovery.fixture.ts';
import { type Run, run, type World } from '../../../test/run.fixture.ts';

const phone = { contactTypeId: 4, contactValue: '+37529*******' };
const mail = { contactTypeId: 6, contactValue: 'a.*******@example.by' };
const contacts = (changes: object = {}) =>
  ok({ employee: false, contacts: [phone, mail], remainingAttempts: 5, ...changes });

const until = { banExpiredTime: '2026-11-25T10:00:00Z' };

let stub: Stub | undefined;
afterEach(() => stub?.close());

async function check(
  answer: Answer | (() => Answer),
  argv: readonly string[] = [],
  world: World = {},
): Promise<Run> {
  stub = await stubProvider({ 'GET /settings/masked-contacts?login=42850001': answer });
  return run(['recovery', 'check', '42850001', ...argv], { url: stub.url, ...world });
}

describe('CLI-02 semestr recovery check', () => {
  it('recovery check: shows what a visitor would see, and sends no code', async () => {
    const { code, out, err } = await check(contacts(), [], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "логин             42850001
      аккаунт           заблокирован ли, видит только администратор: semestr login
      вид аккаунта      студент
      контакты          Телефон +37529*******, E-mail a.*******@example.by
      осталось попыток  5
      восстановление    работает, код придёт на +37529******* или a.*******@example.by
      "
    `);
    expect(stub?.requests.map(({ line }) => line)).toEqual(['GET /settings/masked-contacts?login=42850001']);
  });

  it.each([
    ['the login is unknown', { status: 404 }, 'stops: there is no such username'],
    ['the account has no contacts', contacts({ contacts: [] }), 'stops: the account has no contacts'],
    ['no attempts are left', contacts({ remainingAttempts: 0 }), 'stops: no attempts are left'],
    [
      'too many attempts were made',
      { status: 429, body: until },
      'locked: too many tries; open again at 13:00',
    ],
  ])('recovery check: exits with 5 when %s', async (_why, answer, words) => {
    const { code, out, err } = await check(answer);
    expect({ code, err }).toEqual({ code: 5, err: '' });
    expect(out).toContain(words);
  });

  it('recovery check: retries after throttling, then reports the result', async () => {
    const answers: Answer[] = [
      { status: 429, headers: { 'retry-after': '0' }, body: until },
      { status: 429, headers: { 'retry-after': new Date('2026-11-25T08:59:59Z').toUTCString() } },
      contacts(),
    ];
    const { code, out, err } = await check(() => answers.shift() ?? { status: 500 });
    expect(code).toBe(0);
    expect(out).toContain('works: a code would be sent to +37529******* or a.*******@example.by');
    expect(err).toMatch(/^(?:The server limits the number of requests. Retrying in 0 s.\n){2}$/);
  });

  it('recovery check: long throttling is not a verdict on the username', async () => {
    const { code, out, err } = await check({ status: 429, headers: { 'retry-after': '86400' } });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('limits the number of requests, so recovery was not checked');
  });

  it.each([
    ['for-good', 5, 'stops: the account is blocked'],
    ['restorable', 0, 'works: a code would be sent'],
    [null, 0, 'works: a code would be sent'],
  ])('recovery check: an administrator sees a block, here %s', async (block, code, words) => {
    stub = await stubProvider(recoveryServer({ block }));
    const argv = ['recovery', 'check', LOGIN, '--user', 'admin'];
    const outcome = await run(argv, { url: stub.url, stdin: 'Admin-2026!' });
    expect(outcome.code).toBe(code);
    expect(outcome.out).toContain(words);
  });

  it('recovery check: an administrator gets the real state from a server that responds for unknown usernames', async () => {
    const decoy = { 'GET /settings/masked-contacts?login=nobody': contacts() };
    stub = await stubProvider({ ...recoveryServer(), ...decoy });
    const argv = ['recovery', 'check', 'nobody', '--user', 'admin', '--json'];
    const { code, out } = await run(argv, { url: stub.url, stdin: 'Admin-2026!' });
    expect([code, JSON.parse(out)]).toMatchObject([5, { account: 'missing', stop: 'account' }]);
  });

  it('recovery check: shows the end of a lockout in the university’s time zone', async () => {
    const { out } = await check({ status: 429, body: { banExpiredTime: '2026-11-25T10:00:00Z' } });
    expect(out).toMatch(/locked until {2}25\sNovember, 13:00\n/);
    await stub?.close();
    const tomorrow = { status: 429, body: { banExpiredTime: '2026-11-26T11:20:00Z' } };
    const russian = await check(tomorrow, [], { env: { SEMESTR_LANG: 'ru' } });
    expect(russian.out).toMatch(/закрыто: слишком много попыток, до 26\sноября, 14:20\n/);
  });

  it('recovery check: prints JSON for scripts', async () => {
    expect(JSON.parse((await check(contacts({ employee: null }), ['--json'])).out)).toEqual({
      login: '42850001',
      account: 'unknown',
      employee: null,
      contacts: [phone, mail],
      remainingAttempts: 5,
      stop: null,
      until: null,
    });
    await stub?.close();
    const shut = await check({ status: 429, body: until }, ['--json']);
    expect(JSON.parse(shut.out)).toMatchObject({ stop: 'ban', until: until.banExpiredTime, contacts: [] });
  });

  it('recovery check: reports that no response arrived', async () => {
    const { code, out, err } = await check('lost');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`The connection to ${stub?.url} was closed before the answer arrived.`);
  });
});
