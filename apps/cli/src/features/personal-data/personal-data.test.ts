import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminServer, forAdmin, listed } from '../../../test/admin.fixture.ts';
import { ownServer } from '../../../test/own.fixture.ts';
import { ok, type Reply, type Stub, stubProvider } from '../../../test/provider.fixture.ts';
import { run } from '../../../test/run.fixture.ts';

const archive: Reply = {
  ...ok('what is known'),
  headers: { 'content-disposition': 'attachment; filename="personal-data.zip"' },
};

const account = {
  id: 71,
  username: '42850001',
  version: 1,
  role: 'student',
  studentId: 3,
  employeeId: null,
  fio: null,
  name: 'Примерная Анна Ивановна',
  staffRole: null,
  staffFacultyId: null,
  block: null,
  hasPassword: true,
  createdAt: '2026-09-01T06:00:00.000Z',
};

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'semestr-data-'));
});
afterEach(() => rm(cwd, { recursive: true }));
const saved = (name: string): Promise<string> => readFile(join(cwd, name), 'utf8');

describe('semestr personal-data', () => {
  const { ask, askUnknown, answer, requests } = ownServer({ 'POST /personal-data': archive });

  it('personal data: saves the user’s own archive', async () => {
    const { code, out, err } = await ask(['personal-data'], { cwd });
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain(`Saved: ${join(cwd, 'personal-data.zip')}`);
    expect(await saved('personal-data.zip')).toContain('what is known');
    expect(requests()).toEqual([{ line: 'POST /personal-data', body: undefined }]);
  });

  it('personal data: saves to the given path, and replaces a file only when requested', async () => {
    await ask(['personal-data', '--out', 'mine.zip'], { cwd });
    expect(await readdir(cwd)).toEqual(['mine.zip']);
    expect((await ask(['personal-data', '--out', 'mine.zip'], { cwd })).code).toBe(1);
    expect((await ask(['personal-data', '--out', 'mine.zip', '--force'], { cwd })).code).toBe(0);
  });

  it('personal data: reports that the password is required when it cannot be typed', async () => {
    answer('POST /personal-data', { status: 409, body: { reason: 'proof-needed' } });
    const { code, err } = await ask(['personal-data'], { cwd });
    expect({ code, err }).toEqual({
      code: 1,
      err: 'Confirm your identity with your password, or sign in again.\n',
    });
    expect(await readdir(cwd)).toEqual([]);
  });

  it('personal data: requires a session, and a reason for another user’s data', async () => {
    expect((await askUnknown(['personal-data'], { cwd })).code).toBe(4);
    const { code, err } = await ask(['personal-data', '--of', '42850002'], { cwd });
    expect(code).toBe(2);
    expect(err).toContain("required option '--reason <text>' not specified");
    expect(requests()).toEqual([]);
  });
});

describe('semestr personal-data --of', () => {
  let stub: Stub;
  beforeEach(async () => {
    stub = await stubProvider({
      ...adminServer(),
      'GET /admin/users?filter={"username":"42850001"}': forAdmin(listed([account])),
      'GET /admin/users?filter={"username":"nobody"}': forAdmin(listed([])),
      'POST /admin/users/71/personal-data': forAdmin(archive),
    });
  });
  afterEach(() => stub.close());
  const ask = (login: string) =>
    run(['personal-data', '--of', login, '--reason', 'Заявление', '--user', 'admin'], {
      url: stub.url,
      stdin: 'Admin-2026!',
      cwd,
    });

  it('personal data: --of saves the data of an account, with the reason', async () => {
    expect((await ask('42850001')).code).toBe(0);
    expect(await saved('personal-data.zip')).toContain('what is known');
    const request = stub.requests.find(({ line }) => line.endsWith('/personal-data'));
    expect(request?.body).toEqual({ reason: 'Заявление' });
  });

  it('personal data: --of reports an unknown account', async () => {
    expect(await ask('nobody')).toMatchObject({ code: 1, err: 'There is no account nobody.\n' });
  });
});
