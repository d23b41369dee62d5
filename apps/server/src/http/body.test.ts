import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, sent } from '../../test/contract.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe.each(calls.filter(({ call }) => call.method !== 'GET' && !call.body))('$name', (tested) => {
  it('takes no body, also where the sender says that nothing is JSON', async () => {
    const [path] = sent(tested.call, await tested.request(server.db));
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'none' };
    const visitor = await server.client(tested.as);
    const { status } = await visitor.fetch(path, { method: tested.call.method, headers });
    expect([200, ...Object.keys(tested.call.refusals).map(Number)]).toContain(status);
    expect(status).not.toBe(400);
  });
});
