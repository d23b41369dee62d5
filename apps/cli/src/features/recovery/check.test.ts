import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, ok, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../../test/run.fixture.ts';

const phone = { contactTypeId: 4, contactValue: '+37529*******' };
const mail = { contactTypeId: 6, contactValue: 'a.*******@example.by' };
const told = (changes: object = {}) =>
  ok({ employee: false, contacts: [phone, mail], remainingAttempts: 5, ...changes });

let stub: Stub | undefined;
afterEach(() => stub?.close());

async function check(answer: Answer, argv: readonly string[] = [], world: World = {}): Promise<Run> {
  stub = await stubProvider({ 'GET /settings/masked-contacts?login=42850001': answer });
  return run(['recovery', 'check', '42850001', ...argv], { url: stub.url, ...world });
}

describe('CLI-02 semestr recovery check', () => {
  it('shows what a stranger would be shown, and sends nothing', async () => {
    const { code, out, err } = await check(told(), [], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "логин             42850001
      кто это           не сотрудник
      контакты          Телефон +37529*******, E-mail a.*******@example.by
      осталось попыток  5
      восстановление    дойдёт до кода
      "
    `);
    expect(stub?.requests.map(({ line }) => line)).toEqual(['GET /settings/masked-contacts?login=42850001']);
  });

  it.each([
    ['the login is unknown', { status: 404 }, 'stops: there is no such login'],
    ['no contact is bound', told({ contacts: [] }), 'stops: no contact is bound to the account'],
    ['no attempts are left', told({ remainingAttempts: 0 }), 'stops: no attempts are left'],
    ['too many were made', { status: 429 }, 'shut: the attempts are used up'],
  ])('ends with 1 where %s', async (_why, answer, words) => {
    const { code, out, err } = await check(answer);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain(words);
  });

  it('says until when it is shut, on the clock of the university', async () => {
    const { out } = await check({ status: 429, body: { banExpiredTime: '2026-11-25T10:00:00Z' } });
    expect(out).toMatch(/shut until {2}25\sNovember, 13:00\n/);
  });

  it('is JSON for scripts', async () => {
    expect(JSON.parse((await check(told({ employee: null }), ['--json'])).out)).toEqual({
      login: '42850001',
      employee: null,
      contacts: [phone, mail],
      remainingAttempts: 5,
      stop: null,
      until: null,
    });
    await stub?.close();
    const until = '2026-11-25T10:00:00Z';
    const shut = await check({ status: 429, body: { banExpiredTime: until } }, ['--json']);
    expect(JSON.parse(shut.out)).toMatchObject({ stop: 'ban', until, contacts: [] });
  });

  it('ends with a sentence where no answer comes', async () => {
    const { code, out, err } = await check('lost');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`Server: ${stub?.url}`);
  });
});
