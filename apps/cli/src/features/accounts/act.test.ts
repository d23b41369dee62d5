import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminServer, forAdmin, listed, runAdmin } from '../../../test/admin.fixture.ts';
import { type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { type Run, run } from '../../../test/run.fixture.ts';

const account = (changes: object = {}) => ({
  id: 71,
  username: 'teacher',
  version: 4,
  role: 'employee',
  studentId: null,
  employeeId: 3,
  fio: null,
  name: 'Образцов Иван Ильич',
  staffRole: null,
  staffFacultyId: null,
  block: null,
  hasPassword: true,
  createdAt: '2026-09-01T06:00:00.000Z',
  ...changes,
});
const find = (login: string): string => `GET /admin/users?filter={"username":"${login}"}`;

let stub: Stub;
let replies: Replies;
beforeEach(async () => {
  replies = {
    ...adminServer(),
    [find('teacher')]: forAdmin(listed([account()])),
    [find('root')]: forAdmin(
      listed([account({ id: 72, username: 'root', role: 'admin', employeeId: null, fio: 'Анна Лис' })]),
    ),
    [find('nobody')]: forAdmin(listed([])),
    'GET /admin/faculties?filter={"q":"фис"}': forAdmin(
      listed([{ id: 9, version: 1, name: 'Факультет', abbrev: 'ФИС' }]),
    ),
    'GET /admin/faculties?filter={"q":"ФИ"}': forAdmin(
      listed([{ id: 9, version: 1, name: 'Факультет', abbrev: 'ФИС' }]),
    ),
    'POST /admin/users/71/unban': forAdmin({}),
    'DELETE /admin/users/71/block': forAdmin({}),
    'PUT /admin/users/71/block': forAdmin({}),
    'DELETE /admin/users/71/sessions': forAdmin({}),
    'POST /admin/users/71/reset-second-factor': forAdmin({}),
    'PUT /admin/users/71': forAdmin((body) => ({ body: { ...account(), ...Object(body), version: 5 } })),
    'PUT /admin/users/72': forAdmin({ status: 409, body: { reason: 'admin-last' } }),
    'POST /admin/users/71/password-link': forAdmin({
      body: { link: 'https://portal.example/x', expiresAt: '2026-11-23T09:58:00.000Z' },
    }),
  };
  stub = await stubProvider(replies);
});
afterEach(() => stub.close());

const ask = (argv: readonly string[]): Promise<Run> =>
  runAdmin(argv[0] === 'link' ? argv : [...argv, '--yes'], { url: stub.url });
const changes = (): { line: string; body: unknown }[] =>
  stub.requests.filter(({ line }) => line.includes('/admin/users/'));

describe('account actions by username', () => {
  it.each([
    ['unblock', 'DELETE /admin/users/71/block', 'Account teacher (Образцов Иван Ильич) is unblocked.'],
    [
      'unban',
      'POST /admin/users/71/unban',
      'The attempts of account teacher (Образцов Иван Ильич) are reset.',
    ],
    [
      'end-sessions',
      'DELETE /admin/users/71/sessions',
      'The sessions of account teacher (Образцов Иван Ильич) have ended.',
    ],
    [
      'reset-second-factor',
      'POST /admin/users/71/reset-second-factor',
      'The second factor of account teacher (Образцов Иван Ильич) is off.',
    ],
  ])('accounts: %s changes the account once, and nothing with --dry-run', async (act, line, sentence) => {
    expect(await ask([act, 'teacher'])).toEqual({ code: 0, out: `${sentence}\n`, err: '' });
    expect(changes()).toEqual([{ line, body: undefined }]);
    expect((await ask([act, 'teacher', '--dry-run'])).code).toBe(0);
    expect(changes()).toHaveLength(1);
    expect(JSON.parse((await ask([act, 'teacher', '--json'])).out)).toEqual({
      id: 71,
      username: 'teacher',
      done: act,
    });
  });

  it.each([
    [[], 'for-good', 'Account teacher (Образцов Иван Ильич) is blocked.\n'],
    [
      ['--restorable'],
      'restorable',
      'Account teacher (Образцов Иван Ильич) is blocked until a new password is set.\n',
    ],
  ])('accounts: block %j sends the requested kind of block', async (argv, block, sentence) => {
    expect(await ask(['block', 'teacher', ...argv])).toEqual({ code: 0, out: sentence, err: '' });
    expect(changes()).toEqual([{ line: 'PUT /admin/users/71/block', body: { block } }]);
  });

  it.each([
    [['unblock'], 'Unblock it?'],
    [['unban'], 'Reset all attempts?'],
    [['end-sessions'], 'End all its sessions?'],
    [['reset-second-factor'], 'Turn the second factor off and remove the passkeys?'],
    [['block'], 'Block it permanently?'],
    [['block', '--restorable'], 'Block it until a new password is set?'],
    [['roles', '--role', 'library'], 'Change its role to library and end its sessions?'],
  ])('accounts: %j names the owner and changes nothing without a yes', async (argv, question) => {
    const call = (answer: string) =>
      runAdmin([...argv, 'teacher'], { url: stub.url, typed: ['Admin-2026!', answer] });
    const { code, err } = await call('no');
    expect(code).toBe(1);
    expect(err).toContain(
      `Образцов Иван Ильич, account teacher, server ${stub.url}\n${question} Type "yes": Nothing was changed.`,
    );
    expect(changes()).toEqual([]);
    expect((await call('yes')).code).toBe(0);
    expect(changes()).toHaveLength(1);
  });

  it.each(['unblock', 'unban', 'end-sessions', 'reset-second-factor', 'block'])(
    'accounts: %s sends no request without a terminal and without --yes',
    async (act) => {
      const { code, err } = await runAdmin([act, 'teacher'], { url: stub.url });
      expect({ code, err }).toEqual({
        code: 2,
        err: 'There is no terminal for a confirmation. If you are sure, add --yes.\n',
      });
      expect(stub.requests).toEqual([]);
    },
  );

  it('accounts: link creates a password link like password-link', async () => {
    const { code, out } = await ask(['link', 'teacher']);
    expect({ code, out }).toEqual({ code: 0, out: 'https://portal.example/x\n' });
  });

  it('accounts: reports an unknown username', async () => {
    const { code, err } = await ask(['block', 'nobody']);
    expect({ code, err }).toEqual({ code: 1, err: 'There is no account nobody.\n' });
    expect(changes()).toEqual([]);
  });
});

describe('semestr admin roles', () => {
  it('accounts: roles makes an employee an administrator under the employee’s name', async () => {
    const { code, out } = await ask(['roles', 'teacher', '--role', 'admin']);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'Role of account teacher (Образцов Иван Ильич): admin.\n',
    });
    expect(changes()).toEqual([
      {
        line: 'PUT /admin/users/71',
        body: {
          username: 'teacher',
          role: 'admin',
          employeeId: null,
          fio: 'Образцов Иван Ильич',
          staffRole: null,
          staffFacultyId: null,
          version: 4,
        },
      },
    ]);
  });

  it('accounts: roles sets the console role of an employee, for a dean’s office with its faculty', async () => {
    const librarian = await ask(['roles', 'teacher', '--role', 'library']);
    expect(librarian).toMatchObject({
      code: 0,
      out: 'Role of account teacher (Образцов Иван Ильич): library.\n',
    });
    expect(changes().at(-1)?.body).toMatchObject({ role: 'employee', employeeId: 3, staffRole: 'library' });
    expect((await ask(['roles', 'teacher', '--role', 'deans-office', '--faculty', 'фис'])).code).toBe(0);
    expect(changes().at(-1)?.body).toMatchObject({ staffRole: 'deans-office', staffFacultyId: 9 });
    await ask(['roles', 'teacher', '--role', 'employee']);
    expect(changes().at(-1)?.body).toMatchObject({ role: 'employee', staffRole: null, staffFacultyId: null });
  });

  it('accounts: roles requires the faculty of a dean’s office', async () => {
    const { code, err } = await ask(['roles', 'teacher', '--role', 'deans-office']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'Give the faculty of the dean’s office: --faculty ABBREVIATION.\n',
    });
    const unknown = await ask(['roles', 'teacher', '--role', 'deans-office', '--faculty', 'ФИ']);
    expect({ code: unknown.code, err: unknown.err }).toEqual({ code: 1, err: 'There is no faculty ФИ.\n' });
  });

  it('accounts: roles requires an employee when an administrator becomes an employee', async () => {
    const { code, err } = await ask(['roles', 'root', '--role', 'employee']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'Give the employee who owns the account: --employee NUMBER.\n',
    });
    const refused = await ask(['roles', 'root', '--role', 'employee', '--employee', '3']);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('This is the last administrator');
    expect(changes().at(-1)?.body).toMatchObject({ role: 'employee', employeeId: 3, fio: null });
  });

  it.each([
    [['roles', 'teacher'], "required option '--role <role>' not specified"],
    [['roles', 'teacher', '--role', 'student'], ', not student.'],
    [['block'], "missing required argument 'login'"],
  ])('accounts: roles rejects %j', async (argv, sentence) => {
    const { code, err } = await run(['admin', ...argv], { url: stub.url });
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

it('accounts: the help lists the account commands in a separate group', async () => {
  const { out } = await run(['admin', '--help']);
  expect(out).toMatch(/^Accounts:\n {2}link /m);
});
