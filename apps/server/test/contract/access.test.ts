import { type Access, changesState } from '@semestr/api/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRequest } from '../call-fixture.ts';
import { calls, sent, type TestedCall } from '../contract.ts';
import { stored } from '../stored-data.ts';
import { startTestServer, type TestServer, type Visitor, type Who } from '../server.ts';
import { nonEmpty } from '../non-empty.ts';

/** Users of the demo university who may not make a call, by access. */
const strangers: Record<Access, Who[]> = {
  anyone: [],
  'signed-in': [],
  headman: ['student', 'unconfirmed', 'teacher', 'admin'],
  admin: ['student', 'headman', 'noter', 'unconfirmed', 'teacher'],
};

let server: TestServer;
let admin: Visitor;
let before: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  for (const who of new Set(Object.values(strangers).flat())) await server.as(who);
  // Messages about the sign-ins.
  await server.deliver();
  before = await stored(server.db);
});
afterAll(() => server.close());

/** Returns the request of a call, looked up once: all of them are rejected here, so that none affects later ones. */
const found = new Map<string, Promise<AnyRequest>>();
function requestOf({ name, request }: TestedCall): Promise<AnyRequest> {
  const result = found.get(name) ?? request(server.db);
  found.set(name, result);
  return result;
}

/** The caller, and the response. */
type Answer = [who: string, status: number, text: string];
const answerTo = async (who: string, sending: Promise<Response>): Promise<Answer> => {
  const response = await sending;
  return [who, response.status, await response.text()];
};

describe('AC-05 unauthorised caller', () => {
  it.each(nonEmpty(calls.filter(({ call }) => call.access !== 'anyone')))(
    'access: visitors, forged sessions and wrong roles get an empty 403: $name',
    async (tested) => {
      const [path, init] = sent(tested.call, await requestOf(tested));
      const headers = { ...init.headers, cookie: 'SESSION=AAAAAAAAAAAAAAAAAAAAAA' };
      const answers = await Promise.all([
        answerTo('signed out', server.fetch(path, init)),
        answerTo('made up', server.fetch(path, { ...init, headers })),
        ...strangers[tested.call.access].map(async (who) =>
          answerTo(who, (await server.as(who)).fetch(path, init)),
        ),
      ]);
      expect(answers).toEqual(answers.map(([who]) => [who, 403, '']));
    },
  );
});

const fromElsewhere: [string, Record<string, string>][] = [
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a sister site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ['an old prefetch', { purpose: 'prefetch' }],
];

describe('page of another site', () => {
  it.each(nonEmpty(calls.filter(({ call }) => changesState(call))))(
    'access: rejects a change by another site’s page: $name',
    async (tested) => {
      const request = await requestOf(tested);
      const refusal = JSON.stringify({ fields: [{ field: 'origin', reason: 'cross-site' }] });
      const answers = await Promise.all(
        fromElsewhere.map(([where, headers]) =>
          answerTo(where, admin.fetch(...sent(tested.call, request, headers))),
        ),
      );
      expect(answers).toEqual(fromElsewhere.map(([where]) => [where, 400, refusal]));
    },
  );
});

it('access: rejected calls stored nothing', async () => {
  expect(await stored(server.db)).toEqual(before);
});

it.each(nonEmpty([...new Set(Object.values(strangers).flat())]))(
  'access: the %s is still signed in after many rejections',
  async (who) => {
    const visitor = await server.as(who);
    expect((await visitor.fetch('/api/v1/personal-information')).status).toBe(200);
  },
);

it.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }],
  ['what no page asks for', { 'sec-fetch-site': 'none' }],
  ['a program', {}],
])('access: a state-changing GET responds to %s', async (_where, headers: Record<string, string>) => {
  const student = await server.client('student', headers);
  expect((await student.fetch('/api/v1/auth/logout')).status).toBe(200);
  expect((await student.fetch('/api/v1/personal-information')).status).toBe(403);
});

it('access: recognises its own origin behind a proxy that sends host and protocol', async () => {
  const headers = { origin: 'https://portal.example', 'x-forwarded-host': 'portal.example' };
  const send = (overrides: Record<string, string>) =>
    server.fetch('/api/v1/auth/logout', { method: 'POST', headers: { ...headers, ...overrides } });
  expect((await send({ 'x-forwarded-proto': 'https' })).status).toBe(200);
  expect((await send({ 'x-forwarded-proto': 'http' })).status).toBe(400);
});

it('access: reading calls with public data respond to other sites’ pages', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' };
  const response = await server.fetch('/api/v1/schedule/current-week', { headers });
  expect(response.status).toBe(200);
});
