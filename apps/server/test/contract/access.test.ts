import { type Access, changesState } from '@semestr/api/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRequest } from '../call-fixture.ts';
import { calls, sent, type TestedCall } from '../contract.ts';
import { stored } from '../stored.ts';
import { startTestServer, type TestServer, type Visitor, type Who } from '../server.ts';
import { someOf } from '../some-of.ts';

/** Who of the demo university may not make a call of each access. */
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
  before = await stored(server.db);
});
afterAll(() => server.close());

/** The request of a call, looked up once: none of them is answered here, so that none changes what the next finds. */
const found = new Map<string, Promise<AnyRequest>>();
function requestOf({ name, request }: TestedCall): Promise<AnyRequest> {
  const known = found.get(name) ?? request(server.db);
  found.set(name, known);
  return known;
}

/** Who tried, and what came of it. */
type Answer = [who: string, status: number, text: string];
const answerTo = async (who: string, sending: Promise<Response>): Promise<Answer> => {
  const response = await sending;
  return [who, response.status, await response.text()];
};

describe('AC-05 the signed-out, a made-up session and every wrong role get an empty 403:', () => {
  it.each(someOf(calls.filter(({ call }) => call.access !== 'anyone')))('$name', async (tested) => {
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
  });
});

const fromElsewhere: [string, Record<string, string>][] = [
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a sister site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ['an old prefetch', { purpose: 'prefetch' }],
];

describe('a page from elsewhere changes nothing:', () => {
  it.each(someOf(calls.filter(({ call }) => changesState(call))))('$name', async (tested) => {
    const request = await requestOf(tested);
    const refusal = JSON.stringify({ fields: [{ field: 'origin', reason: 'cross-site' }] });
    const answers = await Promise.all(
      fromElsewhere.map(([where, headers]) =>
        answerTo(where, admin.fetch(...sent(tested.call, request, headers))),
      ),
    );
    expect(answers).toEqual(fromElsewhere.map(([where]) => [where, 400, refusal]));
  });
});

it('none of the refused stored anything', async () => {
  expect(await stored(server.db)).toEqual(before);
});

it.each(someOf([...new Set(Object.values(strangers).flat())]))(
  'the %s, refused so often, is still signed in',
  async (who) => {
    const visitor = await server.as(who);
    expect((await visitor.fetch('/api/v1/personal-information')).status).toBe(200);
  },
);

it.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }],
  ['what no page asks for', { 'sec-fetch-site': 'none' }],
  ['a program', {}],
])('a state-changing GET answers %s', async (_where, headers: Record<string, string>) => {
  const student = await server.client('student', headers);
  expect((await student.fetch('/api/v1/auth/logout')).status).toBe(200);
  expect((await student.fetch('/api/v1/personal-information')).status).toBe(403);
});

it('our own origin is ours behind a proxy that tells the host and the protocol', async () => {
  const headers = { origin: 'https://portal.example', 'x-forwarded-host': 'portal.example' };
  const send = (told: Record<string, string>) =>
    server.fetch('/api/v1/auth/logout', { method: 'POST', headers: { ...headers, ...told } });
  expect((await send({ 'x-forwarded-proto': 'https' })).status).toBe(200);
  expect((await send({ 'x-forwarded-proto': 'http' })).status).toBe(400);
});

it('a reading call answers other sites’ pages: its data are public', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' };
  const response = await server.fetch('/api/v1/schedule/current-week', { headers });
  expect(response.status).toBe(200);
});
