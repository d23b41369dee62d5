import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, sent } from '../../test/contract.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a call without a body takes none, also where the sender says that nothing is JSON', {
  timeout: 120_000,
}, async () => {
  const bodiless = calls.filter(({ call }) => call.method !== 'GET' && !call.body);
  expect(bodiless.length).toBeGreaterThan(20);
  const unexpected: unknown[] = [];
  for (const { name, call, request, as } of bodiless) {
    const [path] = sent(call, await request(server.db));
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'none' };
    // Each signs in anew: among the calls are those that end a session.
    const visitor = await server.client(as);
    const { status } = await visitor.fetch(path, { method: call.method, headers });
    const mayEnd = [200, ...Object.keys(call.refusals).map(Number)].includes(status);
    if (!mayEnd || status === 400) unexpected.push({ name, status });
  }
  expect(unexpected).toEqual([]);
});
