import * as calls from '@semestr/api/recovery';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '../../db/tables/attempts.ts';
import { contacts, signInFailures, users } from '../../db/tables/users.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

/** Delay of throttled requests, in milliseconds. */
const PAUSE = 100;
/** Lookups per network before the throttle. */
const FREE = 100;
/** Students of one dormitory: with two lookups each, together above the limit. */
const PEOPLE = 75;
/** Number of concurrent recoveries. */
const ROUND = 25;
const login = logins.student;

let server: TestServer;
let visitor: Visitor;
let email: string;
beforeAll(async () => {
  server = await startTestServer({ limits: { pause: PAUSE } });
  const [row] = await server.db
    .select({ value: contacts.value })
    .from(contacts)
    .innerJoin(users, eq(users.id, contacts.userId))
    .where(and(eq(users.username, login), eq(contacts.type, 6)));
  email = row?.value ?? '';
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [attempts, signInFailures]) await server.db.delete(table);
  visitor = await server.client();
});

const refused = (status: number) => ({ status });
/** Creates a visitor at another address. */
const from = (address: string) => server.client(undefined, { 'x-forwarded-for': address });

describe('account lookups', () => {
  it('recovery lookups: a network is throttled, and rejected with a time to retry when too many are queued', async () => {
    const curious = await from('203.0.113.7');
    const ask = (who = curious) => who.call(calls.isEmployee, { query: { login: 'nobody' } });
    for (let attempt = 0; attempt < FREE; attempt += 1)
      await expect(ask()).rejects.toMatchObject(refused(404));
    const began = performance.now();
    await expect(ask()).rejects.toMatchObject(refused(404));
    expect(performance.now() - began).toBeGreaterThanOrEqual(PAUSE);
    const outcomes = await Promise.allSettled(Array.from({ length: 80 }, () => ask()));
    const statuses = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.status);
    // Ten are queued; a few more run in the meantime.
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    // Throttled lookups are not counted in the limit of all networks.
    const rows = await server.db.select().from(signInFailures);
    expect(rows.find(({ client }) => client === '')?.count).toBe(FREE);
    await visitor.call(calls.isEmployee, { query: { login } });
  });

  it('recovery: the refusal of a busy server contains the time to retry, that of a locked username does not', async () => {
    const curious = await from('203.0.113.8');
    const requests = Array.from({ length: FREE + 80 }, () =>
      curious.fetch(`${calls.isEmployee.path}?login=nobody`),
    );
    const busy = (await Promise.all(requests)).filter(({ status }) => status === 429);
    expect(busy.length).toBeGreaterThan(0);
    for (const { headers } of busy) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    const guesser = await from('203.0.113.10');
    const body = JSON.stringify({ login, contactValue: 'guess@example.by' });
    const headers = { 'content-type': 'application/json' };
    const guess = () => guesser.fetch(calls.proveContact.path, { method: 'POST', headers, body });
    for (let tries = 0; tries < 4; tries += 1) await guess();
    const shut = await guess();
    expect([shut.status, shut.headers.get('retry-after')]).toEqual([429, null]);
  });

  it('recovery lookups: many IPv6 hosts of a site throttle only that site', async () => {
    const ask = async (address: string) =>
      (
        await server.fetch(`${calls.isEmployee.path}?login=nobody`, {
          headers: { 'x-forwarded-for': address },
        })
      ).status;
    const site = Array.from({ length: 400 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
    const began = performance.now();
    const statuses = await Promise.all(site.map(ask));
    const turns = (performance.now() - began) / PAUSE;
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(300 + 10 + turns);
    expect(await ask('2001:db8:2::1')).toBe(404);
  });

  it('recovery lookups: above the limit of all networks everyone is throttled, not blocked', async () => {
    const now = server.clock.now();
    await server.db
      .insert(signInFailures)
      .values({ username: 'recovery lookups', client: '', count: 2000, since: now });
    const began = performance.now();
    expect(await (await from('203.0.113.9')).call(calls.isEmployee, { query: { login } })).toBe(false);
    expect(performance.now() - began).toBeGreaterThanOrEqual(PAUSE);
  });

  it('recovery lookups: many users behind one address are not delayed', async () => {
    const people = await server.db
      .select({ login: users.username, contactValue: contacts.value })
      .from(users)
      .innerJoin(contacts, eq(contacts.userId, users.id))
      .where(and(eq(contacts.type, 6), eq(contacts.isConfirmed, true)));
    const dormitory = await from('203.0.113.7');
    const recover = async ({ login: own, contactValue }: (typeof people)[number]) => {
      for (const call of [calls.isEmployee, calls.maskedContacts])
        await dormitory.call(call, { query: { login: own } });
      await dormitory.call(calls.proveContact, { body: { login: own, contactValue } });
    };
    for (let done = 0; done < PEOPLE; done += ROUND) {
      const round = Array.from({ length: ROUND }, (_, index) => people[(done + index) % people.length]);
      await Promise.all(round.flatMap((person) => (person ? [recover(person)] : [])));
      const [own] = await server.db
        .select()
        .from(signInFailures)
        .where(eq(signInFailures.client, '203.0.113.7'));
      expect(own?.count ?? 0).toBe(0);
    }
  });
});

describe('hidden part of a contact', () => {
  it('recovery contacts: guessing from changing addresses is throttled, the user is not', async () => {
    const guess = async (address: string) => {
      const guesser = await from(address);
      const body = { login, contactValue: 'guess@example.by' };
      await expect(guesser.call(calls.proveContact, { body })).rejects.toMatchObject({
        reason: 'contact-wrong',
      });
    };
    for (let tries = 0; tries < 20; tries += 1) await guess(`198.51.100.${tries}`);
    const began = performance.now();
    await guess('198.51.100.20');
    expect(performance.now() - began).toBeGreaterThanOrEqual(PAUSE);
    expect(
      (await visitor.call(calls.proveContact, { body: { login, contactValue: email } })).contacts,
    ).toHaveLength(1);
  });

  it('recovery contacts: concurrent guesses get no more attempts than sequential ones', async () => {
    const guess = async () => {
      const body = JSON.stringify({ login, contactValue: 'guess@example.by' });
      const headers = { 'content-type': 'application/json' };
      return (await server.fetch(calls.proveContact.path, { method: 'POST', headers, body })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 40 }, guess));
    expect(statuses.filter((status) => status === 404)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(36);
  });
});
