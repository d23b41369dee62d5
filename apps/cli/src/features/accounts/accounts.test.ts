import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run, type World } from '../../../test/run.fixture.ts';
import { sessionServer } from '../../../test/session.fixture.ts';

const account = {
  id: 71,
  username: '42850003',
  version: 1,
  role: 'student',
  studentId: 12,
  employeeId: null,
  fio: null,
  name: 'Новик Мария Петровна',
  staffRole: null,
  staffFacultyId: null,
  block: null,
  hasPassword: true,
  createdAt: '2026-09-01T06:00:00.000Z',
};
const made = {
  link: 'https://portal.example/initial-password?h=hash&t=1795424280000',
  expiresAt: '2026-11-23T09:58:00.000Z',
};

const find = (login: string): string => `GET /admin/users?filter={"username":"${login}"}`;

let stub: Stub;
beforeEach(async () => {
  const server = sessionServer();
  stub = await stubProvider({
    ...server.replies,
    [find('42850003')]: server.signedIn(ok([account])),
    [find('teacher')]: server.signedIn(
      ok([{ ...account, id: 72, username: 'teacher', role: 'employee', studentId: null, employeeId: 3 }]),
    ),
    [find('admin')]: server.signedIn(
      ok([{ ...account, id: 73, username: 'admin', role: 'admin', studentId: null, fio: 'Анна Лис' }]),
    ),
    'POST /admin/users/73/password-link': server.signedIn({ status: 409 }),
    [find('42850009')]: server.signedIn(ok([])),
    [find('nobody-may')]: server.signedIn({ status: 403 }),
    'POST /admin/users/72/password-link': server.signedIn(ok(made)),
    'POST /admin/users/72/send-password-link': server.signedIn(
      ok({ email: 'anna@example.com', expiresAt: made.expiresAt }),
    ),
    'POST /admin/users/71/password-link': server.signedIn(ok(made)),
  });
});
afterEach(() => stub.close());

const ask = (argv: readonly string[], world: World = {}): Promise<Run> =>
  run(['password-link', ...argv, '--user', 'admin'], { url: stub.url, stdin: 'Student-2026!', ...world });

const sent = (): string[] => stub.requests.map(({ line }) => line);

describe('semestr password-link', () => {
  it('accounts: password-link prints only the link on stdout and its expiry on stderr', async () => {
    const { code, out, err } = await ask(['42850003']);
    expect({ code, out }).toEqual({ code: 0, out: `${made.link}\n` });
    expect(err.replaceAll('\u00a0', ' ')).toBe(
      'Valid once, until 23 November, 12:58; asks for the date of birth. Earlier links no longer work.\n',
    );
    expect(sent()).toEqual([
      'POST /auth/login',
      find('42850003'),
      'POST /admin/users/71/password-link',
      'POST /auth/logout',
    ]);
  });

  it('accounts: password-link states that an account without a birth date needs its username', async () => {
    const { code, out, err } = await ask(['teacher']);
    expect({ code, out }).toEqual({ code: 0, out: `${made.link}\n` });
    expect(err).toContain('asks for the username');
  });

  it('accounts: password-link --send sends the link without printing it', async () => {
    const { code, out, err } = await ask(['teacher', '--send']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replaceAll('\u00a0', ' ')).toBe(
      'The link was sent to anna@example.com; it is valid once, until 23 November, 12:58. Earlier links no longer work.\n',
    );
    expect(sent()).toContain('POST /admin/users/72/send-password-link');
    expect(sent()).not.toContain('POST /admin/users/72/password-link');
  });

  it('accounts: password-link prints the server’s response with --json', async () => {
    expect(JSON.parse((await ask(['42850003', '--json'])).out)).toEqual(made);
  });

  it('accounts: password-link --dry-run finds the account and creates no link', async () => {
    const { code, out, err } = await ask(['42850003', '--dry-run']);
    expect({ code, err }).toEqual({ code: 0, err: 'Nothing was sent. The request would be:\n' });
    expect(JSON.parse(out)).toEqual({ method: 'POST', path: '/api/v1/admin/users/71/password-link' });
    expect(sent()).not.toContain('POST /admin/users/71/password-link');
  });

  it.each([
    ['42850009', 'There is no account 42850009.'],
    ['admin', 'You cannot create a link for your own password: change it in the settings of the portal.'],
    ['nobody-may', 'You have no right to do this.'],
  ])('accounts: password-link creates none for %s and states why', async (login, sentence) => {
    const { code, out, err } = await ask([login]);
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: `${sentence}\n` });
    expect(sent()).not.toContain('POST /admin/users/71/password-link');
  });

  it('accounts: password-link requires a username', async () => {
    const { code, err } = await ask([]);
    expect(code).toBe(2);
    expect(err).toContain("missing required argument 'login'");
  });

  it('accounts: password-link shows an example in its help', async () => {
    const { out } = await run(['password-link', '--help']);
    expect(out).toContain('semestr password-link 42850001');
  });
});
