import * as auth from '@semestr/api/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logins, passwordOf, startTestServer, type TestServer } from '../../test/server.ts';
import { loggerOf } from './logger.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) };
  server = await startTestServer({ rateLimit: 60, logger: loggerOf('info', stream) });
});
afterAll(() => server.close());

/** Each request has a different address, so that they are not counted together. */
const from = (
  address: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) => ({
  ...init,
  headers: { ...init.headers, 'x-forwarded-for': address },
});

describe('metrics', () => {
  it('metrics: this machine can read durations of calls by route, and pending messages of the outbox', async () => {
    await server.fetch('/api/v1/schedule?studentGroup=428501', from('198.51.100.1'));
    const response = await server.fetch('/metrics');
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toMatch(/_count\{method="GET",route="\/api\/v1\/schedule",status="200"\} 1/);
    expect(text).toMatch(/semestr_outbox_messages\{channel="email",state="failed"\} 1\n/);
    expect(text).toMatch(/semestr_outbox_messages\{channel="sms",state="waiting"\} 0\n/);
    expect(text).toMatch(/semestr_outbox_overdue_seconds\{channel="sms"\} 0\n/);
    expect(text).toMatch(/semestr_outbox_resting\{channel="email"\} 0\n/);
    expect(text).not.toContain('428501');
  });

  it('metrics: are not available to others', async () => {
    expect((await server.fetch('/metrics', from('198.51.100.2'))).status).toBe(404);
  });
});

describe('log', () => {
  it('log redaction: contains neither cookies nor passwords, names, usernames or addresses', async () => {
    const secrets = [passwordOf('student'), 'Лисицкая', logins.student, '198.51.100.3'];
    lines.length = 0;
    const body = JSON.stringify({ username: logins.student, password: passwordOf('student') });
    const headers = { 'content-type': 'application/json' };
    const signedIn = await server.fetch(
      auth.login.path,
      from('198.51.100.3', { method: 'POST', headers, body }),
    );
    const [cookie = ''] = signedIn.headers.getSetCookie();
    const name = encodeURIComponent('Лисицкая');
    await server.fetch(
      `/api/v1/employees/fio?employee-fio=${name}`,
      from('198.51.100.3', { headers: { cookie } }),
    );
    // The token of a document consists of its text and a signature; the text contains a name.
    const token = 'WyJjZXJ0aWZpY2F0ZSJd.c2lnbmVk';
    for (const path of ['/api/v1/verify/', '/verify/'])
      await server.fetch(path + token, from('198.51.100.3'));
    const log = lines.join('');
    expect(log).toContain('"path":"/api/v1/employees/fio"');
    expect(log).toContain('"path":"/api/v1/verify/…"');
    for (const secret of [...secrets, cookie.slice(8, 30), name, token]) expect(log).not.toContain(secret);
  });

  it('log: an address cannot inject additional lines', async () => {
    lines.length = 0;
    const forged = encodeURIComponent('\n{"level":60,"msg":"forged"}\n');
    for (const path of [`/api/v1/${forged}`, `/schedule/${forged}`, `/api/v1/employees/schedule/${forged}`])
      await server.fetch(path, from('198.51.100.6', { headers: { 'user-agent': 'x\u0085forged' } }));
    const logLines = lines.join('').trimEnd().split('\n');
    expect(logLines.length).toBeGreaterThanOrEqual(3);
    for (const line of logLines) expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' });
  });

  it('log redaction: a database failure logs the type of error, not the values', async () => {
    lines.length = 0;
    await server.db.execute(sql`alter table sign_in_failures rename to gone`);
    try {
      const body = JSON.stringify({ username: 'somebody-secret', password: 'x' });
      const headers = { 'content-type': 'application/json' };
      const init = from('198.51.100.4', { method: 'POST', headers, body });
      const response = await server.fetch(auth.login.path, init);
      expect([response.status, await response.text()]).toEqual([500, '']);
    } finally {
      await server.db.execute(sql`alter table gone rename to sign_in_failures`);
    }
    expect(lines.join('')).toContain('42P01');
    expect(lines.join('')).not.toContain('somebody-secret');
  });
});

it('rate limit: delays only a client that floods the server', async () => {
  const ask = (address: string) => server.fetch('/api/v1/employees/fio?employee-fio=о', from(address));
  const statuses = await Promise.all(
    Array.from({ length: 61 }, async () => (await ask('198.51.100.5')).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  const refused = await ask('198.51.100.5');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toBe('');
  expect((await ask('198.51.100.6')).status).toBe(200);
  const here = Array.from(
    { length: 70 },
    async () => (await server.fetch('/api/v1/employees/fio?employee-fio=о')).status,
  );
  expect(new Set(await Promise.all(here))).toEqual(new Set([200]));
});
