import * as auth from '@semestr/api/auth';
import * as certificates from '@semestr/api/certificates';
import { changesState, events, fileOf } from '@semestr/api/endpoint';
import * as recovery from '@semestr/api/recovery';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTableImport } from './calls/table-imports.ts';
import { addDraft } from './calls/timetable-drafts.ts';
import { calls, sent } from './contract.ts';
import { crashingBeforeReply } from './reply-crash.ts';
import type { Database } from '../src/db/database.ts';
import { audit } from '../src/db/tables/audit.ts';
import { certificates as certificateTable } from '../src/db/tables/certificates.ts';
import { smsChannel } from '../src/domain/delivery/channels.ts';
import { numbers, sentBy } from './sent-once.ts';
import { logins, startTestServer, type TestServer, type Visitor } from './server.ts';
import { type SmsGateway, startSmsGateway } from './sms-gateway.ts';

let gateway: SmsGateway;
let first: TestServer;
let second: TestServer;

async function startTwo(): Promise<void> {
  gateway = await startSmsGateway();
  const channels = () => ({ email: null, sms: smsChannel(gateway.url) });
  first = await startTestServer({ channels: channels() });
  // The demo university has no imported table.
  await addTableImport(first.db);
  await addDraft(first.db);
  second = await startTestServer({ beside: first.address ?? '', channels: channels() });
}

/** Resolves when a connection to the same database waits for a lock. */
async function waitingFor(tx: Database): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = sql`pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`;
    expect(await tx.$count(waiting)).toBeGreaterThan(0);
  });
}

const json = { 'content-type': 'application/json' };
const post = (server: TestServer, path: string, body: object, headers: Record<string, string> = {}) =>
  server.fetch(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

describe('two servers on one database', () => {
  beforeAll(startTwo);
  afterAll(async () => {
    await second.close();
    await first.close();
    await gateway.close();
  });

  const reads = calls.filter(
    ({ call }) => call.method === 'GET' && !changesState(call) && !fileOf(call) && call.reply !== events,
  );
  it('several servers: respond identically to every reading call', { timeout: 120_000 }, async () => {
    expect(reads.length).toBeGreaterThan(100);
    const differing: unknown[] = [];
    for (const { name, call, as, request } of reads) {
      const cookie = (await first.as(as)).cookie();
      const [path] = sent(call, await request(first.db));
      const [one, other] = await Promise.all(
        [first, second].map(async (server) => {
          const response = await server.fetch(path, { headers: { cookie } });
          return { status: response.status, body: (await response.text()).replaceAll(server.url, '') };
        }),
      );
      if (one?.status !== 200 || one.body !== other?.body || other.status !== 200)
        differing.push({ name, one, other });
    }
    expect(differing).toEqual([]);
  });

  it('several servers: ending a session on one server ends it on the other', async () => {
    const student = await first.client('student');
    const headers = { cookie: student.cookie() };
    expect((await second.fetch('/api/v1/personal-information', { headers })).status).toBe(200);
    expect((await second.fetch('/api/v1/auth/logout', { method: 'POST', headers })).status).toBe(200);
    expect((await student.fetch('/api/v1/personal-information')).status).toBe(403);
  });

  it('several servers: count failed sign-ins together', async () => {
    const signIn = (server: TestServer) =>
      post(server, auth.login.path, { username: logins.teacher, password: 'Wrong-2026!' });
    for (let tries = 0; tries < 5; tries += 1)
      for (const server of [first, second]) expect((await signIn(server)).status).toBe(401);
    for (const server of [first, second]) {
      const refused = await signIn(server);
      expect(refused.status).toBe(429);
      expect(await refused.json()).toEqual({ banExpiredTime: '2026-11-20T10:13:00.000Z' });
    }
    const entries = await first.db.select().from(audit).where(eq(audit.action, 'sign-in.failed'));
    expect(entries).toMatchObject([{ details: { count: 10 } }]);
  });

  it('several servers: count and lock wrong contacts together', async () => {
    const body = { login: logins.headman, contactValue: 'guess@example.by' };
    const guess = (server: TestServer) => post(server, recovery.proveContact.path, body);
    for (const server of [first, second, first, second]) expect((await guess(server)).status).toBe(404);
    expect((await guess(first)).status).toBe(429);
    const path = `${recovery.maskedContacts.path}?login=${logins.headman}`;
    expect((await second.fetch(path)).status).toBe(429);
  });

  describe('orders under one key', () => {
    const order = (server: TestServer, visitor: Visitor, key: string) =>
      post(server, certificates.register.path, certificates.register.example.body, {
        cookie: visitor.cookie(),
        'idempotency-key': key,
      });
    const ordered = async (visitor: Visitor) => (await visitor.call(certificates.list, {})).length;
    let student: Visitor;
    let before: number;
    beforeEach(async () => {
      student = await first.as('noter');
      // An open order of this type would prevent a second one.
      await first.db.update(certificateTable).set({ state: 'rejected' });
      before = await ordered(student);
    });

    it('several servers: twenty concurrent orders under one key create one, on either server', async () => {
      const servers = Array.from({ length: 10 }, () => [first, second]).flat();
      const statuses = await Promise.all(
        servers.map(async (server) => (await order(server, student, 'several-0001')).status),
      );
      // Later requests are rejected with 409, or get the reply of the first.
      expect(statuses).toContain(200);
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      const answers = await Promise.all([first, second].map((one) => order(one, student, 'several-0001')));
      const [one, other] = await Promise.all(answers.map((answer) => answer.text()));
      expect(one).toBe(other);
      expect(await ordered(student)).toBe(before + (JSON.parse(one ?? '') as unknown[]).length);
    });

    it('several servers: a crash between effect and reply leaves nothing, and the other server creates once', async () => {
      const died = await crashingBeforeReply(first.db, () => order(first, student, 'several-0002'));
      expect(died.status).toBeGreaterThanOrEqual(500);
      expect(await ordered(student)).toBe(before);
      for (const server of [second, first, second])
        expect((await order(server, student, 'several-0002')).status).toBe(200);
      expect(await ordered(student)).toBeGreaterThan(before);
    });

    it('several servers: a repetition is rejected immediately while the first runs, without occupying a connection', async () => {
      const { running, statuses } = await first.db.transaction(async (tx) => {
        // The first cannot finish before this transaction does.
        await tx.execute(sql`lock table ${certificateTable} in exclusive mode`);
        const waiting = order(first, student, 'several-0003');
        await waitingFor(tx);
        // More requests than there are connections.
        const more = await Promise.all(
          Array.from({ length: 24 }, () => order(first, student, 'several-0003')),
        );
        return { running: [waiting], statuses: more.map(({ status }) => status) };
      });
      expect(new Set(statuses)).toEqual(new Set([409]));
      expect((await running[0])?.status).toBe(200);
    });
  });

  it('several servers: deliver each message of the outbox once', async () => {
    expect(await sentBy(gateway, first, second)).toEqual({ to: numbers, repeated: [] });
  });
});
