import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as auth from '@semestr/api/auth';
import * as setup from '@semestr/api/setup';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/tables/users.ts';
import { hashCost } from '../../domain/password-hash.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { offerSetup, tokenFile } from './token.ts';

let server: TestServer;
let folder: string;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(users);
  folder = await mkdtemp(join(tmpdir(), 'semestr-setup-'));
  const file = await offerSetup(server.db, folder);
  token = (await readFile(file ?? '', 'utf8')).trim();
});
afterEach(() => rm(folder, { recursive: true }));

const admin = { username: 'first', password: 'Turn-4-Lamps!', fio: 'Первый Администратор' };
const create = async (body: object) => {
  const visitor = await server.client();
  const headers = { 'content-type': 'application/json' };
  const response = await visitor.fetch(setup.createFirstAdmin.path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return [response.status, await response.text()];
};
const admins = () => server.db.$count(users, eq(users.role, 'admin'));

describe('first administrator', () => {
  it('setup: does not create an administrator, and only the owner of the data folder can read the token', async () => {
    expect(await server.db.$count(users)).toBe(0);
    expect((await stat(tokenFile(folder))).mode & 0o777).toBe(0o600);
    expect(token).toMatch(/^[\w-]{32}$/);
  });

  it('setup: creates the administrator with the token and signs in', async () => {
    expect(await create({ ...admin, token })).toEqual([200, '']);
    const visitor = await server.client();
    const stored = await visitor.call(auth.login, { body: { username: 'first', password: 'Turn-4-Lamps!' } });
    expect(stored).toMatchObject({ authorities: ['ROLE_ADMIN'], fio: 'Первый Администратор' });
    expect((await visitor.fetch('/api/v1/admin/students')).status).toBe(200);
  });

  it.each(['wrong', 'x'.repeat(32)])('setup: rejects the token %s', async (wrong) => {
    expect(await create({ ...admin, token: wrong })).toEqual([404, '']);
    expect(await admins()).toBe(0);
    expect(await create({ ...admin, token })).toEqual([200, '']);
  });

  it.each([
    ['common', 'Butterfly_7'],
    ['personal', 'First-2026!'],
  ])('setup: rejects a password that is %s, and the token stays valid', async (reason, password) => {
    const refused = JSON.stringify({ fields: [{ field: 'password', reason }] });
    expect(await create({ ...admin, password, token })).toEqual([400, refused]);
    expect(await create({ ...admin, token })).toEqual([200, '']);
  });

  it('setup: the token works only once', async () => {
    await create({ ...admin, token });
    expect(await create({ ...admin, username: 'second', token })).toEqual([409, '']);
    expect(await admins()).toBe(1);
  });

  it('setup: two concurrent requests create one administrator', async () => {
    const all = await Promise.all(
      ['a', 'b', 'c', 'd'].map((username) => create({ ...admin, username, token })),
    );
    const statuses = all.map(([status]) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect(await admins()).toBe(1);
  });

  it('setup: stores the password as a hash', async () => {
    await create({ ...admin, token });
    const [user] = await server.db.select().from(users);
    const { memoryCost, timeCost, parallelism } = hashCost;
    const cost = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
    expect(user?.passwordHash?.startsWith(`$argon2id$v=19$${cost}$`)).toBe(true);
  });
});

describe('next start', () => {
  it('setup: each start without an administrator creates a new token', async () => {
    await offerSetup(server.db, folder);
    expect((await readFile(tokenFile(folder), 'utf8')).trim()).not.toBe(token);
    expect(await create({ ...admin, token })).toEqual([404, '']);
    expect((await stat(tokenFile(folder))).mode & 0o777).toBe(0o600);
  });

  it('setup: a start with an administrator deletes the file', async () => {
    await create({ ...admin, token });
    expect(await offerSetup(server.db, folder)).toBeNull();
    await expect(stat(tokenFile(folder))).rejects.toThrow('ENOENT');
  });
});
