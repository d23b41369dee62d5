import { describe, expect, it } from 'vitest';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok } from '../../../test/provider.fixture.ts';

const session = (changes: object = {}) => ({
  id: 318,
  isCurrent: false,
  isRemembered: false,
  isImpersonated: false,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  createdAt: '2026-11-24T07:00:00.000Z',
  seenAt: '2026-11-24T21:30:00.000Z',
  ...changes,
});
const sessions = [
  session({ id: 320, isCurrent: true, isRemembered: true, userAgent: 'semestr' }),
  session(),
  session({ id: 317, isImpersonated: true, userAgent: null }),
];

const { ask, askUnknown, answer, requests } = ownServer({
  'GET /sessions': ok(sessions),
  'DELETE /sessions/318': {},
  'DELETE /sessions': {},
});

describe('semestr sessions list', () => {
  it('sessions: list prints a table in the university’s time zone', async () => {
    const { code, out, err } = await ask(['sessions', 'list'], { env: { SEMESTR_LANG: 'ru' } });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "  №  устройство              открыт            последний раз     примечание
      320  приложение              2026-11-24 10:00  2026-11-25 00:30  этот сеанс, запомнен
      318  Chrome, Windows         2026-11-24 10:00  2026-11-25 00:30
      317  неизвестное устройство  2026-11-24 10:00  2026-11-25 00:30  от вашего имени
      "
    `);
  });

  it('sessions: list prints CSV with stable keys, and the server’s response with --json', async () => {
    expect((await ask(['sessions', 'list', '--csv'])).out).toMatchInlineSnapshot(`
      "id,device,opened,used,note
      320,app,2026-11-24 10:00,2026-11-25 00:30,"this session, remembered"
      318,"Chrome, Windows",2026-11-24 10:00,2026-11-25 00:30,
      317,unknown device,2026-11-24 10:00,2026-11-25 00:30,administrator
      "
    `);
    expect(JSON.parse((await ask(['sessions', 'list', '--json'])).out)).toEqual(sessions);
  });

  it('sessions: list reports that there are none, and reports failures', async () => {
    answer('GET /sessions', ok([]));
    expect(await ask(['sessions', 'list'])).toEqual({ code: 0, out: '', err: 'There are no sessions.\n' });
    answer('GET /sessions', { status: 500 });
    expect(await ask(['sessions', 'list'])).toMatchObject({ code: 1, out: '' });
  });
});

describe('semestr sessions end', () => {
  it('sessions: end ends a session', async () => {
    expect(await ask(['sessions', 'end', '318'])).toEqual({
      code: 0,
      out: '',
      err: 'The session has ended.\n',
    });
    expect(requests().map(({ line }) => line)).toEqual(['DELETE /sessions/318']);
    expect(JSON.parse((await ask(['sessions', 'end', '318', '--json'])).out)).toEqual({ ended: 318 });
  });

  it('sessions: end reports an unknown session, or that only its owner can end it', async () => {
    expect(await ask(['sessions', 'end', '5'])).toMatchInlineSnapshot(`
      {
        "code": 1,
        "err": "There is no such session.
      ",
        "out": "",
      }
    `);
    answer('DELETE /sessions/318', { status: 423 });
    expect(await ask(['sessions', 'end', '318'])).toMatchInlineSnapshot(`
      {
        "code": 1,
        "err": "Not available while you are signed in as a student: only the student can change contacts, password and sign-in methods.
      ",
        "out": "",
      }
    `);
  });

  it('sessions: end rejects an argument that is not a number', async () => {
    const { code, err } = await ask(['sessions', 'end', 'this']);
    expect(code).toBe(2);
    expect(err).toContain('number: write a number such as 7 or 1027, not this.');
  });
});

it('sessions: end-others ends all but the current one', async () => {
  expect(await ask(['sessions', 'end-others'])).toEqual({
    code: 0,
    out: '',
    err: 'The other sessions have ended.\n',
  });
  expect(requests().map(({ line }) => line)).toEqual(['DELETE /sessions']);
});

it.each([
  [['end', '318'], { method: 'DELETE', path: '/api/v1/sessions/318' }],
  [['end-others'], { method: 'DELETE', path: '/api/v1/sessions' }],
])('sessions: %j sends nothing with --dry-run', async (argv, call) => {
  const { code, out, err } = await askUnknown(['sessions', ...argv, '--dry-run']);
  expect({ code, err }).toEqual({ code: 0, err: 'Nothing was sent. The request would be:\n' });
  expect(JSON.parse(out)).toEqual(call);
  expect(requests()).toEqual([]);
});

it.each([['list'], ['end', '318'], ['end-others']])(
  'sessions: %s requires a signed-in user',
  async (...argv) => {
    const { code, out, err } = await askUnknown(['sessions', ...argv]);
    expect({ code, out }).toEqual({ code: 4, out: '' });
    expect(err).toContain('Sign in with: semestr login');
  },
);
