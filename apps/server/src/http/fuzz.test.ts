import * as auth from '@semestr/api/auth';
import { checkReply } from '@semestr/api/check';
import { type Endpoint, fileOf } from '@semestr/api/endpoint';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../contract.fixture.ts';
import { startTestServer, type TestServer, type Visitor } from '../test-server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

/** The statuses that a caller of the contract must expect; an address may also be too long (414). */
const declared = (call: Endpoint): number[] => [200, 400, 414, ...Object.keys(call.refusals).map(Number)];

const fieldsOf = (schema: Endpoint['query']): string[] => Object.keys(schema?._zod.def.shape ?? {});

/** Any text, and texts that look like what the calls take. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.json({ maxDepth: 2 }),
  fc.integer().map(String),
  fc
    .date({ noInvalidDate: false })
    .map((date) => (Number.isNaN(date.getTime()) ? 'NaN' : date.toISOString().slice(0, 10))),
  fc.constantFrom(
    '428501',
    'i-obrazcov',
    '%',
    '_',
    '\\',
    "'",
    '\u0000',
    '2147483647',
    '0001-01-01',
    '9999-12-31',
  ),
  fc.tuple(fc.nat(), fc.nat()).map((range) => JSON.stringify(range)),
  fc
    .record({ q: fc.string(), id: fc.array(fc.nat()), course: fc.integer() }, { requiredKeys: [] })
    .map((filter) => JSON.stringify(filter)),
);

const queryOf = (call: Endpoint) =>
  fc
    .dictionary(
      fc.constantFrom('other', ...fieldsOf(call.query)),
      fc.oneof(text, fc.array(text, { maxLength: 2 })),
    )
    .map(
      (query) =>
        new URLSearchParams(
          Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
        ),
    );

/** A path whose parts are anything but nothing. */
const pathOf = (call: Endpoint) =>
  fc
    .array(text, { minLength: 3, maxLength: 3 })
    .map((values) =>
      call.path.replaceAll(/:\w+/g, () => encodeURIComponent((values.pop() ?? '').toWellFormed()) || 'x'),
    );

/** The status, where it and the body are what the contract declares; else what is wrong with them. */
async function outcome(call: Endpoint, response: Response): Promise<string> {
  const { status } = response;
  if (status === 200 && fileOf(call))
    return response.headers.get('content-type') === fileOf(call)?.type ? 'as declared' : 'another file';
  const body = await response.text();
  if (!declared(call).includes(status)) return `undeclared ${status}`;
  if (status === 200) checkReply(call, body === '' ? undefined : JSON.parse(body));
  // A refusal is empty, or says which field was wrong or until when to wait.
  else if (!/^$|^\{"(fields|banExpiredTime)":/.test(body)) return `${status} with ${body}`;
  return 'as declared';
}

const readable = calls.filter(
  ({ call }) => call.method === 'GET' && !call.changesState && (call.query ?? call.params),
);

describe.each(readable)('VAL-08 $name', ({ call }) => {
  it('answers any query with a declared status', () =>
    fc.assert(
      fc.asyncProperty(pathOf(call), queryOf(call), async (path, query) => {
        const url = query.size > 0 ? `${path}?${query.toString()}` : path;
        expect(await outcome(call, await admin.fetch(url))).toBe('as declared');
      }),
      { numRuns: 40 },
    ));
});

it('VAL-08 auth.login answers any body with a declared status', () => {
  const wild = fc.json();
  const near = fc
    .record({ username: text, password: text, rememberDevice: fc.anything() }, { requiredKeys: [] })
    .map((body) => JSON.stringify(body, (_key, value: unknown) => (typeof value === 'bigint' ? 0 : value)));
  return fc.assert(
    fc.asyncProperty(fc.oneof(wild, near), async (body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await server.fetch(auth.login.path, { method: 'POST', headers, body });
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await outcome(auth.login, response)).toBe('as declared');
    }),
    { numRuns: 200 },
  );
});

it('VAL-08 any cookie is nobody’s session', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 200 }), fc.boolean(), async (value, isNamed) => {
      const cookie = (isNamed ? `SESSION=${value}` : value).replaceAll(/[^\u0020-\u007e]/g, '');
      const response = await server.fetch('/api/v1/personal-information', { headers: { cookie } });
      expect(response.status).toBe(403);
    }),
    { numRuns: 100 },
  ));
