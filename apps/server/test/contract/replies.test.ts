import { checkReply } from '@semestr/api/check';
import { events, fileOf } from '@semestr/api/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, sent, type TestedCall } from '../contract.ts';
import { startTestServer, type TestServer, type Visitor } from '../server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const reading = calls.filter(
  ({ call }) => call.method === 'GET' && !call.changesState && call.reply !== events,
);
const answer = async ({ call, request, as }: TestedCall) => {
  const visitor = await server.as(as);
  const response = await visitor.fetch(...sent(call, await request(server.db)));
  expect(response.status).toBe(200);
  return response;
};

describe.each(reading.filter(({ call }) => !fileOf(call)))('$name', (tested) => {
  it('answers, and the reply is what the contract says', async () => {
    const response = await answer(tested);
    const text = await response.text();
    const value: unknown = text === '' ? undefined : JSON.parse(text);
    // Nothing beyond the contract leaves the server.
    expect(checkReply(tested.call, value)).toEqual(value);
    const type = response.headers.get('content-type');
    expect(type).toBe(text === '' ? null : 'application/json; charset=utf-8');
  });
});

describe.each(reading.filter(({ call }) => fileOf(call)))('$name', (tested) => {
  it('answers with a file of the promised kind, with a name', async () => {
    const response = await answer(tested);
    expect(response.headers.get('content-type')).toBe(fileOf(tested.call)?.type);
    expect(response.headers.get('content-disposition')).toMatch(/^(?:attachment|inline); filename=.+/);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });
});

it.each(['/api/v1/nothing', '/api/v1', '/api/v1/admin/nothing', '/api/v1/employees/schedule/a/b'])(
  '%s is answered with an empty 404',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await admin.fetch(path, { method });
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('');
    }
  },
);
