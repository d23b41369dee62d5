import { isDeepStrictEqual } from 'node:util';
import { checkReply } from '@semestr/api/check';
import { events, fileOf } from '@semestr/api/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBugReport } from '../calls/papers.ts';
import { addTableImport } from '../calls/table-imports.ts';
import { addDraft } from '../calls/timetable-drafts.ts';
import { calls, sent, type TestedCall } from '../contract.ts';
import { startTestServer, type TestServer, type Visitor } from '../server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  await addBugReport(server.db, server.clock.now());
  await addTableImport(server.db);
  await addDraft(server.db);
});
afterAll(() => server.close());

const reading = calls.filter(
  ({ call }) => call.method === 'GET' && !call.changesState && call.reply !== events,
);

/** Returns a reply as parsed by the contract, or its deviations. */
function checked({ call }: TestedCall, value: unknown): unknown {
  try {
    return checkReply(call, value);
  } catch (error) {
    return error;
  }
}

/** Returns the response to a valid request. */
const answer = async ({ name, call, request, as }: TestedCall) => {
  const visitor = await server.as(as);
  const response = await visitor.fetch(...sent(call, await request(server.db)));
  expect([name, response.status]).toEqual([name, 200]);
  return response;
};

it('replies: every reading call matches the contract', { timeout: 120_000 }, async () => {
  const plain = reading.filter(({ call }) => !fileOf(call));
  expect(plain.length).toBeGreaterThan(100);
  const wrong: unknown[] = [];
  for (const tested of plain) {
    const response = await answer(tested);
    const text = await response.text();
    const value: unknown = text === '' ? undefined : JSON.parse(text);
    const type = response.headers.get('content-type');
    const isTyped = type === (text === '' ? null : 'application/json; charset=utf-8');
    // The server sends nothing beyond the contract.
    if (!isTyped || !isDeepStrictEqual(checked(tested, value), value))
      wrong.push({ name: tested.name, type, value });
  }
  expect(wrong).toEqual([]);
});

it('replies: every file call returns a file of its type, with a name', {
  timeout: 120_000,
}, async () => {
  const files = reading.filter(({ call }) => fileOf(call));
  expect(files.length).toBeGreaterThan(5);
  const wrong: unknown[] = [];
  for (const tested of files) {
    const response = await answer(tested);
    const type = response.headers.get('content-type');
    const name = response.headers.get('content-disposition') ?? '';
    const { byteLength } = await response.arrayBuffer();
    const isNamed = /^(?:attachment|inline); filename=.+/.test(name);
    if (type !== fileOf(tested.call)?.type || !isNamed || byteLength === 0)
      wrong.push({ call: tested.name, type, name, byteLength });
  }
  expect(wrong).toEqual([]);
});

it.each(['/api/v1/nothing', '/api/v1', '/api/v1/admin/nothing', '/api/v1/employees/schedule/a/b'])(
  'replies: %s returns an empty 404',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await admin.fetch(path, { method });
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('');
    }
  },
);
