import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, sent } from '../contract.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { restless } from '../stored-data.ts';
import { recordWrites, stopRecording, takeWrites } from '../writes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await recordWrites(server.db, restless);
});
afterAll(async () => {
  await stopRecording(server.db);
  await server.close();
});

const creating = calls.filter(({ call }) => call.idempotent);

/**
 * Every query of such a call must use its transaction: on the embedded database, which has one connection, any other
 * query would wait forever.
 */
it('idempotency: every creating call creates once per key, and replays its reply', {
  timeout: 120_000,
}, async () => {
  expect(creating.length).toBeGreaterThan(50);
  const statuses = new Map<string, number>();
  const wrong: unknown[] = [];
  for (const { name, call, request, as } of creating) {
    const visitor = await server.as(as);
    const [path, init] = sent(call, await request(server.db), { 'idempotency-key': name });
    const send = async () => {
      const response = await visitor.fetch(path, init);
      const text = await response.text();
      return { status: response.status, value: text === '' ? null : (JSON.parse(text) as unknown) };
    };
    const first = await send();
    await takeWrites(server);
    const second = await send();
    statuses.set(name, first.status);
    if (first.status >= 500 || !isDeepStrictEqual(first, second)) wrong.push({ name, first, second });
    const changed = await takeWrites(server);
    if (changed.length > 0) wrong.push({ name, changed });
  }
  expect(wrong).toEqual([]);
  expect([...statuses.values()].filter((status) => status === 200).length).toBeGreaterThan(30);
});
