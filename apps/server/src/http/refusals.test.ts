import * as apiTokens from '@semestr/api/api-tokens';
import * as auth from '@semestr/api/auth';
import * as certificates from '@semestr/api/certificates';
import { faculties } from '@semestr/api/faculties';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logins, startTestServer, type TestServer } from '../../test/server.ts';
import { users } from '../db/tables/users.ts';
import { invalidField, refusal, refusalOf } from '../domain/refusal.ts';
import { loggerOf } from './logger.ts';
import { responseTo } from './refusals.ts';

let server: TestServer;
let isOpen: boolean;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  const stream = { write: (line: string) => void lines.push(line) };
  server = await startTestServer({ logger: loggerOf('warn', stream) });
  isOpen = true;
});
afterEach(() => close());

/** The window ends no later than the server. */
async function close(): Promise<void> {
  if (isOpen) await server.close();
  isOpen = false;
}

const logged = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line));
const idOf = async (username: string): Promise<number | undefined> => {
  const [account] = await server.db.select().from(users).where(eq(users.username, username));
  return account?.id;
};
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('rejected call', () => {
  it('refusal log: a line contains the call, the account and the client, and no personal data', async () => {
    const student = await server.client('student', { 'x-forwarded-for': '203.0.113.7' });
    expect((await student.fetch(`${faculties.list.path}?q=Лисицкая`)).status).toBe(403);
    expect(logged()).toMatchObject([
      {
        level: 40,
        msg: 'A call was refused',
        status: 403,
        call: 'GET /api/v1/admin/faculties',
        reason: null,
        account: await idOf(logins.student),
        client: expect.stringMatching(/^[\w-]{8}$/),
      },
    ]);
    for (const secret of ['203.0.113', 'Лисицкая', encodeURIComponent('Лисицкая'), logins.student])
      expect(lines.join('')).not.toContain(secret);
  });

  it('refusal log: omits the account for visitors, and distinguishes clients', async () => {
    for (const address of ['203.0.113.7', '203.0.113.8', '2001:db8:1:1::1', '2001:db8:1:1::2'])
      await server.fetch(certificates.list.path, from(address));
    const all = logged();
    expect(all.map(({ account }) => account)).toEqual([null, null, null]);
    expect(new Set(all.map(({ client }) => client)).size).toBe(3);
  });

  it('refusal log: contains the reason if the response does', async () => {
    const headers = { authorization: 'Bearer smst_unknown' };
    expect((await server.fetch(apiTokens.list.path, { headers })).status).toBe(403);
    expect(logged()).toMatchObject([{ reason: 'token-scope' }]);
  });

  it('refusal log: includes requests from another site’s page', async () => {
    const student = await server.client('student');
    const init = { method: 'POST', headers: { origin: 'https://elsewhere.example' } };
    expect((await student.fetch('/api/v1/auth/logout', init)).status).toBe(400);
    expect(logged()).toMatchObject([{ status: 400, call: 'POST /api/v1/auth/logout' }]);
  });

  it('refusal log: ignores invalid forms, wrong passwords and missing records', async () => {
    const student = await server.client('student');
    const body = JSON.stringify({ username: logins.student, password: 'Wrong-2026!' });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const statuses = [
      await server.fetch(auth.login.path, init),
      await student.fetch('/api/v1/certificate/7/file'),
      await student.fetch('/api/v1/notifications?pageSize=x'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 404, 400]);
    expect(logged()).toEqual([]);
  });

  it('refusal log: summarises repetitions', async () => {
    const student = await server.client('student');
    for (let times = 0; times < 50; times += 1) await student.fetch(faculties.list.path);
    expect(logged()).toHaveLength(1);
    await close();
    expect(logged().slice(1)).toMatchObject([
      { msg: 'A call was refused again', call: 'GET /api/v1/admin/faculties', times: 49 },
    ]);
  });

  it('refusal log: many clients neither flood it nor hide signed-in users', async () => {
    const addresses = Array.from({ length: 100 }, (_, index) => `203.0.113.${index}`);
    for (const address of addresses) await server.fetch(certificates.list.path, from(address));
    expect(logged()).toHaveLength(30);
    await (await server.client('student')).fetch(faculties.list.path);
    expect(logged().at(-1)).toMatchObject({ account: await idOf(logins.student) });
    await close();
    expect(logged().at(-1)).toMatchObject({ msg: 'Other calls were refused', times: 70 });
  });
});

describe('response to a refusal', () => {
  it('refusals: the contract determines status and body', () => {
    expect(responseTo(certificates.close, refusal('certificate-decided'))).toEqual({
      status: 409,
      fields: [],
      body: undefined,
    });
    expect(responseTo(certificates.register, refusal('requests-too-many'))?.body).toEqual({
      reason: 'requests-too-many',
    });
    const until = new Date('2026-11-20T10:58:00Z');
    expect(responseTo(auth.login, refusal('too-many', { until }))).toMatchObject({
      status: 429,
      body: { banExpiredTime: '2026-11-20T10:58:00.000Z' },
    });
    expect(responseTo(certificates.close, refusalOf(certificates.close, 404))?.status).toBe(404);
    expect(responseTo(undefined, invalidField('request'))?.status).toBe(400);
  });

  it('refusals: a reason that the call does not declare has no response', () => {
    expect(responseTo(auth.login, refusal('certificate-decided'))).toBeNull();
    expect(() => refusalOf(auth.login, 410)).toThrow('does not declare 410');
  });
});
