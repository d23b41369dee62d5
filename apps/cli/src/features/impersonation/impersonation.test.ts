import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminServer, forAdmin, listed, runAdmin } from '../../../test/admin.fixture.ts';
import { type Replies, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import type { Run } from '../../../test/run.fixture.ts';

const entry = (changes: object = {}) => ({
  id: 900,
  at: '2026-11-24T21:30:00.000Z',
  userId: 1,
  asUserId: 71,
  action: 'impersonation',
  subject: '',
  details: { reason: 'не видит оценки' },
  undoesId: null,
  client: '127.0.0.1',
  ...changes,
});
const account = (id: number, username: string) => ({
  id,
  username,
  version: 1,
  role: 'admin',
  studentId: null,
  employeeId: null,
  fio: null,
  name: username,
  staffRole: null,
  staffFacultyId: null,
  block: null,
  hasPassword: true,
  createdAt: '2026-09-01T06:00:00.000Z',
});
const entries = 'GET /admin/audit?filter={"action":"impersonation"}&sort=["id","DESC"]&range=';

let stub: Stub;
let replies: Replies;
beforeEach(async () => {
  replies = {
    ...adminServer(),
    [`${entries}[0,999]`]: forAdmin(
      listed([entry(), entry({ id: 899, userId: null, details: null, asUserId: 72 })], 2),
    ),
    'GET /admin/users?filter={"id":[1,71,72]}': forAdmin(
      listed([account(1, 'admin'), account(71, '42850003')], 2),
    ),
    [`${entries}[25,49]`]: forAdmin(listed([])),
  };
  stub = await stubProvider(replies);
});
afterEach(() => stub.close());

const ask = (...argv: readonly string[]): Promise<Run> =>
  runAdmin(['impersonations', 'list', ...argv], { url: stub.url });

describe('semestr admin impersonations list', () => {
  it('impersonation: lists who acted as which user, by their usernames', async () => {
    const { code, out, err } = await ask();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "when              administrator  student   reason
      2026-11-25 00:30  admin          42850003  не видит оценки
      2026-11-25 00:30                 72
      "
    `);
  });

  it('impersonation: lists every entry when there is no terminal, with all usernames', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => entry({ id: 2000 - index, asUserId: 72 }));
    replies[`${entries}[0,999]`] = forAdmin(listed(many.slice(0, 1000), 1001));
    replies[`${entries}[1000,1999]`] = forAdmin(listed([entry({ asUserId: 71 })], 1001));
    replies['GET /admin/users?filter={"id":[1,72,71]}'] = forAdmin(listed([account(71, '42850003')]));
    const { out } = await ask('--csv');
    expect(out.trim().split('\r\n')).toHaveLength(1002);
    expect(out).toMatch(/42850003,не видит оценки\r\n$/);
  });

  it('impersonation: reports that there are none, and loads no accounts', async () => {
    expect(await ask('--page', '2')).toEqual({
      code: 0,
      out: '',
      err: 'No administrator has signed in as a student.\n',
    });
    expect(stub.requests.map(({ line }) => line)).not.toContainEqual(expect.stringContaining('users'));
  });
});
