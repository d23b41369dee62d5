import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import * as photos from '@semestr/api/photos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, sent } from '../../test/contract.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('request bodies: a call without a body rejects any body, even with a JSON content type', {
  timeout: 120_000,
}, async () => {
  const bodiless = calls.filter(({ call }) => call.method !== 'GET' && !call.body);
  expect(bodiless.length).toBeGreaterThan(20);
  const unexpected: unknown[] = [];
  for (const { name, call, request, as } of bodiless) {
    const [path] = sent(call, await request(server.db));
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'none' };
    // Signs in again for each call: some of them end a session.
    const visitor = await server.client(as);
    const { status } = await visitor.fetch(path, { method: call.method, headers });
    const mayEnd = [200, ...Object.keys(call.refusals).map(Number)].includes(status);
    if (!mayEnd || status === 400) unexpected.push({ name, status });
  }
  expect(unexpected).toEqual([]);
});

/** Announces the size of a body, sends it after the response, and returns how the server treats the connection. */
async function refusedEarly(headers: OutgoingHttpHeaders): Promise<string | undefined> {
  const request = httpRequest(server.url + photos.upload.path, { method: 'POST', headers });
  request.flushHeaders();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(403);
  request.end(Buffer.alloc(100));
  response.resume();
  await once(response, 'close');
  return response.headers.connection;
}

it('request bodies: an early refusal keeps the connection open while an accepted body is being sent', async () => {
  const type = { 'content-type': 'text/plain' };
  expect(await refusedEarly({ ...type, 'content-length': 100 })).toBe('keep-alive');
  expect(await refusedEarly({ ...type, 'transfer-encoding': 'chunked' })).toBe('close');
});
