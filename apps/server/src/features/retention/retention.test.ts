import * as auth from '@semestr/api/auth';
import * as session from '@semestr/api/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logins, NOW, passwordOf, startTestServer, type TestServer } from '../../../test/server.ts';
import { makeToken } from '../../../test/api-tokens.ts';
import { apiTokens } from '../../db/tables/api-tokens.ts';
import { audit } from '../../db/tables/audit.ts';
import { idempotencyKeys } from '../../db/tables/idempotency.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { outbox, outboxFiles } from '../../db/tables/outbox.ts';
import { tableImports } from '../../db/tables/table-imports.ts';
import { sessions, signInFailures, users } from '../../db/tables/users.ts';
import { addBugReport } from '../../../test/calls/papers.ts';
import { bugReportPictures, bugReports } from '../../db/tables/bug-reports.ts';
import { listImports } from '../table-imports/store.ts';
import { CHUNK, type Removal, removeOld, type Retention } from './retention.ts';

const forEver: Retention = {
  outbox: 0,
  attachments: 0,
  audit: 0,
  reports: 0,
  notifications: 0,
  sessions: 0,
  keys: 0,
  imports: 0,
};
const DAY = 24 * 60;

let server: TestServer;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  const [student] = await server.db.select().from(users).where(eq(users.username, logins.student));
  userId = student?.id ?? 0;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  for (const table of [outbox, audit, notifications, sessions, idempotencyKeys, signInFailures])
    await server.db.delete(table);
});

/** Removes everything that is outdated by the test's clock; returns the number of rows by table. */
async function remove(retention: Partial<Retention>): Promise<Partial<Record<Removal['table'], number>>> {
  const total: Partial<Record<Removal['table'], number>> = {};
  const options = { retention: { ...forEver, ...retention }, now: server.clock.now() };
  for await (const { table, removed } of removeOld(server.db, options))
    total[table] = (total[table] ?? 0) + removed;
  return total;
}

const addAudit = (count: number) =>
  server.db.insert(audit).values(
    Array.from({ length: count }, () => ({
      at: server.clock.now(),
      action: 'sign-in',
      subject: '',
      client: '127.0.0.1',
    })),
  );

async function addMessage(state: 'waiting' | 'sent' | 'failed' | 'expired') {
  const now = server.clock.now();
  const [row] = await server.db
    .insert(outbox)
    .values({
      channel: 'email',
      recipient: 'a@example.by',
      subject: state,
      state,
      createdAt: now,
      nextAt: now,
    })
    .returning();
  await server.db
    .insert(outboxFiles)
    .values({ messageId: row?.id ?? 0, name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(3) });
}
const subjects = async () => (await server.db.select().from(outbox)).map(({ subject }) => subject).toSorted();
const filesOf = async () => {
  const rows = await server.db
    .select({ of: outbox.subject })
    .from(outboxFiles)
    .innerJoin(outbox, eq(outbox.id, outboxFiles.messageId));
  return rows.map(({ of }) => of).toSorted();
};

describe('data older than configured', () => {
  it('retention: only data older than the configured days are removed', async () => {
    await addAudit(2);
    await server.db
      .insert(notifications)
      .values({ userId, type: 'INFO', message: 'Старое', createdAt: server.clock.now() });
    const key = { userId, call: '/certificate/register', createdAt: server.clock.now() };
    await server.db.insert(idempotencyKeys).values({ ...key, key: 'old-key-1' });
    const retention = { audit: 10, notifications: 20, keys: 1 };
    server.clock.forward(DAY);
    expect(await remove(retention)).toEqual({});
    server.clock.forward(1);
    expect(await remove(retention)).toEqual({ keys: 1 });
    server.clock.forward(9 * DAY);
    await addAudit(1);
    expect(await remove(retention)).toEqual({ audit: 2 });
    server.clock.forward(10 * DAY);
    expect(await remove({ ...retention, audit: 0 })).toEqual({ notifications: 1 });
    expect(await server.db.$count(audit)).toBe(1);
  });

  it('retention: bug reports are removed with their screenshots', async () => {
    await server.db.delete(bugReports);
    await addBugReport(server.db, server.clock.now());
    server.clock.forward(10 * DAY);
    expect(await remove({ reports: 10 })).toEqual({});
    server.clock.forward(1);
    expect(await remove({ reports: 10 })).toEqual({ reports: 1 });
    expect(await server.db.$count(bugReportPictures)).toBe(0);
  });

  it('retention: cells of imported tables are removed, their results stay', async () => {
    const { db, clock } = server;
    const table = {
      kind: 'groups' as const,
      fileName: 'группы.csv',
      cells: [['Группа'], ['428501']],
      createdAt: clock.now(),
    };
    const finishedAt = new Date(clock.now().getTime() + 5 * DAY * 60_000);
    await db.insert(tableImports).values([
      { ...table, state: 'read' },
      { ...table, state: 'done', finishedAt },
      { ...table, state: 'running' },
    ]);
    const importsWithCells = async () =>
      (await db.select().from(tableImports)).filter(({ cells }) => cells.length > 0);
    clock.forward(30 * DAY + 1);
    expect(await remove({ imports: 30 })).toEqual({ imports: 1 });
    expect((await importsWithCells()).map(({ state }) => state)).toEqual(['done', 'running']);
    clock.forward(5 * DAY);
    expect(await remove({ imports: 30 })).toEqual({ imports: 1 });
    expect((await importsWithCells()).map(({ state }) => state)).toEqual(['running']);
    expect(await db.$count(tableImports)).toBe(3);
    expect(await remove({ imports: 30 })).toEqual({});
  });

  it('retention: an import without its cells has as many rows as were stored', async () => {
    const { db, clock } = server;
    const table = {
      kind: 'groups' as const,
      fileName: 'groups.csv',
      cells: [[], ['Группа'], ['428501'], [], ['428502']],
      state: 'done' as const,
      storedUpTo: 5,
      createdAt: clock.now(),
    };
    const [row] = await db.insert(tableImports).values(table).returning({ id: tableImports.id });
    const listed = async () => (await listImports(db, { id: row?.id ?? 0 }, [0, 0])).items;
    expect(await listed()).toMatchObject([{ rows: 2, progress: 2 }]);
    clock.forward(31 * DAY);
    await remove({ imports: 30 });
    expect(await listed()).toMatchObject([{ rows: 2, progress: 2 }]);
  });

  it('retention: 0 keeps data forever', async () => {
    await addAudit(1);
    await addMessage('sent');
    server.clock.forward(36_500 * DAY);
    expect(await remove({})).toEqual({});
  });

  it('retention: data are removed in chunks, between which the server can stop', async () => {
    await addAudit(CHUNK * 2 + 1);
    server.clock.forward(11 * DAY);
    const pieces = removeOld(server.db, {
      retention: { ...forEver, audit: 10 },
      now: server.clock.now(),
    });
    expect((await pieces.next()).value).toEqual({ table: 'audit', removed: CHUNK });
    await pieces.return(undefined);
    expect(await server.db.$count(audit)).toBe(CHUNK + 1);
    expect(await remove({ audit: 10 })).toEqual({ audit: CHUNK + 1 });
  });

  it('retention: two concurrent servers remove data once', async () => {
    await addAudit(CHUNK + 1);
    server.clock.forward(11 * DAY);
    const totals = await Promise.all([remove({ audit: 10 }), remove({ audit: 10 })]);
    expect((totals[0].audit ?? 0) + (totals[1].audit ?? 0)).toBe(CHUNK + 1);
    expect(await server.db.$count(audit)).toBe(0);
  });
});

describe('messages', () => {
  it('retention: undelivered messages stay with their files at any age; files of sent ones can be removed earlier', async () => {
    for (const state of ['waiting', 'sent', 'failed', 'expired'] as const) await addMessage(state);
    server.clock.forward(40 * DAY);
    const retention = { attachments: 30, outbox: 90 };
    expect(await remove(retention)).toEqual({ attachments: 1 });
    expect(await filesOf()).toEqual(['expired', 'failed', 'waiting']);
    server.clock.forward(3650 * DAY);
    expect(await remove(retention)).toEqual({ outbox: 2 });
    expect(await subjects()).toEqual(['failed', 'waiting']);
    expect(await filesOf()).toEqual(['failed', 'waiting']);
  });
});

describe('sessions', () => {
  it('retention: expired sessions are removed, others stay', async () => {
    const remembered = await server.client();
    const body = { username: logins.student, password: passwordOf('student'), rememberDevice: true };
    await remembered.call(auth.login, { body });
    await server.client('headman');
    server.clock.forward(DAY + 59);
    const newest = await server.client('teacher');
    expect(await remove({ sessions: 1 })).toEqual({});
    server.clock.forward(2);
    expect(await remove({ sessions: 1 })).toEqual({ sessions: 1 });
    for (const visitor of [remembered, newest])
      expect((await visitor.fetch(session.list.path)).status).toBe(200);
    server.clock.forward(32 * DAY);
    expect(await remove({ sessions: 1 })).toMatchObject({ sessions: 2 });
  });
});

it('retention: failed sign-ins that no longer count are always removed', async () => {
  await (await server.client()).fetch(auth.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody', password: 'Wrong-2026!' }),
  });
  // One row for the username, one for all attempts of its network.
  expect(await server.db.$count(signInFailures)).toBe(2);
  server.clock.forward(14);
  expect(await remove({})).toEqual({});
  server.clock.forward(2);
  expect(await remove({})).toEqual({ 'sign-in failures': 2 });
});

it('retention: API tokens are always removed a month after they expired', async () => {
  await makeToken(server, 'student');
  server.clock.forward(60 * DAY);
  expect(await remove({})).not.toHaveProperty('API tokens');
  server.clock.forward(1);
  expect(await remove({})).toEqual({ 'API tokens': 1 });
  expect(await server.db.$count(apiTokens)).toBe(0);
});
