import * as groups from '@semestr/api/groups';
import * as imports from '@semestr/api/imports';
import { rowsOf } from '@semestr/api/rows';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { group } from '../../test/import-answers.ts';
import { openTestDatabase, startTestServer } from '../../test/server.ts';
import { listenOnPostgres } from './signals.ts';

/** Starts two servers that behave like two processes: each with separate connections and a separate response cache. */
async function startTwo() {
  const first = await startTestServer();
  const second = await startTestServer({ beside: first.address ?? '' });
  const close = async (): Promise<void> => {
    await second.close();
    await first.close();
  };
  return { first, second, close };
}

const eventually = { timeout: 10_000, interval: 50 };

it('signals: a change stored by one server is served by another immediately', async () => {
  const { first, second, close } = await startTwo();
  try {
    const [admin, visitor] = [await first.client('admin'), await second.client()];
    const names = async () => rowsOf(await visitor.call(groups.all, {})).map(({ name }) => name);
    expect(await names()).not.toContain(group().name);
    await admin.call(imports.groups, { body: [group()] });
    await vi.waitFor(async () => expect(await names()).toContain(group().name), eventually);
  } finally {
    await close();
  }
});

it('signals: serves no stale responses after a broken connection', async () => {
  const { first, second, close } = await startTwo();
  try {
    const [admin, visitor] = [await first.client('admin'), await second.client()];
    const names = async () => rowsOf(await visitor.call(groups.all, {})).map(({ name }) => name);
    await names();
    await first.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%listen %' and pid <> pg_backend_pid()
    `);
    await admin.call(imports.groups, { body: [group()] });
    await vi.waitFor(async () => expect(await names()).toContain(group().name), eventually);
  } finally {
    await close();
  }
});

it('signals: a session is valid on two servers', async () => {
  const { first, second, close } = await startTwo();
  try {
    const student = await first.client('student');
    const cookie = student.cookie();
    const ask = () => second.fetch('/api/v1/personal-information', { headers: { cookie } });
    expect((await ask()).status).toBe(200);
    await first.fetch('/api/v1/auth/logout', { method: 'POST', headers: { cookie } });
    expect((await ask()).status).toBe(403);
  } finally {
    await close();
  }
});

/** Starts a proxy to PostgreSQL that can delay the end of a connection, as a slow network does. */
async function startProxy(server: URL) {
  const open = new Set<Socket>();
  let delayed: (() => void)[] | null = null;
  const proxy = createServer((inner) => {
    const outer = connect(Number(server.port || 5432), server.hostname);
    open.add(inner);
    inner.on('data', (data) => outer.write(data));
    outer.on('data', (data) => inner.write(data));
    outer.on('close', () => (delayed ? delayed.push(() => inner.end()) : inner.end()));
    inner.on('close', () => {
      open.delete(inner);
      outer.destroy();
    });
    for (const socket of [inner, outer]) socket.on('error', () => undefined);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(server);
  url.hostname = '127.0.0.1';
  // A server that listens on TCP has an address with a port.
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    connections: () => open.size,
    holdEnds: () => {
      delayed = [];
    },
    releaseEnds: () => {
      delayed?.forEach((end) => end());
      delayed = null;
    },
    close: () => proxy.close(),
  };
}

it('signals: a late end of a broken connection does not affect the new one', async () => {
  const database = await openTestDatabase(false);
  const proxy = await startProxy(new URL(database.address ?? ''));
  const receivedSignals: (string | null)[] = [];
  const stop = listenOnPostgres(proxy.url, { semestr_test: (payload) => receivedSignals.push(payload) });
  const listening = sql`
    datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`;
  const countListening = async () => {
    const [row] = await database.db
      .select({ total: sql<number>`count(*)::int` })
      .from(sql`pg_stat_activity`)
      .where(listening);
    return row?.total;
  };
  try {
    await vi.waitFor(() => expect(receivedSignals).toEqual([null]), eventually);
    proxy.holdEnds();
    await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${listening}`);
    // The listener is called once when the connection breaks, and once when it is restored.
    await vi.waitFor(() => expect(receivedSignals).toEqual([null, null, null]), eventually);
    proxy.releaseEnds();
    await vi.waitFor(() => expect(proxy.connections()).toBe(1), eventually);
    await database.db.execute(sql`select pg_notify('semestr_test', 'once')`);
    await vi.waitFor(() => expect(receivedSignals).toEqual([null, null, null, 'once']), eventually);
    expect(await countListening()).toBe(1);
    await stop();
    await vi.waitFor(() => expect(proxy.connections()).toBe(0), eventually);
  } finally {
    await stop();
    proxy.close();
    await database.close();
  }
});
