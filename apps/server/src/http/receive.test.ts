import * as auth from '@semestr/api/auth';
import type { Endpoint } from '@semestr/api/endpoint';
import * as imports from '@semestr/api/imports';
import * as support from '@semestr/api/support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, sent, strayFixtures } from '../../test/contract.ts';
import { stored } from '../../test/stored-data.ts';
import { startTestServer, type TestServer, type Visitor } from '../../test/server.ts';
import { nonEmpty } from '../../test/non-empty.ts';

let server: TestServer;
let admin: Visitor;
let before: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  // Signing in writes log entries and messages.
  for (const { as } of calls) await server.as(as);
  await server.deliver();
  before = await stored(server.db);
});
afterAll(() => server.close());

const takesInput = ({ call }: { call: Endpoint }): boolean => Boolean(call.params ?? call.query ?? call.body);

it('VAL-08 requests: every call with input has invalid requests in the fixtures of its feature', () => {
  const missing = calls.filter((one) => takesInput(one) && one.wrong.length === 0);
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(strayFixtures).toEqual([]);
});

describe('VAL-08 invalid request', () => {
  it.each(nonEmpty(calls.filter(takesInput)))(
    'requests: rejects invalid requests with 400 and the field: $name',
    async ({ call, as, wrong }) => {
      const visitor = await server.as(as);
      const accepted: unknown[] = [];
      for (const [field, request] of wrong) {
        const response = await visitor.fetch(...sent(call, request));
        const text = await response.text();
        const { fields = [] } = JSON.parse(text || '{}') as { fields?: { field: string; reason: string }[] };
        const isRefused = response.status === 400 && fields.some((fault) => fault.field === field);
        const isReasoned = fields.every(({ reason }) =>
          /^(required|format|too-small|too-big|unknown|twice|unreadable)$/.test(reason),
        );
        if (!isRefused || !isReasoned) accepted.push({ field, request, status: response.status, text });
      }
      expect(accepted).toEqual([]);
    },
  );
});

const takesJson = ({ call }: { call: Endpoint }): boolean => Boolean(call.body) && !call.bodyAs;

describe('VAL-08 body that is not JSON', () => {
  const otherTypes = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ];
  const broken = ['{', '{"a":', '\u0000', '{"__proto__":{}}'];

  it.each(nonEmpty(calls.filter(takesJson)))(
    'requests: rejects a body that is not JSON: $name',
    async ({ call, as, request }) => {
      const [path] = sent(call, { ...(await request(server.db)), body: {} });
      const visitor = await server.as(as);
      const post = (type: string, body: string) =>
        visitor.fetch(path, { method: call.method, headers: { 'content-type': type }, body });
      const statuses = await Promise.all(otherTypes.map(async (type) => (await post(type, '{}')).status));
      expect(statuses).toEqual(otherTypes.map(() => 415));
      const answers = await Promise.all(
        broken.map(async (body) => {
          const response = await post('application/json', body);
          return [body, response.status, await response.json()];
        }),
      );
      const refusal = { fields: [{ field: 'body', reason: 'format' }] };
      expect(answers).toEqual(broken.map((body) => [body, 400, refusal]));
    },
  );
});

it.each(['\u0000', 'a\u0000b', '\ufffe', 'a\uffff', '\ufdd0', '\u{1ffff}'])(
  'VAL-08 requests: rejects text that cannot be stored or is not a character (%j) with the field',
  async (text) => {
    const query = await server.fetch(`/api/v1/employees/fio?employee-fio=${encodeURIComponent(text)}`);
    expect(query.status).toBe(400);
    expect(await query.json()).toEqual({ fields: [{ field: 'employee-fio', reason: 'format' }] });
    // Control characters are rejected in all stored names.
    expect(await refusalOf(text)).toEqual(ofAbbrev(text.includes('\u0000') ? 'characters' : 'format'));
  },
);

it('VAL-08 requests: rejects noncharacters with the field in a form and a path too', async () => {
  const form = new FormData();
  form.append('description', 'Не открывается\ufffe');
  form.append('email', 'anna@example.by');
  const sayings = await Promise.all([
    server.fetch(support.report.path, { method: 'POST', body: form }),
    server.fetch(`/api/v1/employees/schedule/${encodeURIComponent('a\uffff')}`),
  ]);
  expect(sayings.map(({ status }) => status)).toEqual([400, 400]);
  const bodies: unknown[] = await Promise.all(sayings.map((one) => one.json()));
  expect(bodies).toEqual(
    ['description', 'urlId'].map((field) => ({ fields: [{ field, reason: 'format' }] })),
  );
});

it('VAL-08 requests: rejects half a surrogate pair with the field', async () => {
  expect(await refusalOf('\ud800')).toEqual(ofAbbrev('format'));
});

const ofAbbrev = (reason: string) => ({ status: 400, body: { fields: [{ field: '0.abbrev', reason }] } });

/** Returns the response to a text in an import. */
async function refusalOf(text: string): Promise<{ status: number; body: unknown }> {
  const body = JSON.stringify([{ id: 1, name: 'Факультет', abbrev: text }]);
  const headers = { 'content-type': 'application/json' };
  const response = await admin.fetch('/api/v1/admin/import/faculties', { method: 'POST', headers, body });
  return { status: response.status, body: await response.json() };
}

const takesForm = calls.filter(({ call }) => call.bodyAs?.includes('form'));
it.each(nonEmpty(takesForm))('VAL-08 requests: $name rejects an aborted form', async ({ call, as }) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const cut = '--x\r\ncontent-disposition: form-data; name="description"\r\n\r\nПол';
  for (const body of ['no form', cut]) {
    const response = await (await server.as(as)).fetch(call.path, { method: call.method, headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ fields: [{ field: 'body', reason: 'format' }] });
  }
});

it('VAL-08 requests: rejects a body of 5 MB before reading it, even in calls that accept batches', async () => {
  for (const { path } of [auth.login, imports.faculties]) {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `"${'x'.repeat(5_000_000)}"`,
    };
    expect((await admin.fetch(path, init)).status).toBe(413);
  }
});

it('requests: rejects an address that cannot be decoded with 400', async () => {
  const response = await server.fetch('/api/v1/employees/schedule/%E0%A4%A');
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ fields: [{ field: 'request', reason: 'format' }] });
});

it('VAL-08 requests: rejected requests have stored nothing', async () => {
  expect(await stored(server.db)).toEqual(before);
});
