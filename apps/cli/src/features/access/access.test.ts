import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminServer, forAdmin, runAdmin } from '../../../test/admin.fixture.ts';
import { type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import type { Run } from '../../../test/run.fixture.ts';

const person = {
  kind: 'students',
  id: 12,
  name: 'Новик Мария Петровна',
  role: 'student',
  cardNumber: '42850003',
  group: '428501',
};
const blocker = { cause: 'sign-in-shut', until: '2026-11-25T10:00:00.000Z', help: 'unban' };
const found = (changes: object = {}) => ({
  ...person,
  username: '42850003',
  phone: null,
  email: 'm@example.by',
  blocker,
  lastSignInAt: null,
  ...changes,
});
const situation = (changes: object = {}) => ({
  person,
  blocker,
  ways: ['email'],
  account: {
    id: 71,
    username: '42850003',
    block: null,
    createdAt: '2026-09-01T06:00:00.000Z',
    hasPassword: true,
    passwordSetAt: '2026-09-02T06:00:00.000Z',
    lastSignInAt: null,
    hasSecondFactor: false,
    staffRole: null,
    passkeys: 0,
  },
  contacts: [{ type: 6, value: 'm@example.by', isConfirmed: true, lostSince: null }],
  attempts: [{ kind: 'signIn', left: 0, limit: 5, until: '2026-11-25T10:00:00.000Z' }],
  link: null,
  sessions: [],
  ...changes,
});
const event = (changes: object) => ({
  key: 'audit-1',
  at: '2026-11-25T08:59:00.000Z',
  name: 'sign-in-failed',
  by: null,
  reason: null,
  userAgent: null,
  until: null,
  message: null,
  ...changes,
});
const timeline = [
  event({ repeats: { count: 12, lastAt: '2026-11-25T09:05:00.000Z' } }),
  event({ key: 'audit-2', name: 'unbanned', by: 'Анна Лис', at: '2026-11-24T21:30:00.000Z' }),
  event({
    key: 'outbox-3',
    name: 'code',
    message: { channel: 'email', subject: 'Код', delivery: 'sent', sentAt: null },
  }),
];

let stub: Stub;
let replies: Replies;
beforeEach(async () => {
  replies = {
    ...adminServer(),
    'GET /admin/access?q=42850003': forAdmin({ body: { people: [found()], total: 1 } }),
    'GET /admin/access?q=новик': forAdmin({
      body: { people: [found(), found({ id: 13, blocker: null })], total: 41 },
    }),
    'GET /admin/access?q=никто': forAdmin({ body: { people: [], total: 0 } }),
    'GET /admin/access/students/12': forAdmin({ body: situation() }),
    'GET /admin/access/students/12/events': forAdmin({ body: { events: timeline, hasMore: true } }),
  };
  stub = await stubProvider(replies);
});
afterEach(() => stub.close());

const ask = (...argv: readonly string[]): Promise<Run> => runAdmin(['access', ...argv], { url: stub.url });

describe('semestr admin access', () => {
  it('access: shows the blocker, the remedy and recent events of a single account', async () => {
    const { code, out, err } = await ask('42850003');
    expect(code).toBe(5);
    expect(err).toBe('Only the latest events are shown; see the console for the rest.\n');
    expect(out).toMatchInlineSnapshot(`
      "who            Новик Мария Петровна
      role           student
      card           42850003
      group          428501
      username       42850003
      problem        sign-in is locked: too many wrong passwords
      until          2026-11-25 13:00
      fix            semestr admin unban 42850003
      available      recovery by e-mail
      account since  2026-09-01 09:00
      password       set on 2026-09-02 09:00
      second factor  off
      contact        m@example.by, confirmed
      attempts       password: 0 of 5, locked until 2026-11-25 13:00

      Events, newest first:
      2026-11-25 11:59  wrong password  12 times, the last on 2026-11-25 12:05
      2026-11-25 00:30  attempts reset  by Анна Лис
      2026-11-25 11:59  code message    e-mail: Код, sent
      "
    `);
  });

  it('access: exits with 0 when nothing prevents the sign-in', async () => {
    replies['GET /admin/access/students/12'] = forAdmin({ body: situation({ blocker: null }) });
    const { code, out } = await ask('42850003');
    expect(code).toBe(0);
    expect(out).toContain('no problems');
  });

  it('access: lists several accounts and fails when one of them is blocked', async () => {
    const { code, out, err } = await ask('новик');
    // Only two of 41 were printed, and a script does not read the message about it.
    expect(code).toBe(3);
    const { code: terminalCode } = await runAdmin(['access', 'новик'], { url: stub.url, isTerminal: true });
    expect(terminalCode).toBe(5);
    expect(out).toContain('semestr admin unban 42850003');
    expect(err).toBe('Showing the first 2 of 41. Narrow the search.\n');
    replies['GET /admin/access?q=новик'] = forAdmin({
      body: { people: [found({ blocker: null }), found({ id: 13, blocker: null })], total: 2 },
    });
    expect((await ask('новик')).code).toBe(0);
  });

  it('access: reports that no account was found', async () => {
    expect(await ask('никто')).toEqual({ code: 1, out: '', err: 'No users found.\n' });
  });

  it('access: prints the server’s response with --json', async () => {
    const { code, out } = await ask('42850003', '--json');
    expect(code).toBe(5);
    expect(JSON.parse(out)).toEqual({ ...situation(), events: timeline });
  });

  it('access: requires search words', async () => {
    const { code, err } = await ask();
    expect(code).toBe(2);
    expect(err).toContain("missing required argument 'words'");
  });
});
