import * as auth from '@semestr/api/auth';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../db/tables/audit.ts';
import { signInFailures } from '../../db/tables/users.ts';
import { logins, NOW, passwordOf, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.delete(signInFailures);
});

const LIMIT = 10;

/** Signs in from an address reported by a proxy on this machine. */
const from = (address: string, password: string, username: string = logins.student) =>
  server.fetch(auth.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password }),
  });
const right = () => passwordOf('student');

async function fail(address: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) expect((await from(address, 'Wrong-2026!')).status).toBe(401);
}

describe('ten wrong passwords', () => {
  it('sign-in throttle: blocks this client for this username, and returns the end of the block', async () => {
    await fail('203.0.113.7', LIMIT);
    const refused = await from('203.0.113.7', right());
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ banExpiredTime: '2026-11-20T10:13:00.000Z' });
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  it('sign-in throttle: the user can sign in from elsewhere, and open sessions stay valid', async () => {
    const owner = await server.client('student', { 'x-forwarded-for': '198.51.100.1' });
    await fail('203.0.113.7', LIMIT);
    expect((await from('198.51.100.2', right())).status).toBe(200);
    expect((await owner.fetch('/api/v1/personal-information')).status).toBe(200);
    // Another client's success does not lift the block.
    expect((await from('203.0.113.7', right())).status).toBe(429);
  });

  it('sign-in throttle: the same client can sign in to another account', async () => {
    await fail('203.0.113.7', LIMIT);
    expect((await from('203.0.113.7', passwordOf('teacher'), logins.teacher)).status).toBe(200);
  });

  it('sign-in throttle: a block ends after a quarter of an hour, with ten new attempts', async () => {
    await fail('203.0.113.7', LIMIT);
    server.clock.forward(14);
    expect((await from('203.0.113.7', right())).status).toBe(429);
    server.clock.forward(1);
    await fail('203.0.113.7', LIMIT);
    expect((await from('203.0.113.7', right())).status).toBe(429);
  });
});

it('sign-in throttle: a correct password clears earlier failures', async () => {
  await fail('203.0.113.7', LIMIT - 1);
  expect((await from('203.0.113.7', right())).status).toBe(200);
  await fail('203.0.113.7', LIMIT);
});

it('sign-in throttle: counts an unknown username like a known one', async () => {
  for (let time = 0; time < LIMIT; time += 1)
    expect((await from('203.0.113.7', 'Wrong-2026!', 'nobody')).status).toBe(401);
  expect((await from('203.0.113.7', 'Wrong-2026!', 'nobody')).status).toBe(429);
});

it('sign-in throttle: thirty concurrent attempts get no more than ten', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, () => from('203.0.113.7', 'Wrong-2026!')));
  expect(all.filter(({ status }) => status === 401)).toHaveLength(LIMIT);
  expect(all.filter(({ status }) => status === 429)).toHaveLength(30 - LIMIT);
});

describe('network', () => {
  const statuses = async (addresses: readonly string[], login = logins.student as string) => {
    const answers = await Promise.all(addresses.map((address) => from(address, 'Wrong-2026!', login)));
    return answers.map(({ status }) => status);
  };
  const evaluated = (all: readonly number[]): number => all.filter((status) => status === 401).length;

  it('sign-in throttle: counts an IPv6 network as one client', async () => {
    const addresses = Array.from({ length: 60 }, (_, index) => `2001:db8:1:1::${(index + 1).toString(16)}`);
    expect(evaluated(await statuses(addresses))).toBe(LIMIT);
    expect((await from('2001:db8:1:1:ffff::1', right())).status).toBe(429);
    expect((await from('2001:db8:2:1::1', right())).status).toBe(200);
  });

  it('sign-in throttle: counts a network together with the others of its site', async () => {
    const addresses = Array.from({ length: 60 }, (_, index) => `2001:db8:1:${(index + 1).toString(16)}::1`);
    expect(evaluated(await statuses(addresses))).toBe(3 * LIMIT);
    expect((await from('2001:db8:1:ffff::1', right())).status).toBe(429);
    expect((await from('2001:db8:2:ffff::1', right())).status).toBe(200);
  });

  it('sign-in throttle: a network can try at most a hundred usernames', async () => {
    const spray = async (address: string) => {
      const all = Array.from({ length: 150 }, (_, index) => statuses([address], String(42_900_000 + index)));
      return evaluated((await Promise.all(all)).flat());
    };
    expect(await spray('203.0.113.7')).toBe(100);
    expect((await from('203.0.113.7', right())).status).toBe(429);
    expect((await from('203.0.113.8', right())).status).toBe(200);
    server.clock.forward(15);
    expect((await from('203.0.113.7', right())).status).toBe(200);
  });

  it('sign-in throttle: does not limit successful sign-ins of a network', async () => {
    for (let time = 0; time < 120; time += 1) expect((await from('203.0.113.7', right())).status).toBe(200);
  });
});

it('sign-in throttle: the audit log contains the masked username', async () => {
  await from('203.0.113.9', 'Wrong-2026!', 'MyOwnPassword!');
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'sign-in.failed',
    client: '203.0.113.9',
    details: { login: 'My***' },
  });
});

it('sign-in throttle: a username with surrogate pairs is logged without splitting one', async () => {
  expect((await from('203.0.113.9', 'Wrong-2026!', 'a𑚩bc')).status).toBe(401);
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  expect(entry?.details).toMatchObject({ login: 'a𑚩***' });
});

it('sign-in throttle: counts from a clock that was ahead do not block after its correction', async () => {
  server.clock.forward(3 * 24 * 60);
  await fail('203.0.113.7', LIMIT);
  expect((await from('203.0.113.7', right())).status).toBe(429);
  server.clock.set(NOW);
  expect((await from('203.0.113.7', right())).status).toBe(200);
});
