import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { checkReply } from './check.ts';
import { ApiError, createClient, refusalOf, urlOf } from './client.ts';
import { empty, endpoint, type Endpoint } from './endpoint.ts';

const read = endpoint({
  method: 'GET',
  path: '/api/v1/things/:name/parts/:id',
  access: 'anyone',
  summary: 'A call for these tests',
  params: z.object({ name: z.string(), id: z.string() }),
  query: z.object({ q: z.optional(z.string()), page: z.optional(z.number()) }),
  reply: z.object({ id: z.int() }),
  refusals: { 404: 'group-not-found', 429: { withTime: 'too-many', plain: 'no-data' } },
  fallbackReason: 'not-loaded',
});
const write = endpoint({
  method: 'POST',
  path: '/api/v1/things',
  access: 'signed-in',
  summary: 'Another',
  body: z.array(z.int()),
  reply: empty,
  refusals: { 403: 'session-ended', 409: 'username-taken' },
  fallbackReason: 'not-imported',
});
const request = { params: { name: 'a', id: '1' }, query: {} };

/** Creates a client whose server returns one response, and records its requests. */
function recordingClient(answer: Response | Error, options: { check?: typeof checkReply } = {}) {
  const calls: [string, RequestInit | undefined][] = [];
  const seen: [number | null, Endpoint][] = [];
  const client = createClient({
    baseUrl: 'http://server.example',
    headers: () => ({ cookie: 'SESSION=1' }),
    onAnswer: (response, call) => seen.push([response?.status ?? null, call]),
    // The client always calls it with a string.
    fetch: async (input, init) => {
      calls.push([input as string, init]);
      init?.signal?.throwIfAborted();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...options,
  });
  return { client, calls, seen };
}

const failure = async (status: number, body: string | null, call: Endpoint = read): Promise<ApiError> =>
  refusalOf(call, new Response(body, { status }));

describe('addresses of calls', () => {
  it.each([
    [{ params: { name: 'a', id: '1' } }, '/api/v1/things/a/parts/1'],
    [{ params: { name: 'a/b?c#d', id: 'я' } }, '/api/v1/things/a%2Fb%3Fc%23d/parts/%D1%8F'],
    [{ params: { name: ':id', id: '1' } }, '/api/v1/things/%3Aid/parts/1'],
    [{ params: { name: '$&', id: '1' } }, '/api/v1/things/%24%26/parts/1'],
    [{ ...request, query: { q: 'a&b=c +', page: 0 } }, '/api/v1/things/a/parts/1?q=a%26b%3Dc+%2B&page=0'],
    [{ ...request, query: { q: undefined, page: null } }, '/api/v1/things/a/parts/1'],
    [{ ...request, query: { q: '' } }, '/api/v1/things/a/parts/1?q='],
  ])('api client: the address of %j is %s', (parts, url) => {
    expect(urlOf(read, parts)).toBe(url);
  });
});

describe('refusals', () => {
  it.each([
    [404, null, 'group-not-found', null],
    [400, null, 'bad-input', null],
    [401, null, 'session-ended', null],
    [403, null, 'session-ended', null],
    [429, '{"banExpiredTime":"2026-11-20T11:00:00Z"}', 'too-many', '2026-11-20T11:00:00Z'],
    [429, null, 'no-data', null],
    [429, '{"banExpiredTime":5}', 'no-data', null],
    [409, null, 'not-loaded', null],
    [500, '{"timestamp":"","status":500,"error":"","path":""}', 'not-loaded', null],
    [503, '<html>', 'not-loaded', null],
    [280, '{}', 'not-loaded', null],
  ])('api client: %i with %s means %s', async (status, body, reason, until) => {
    // 280 is a success to `fetch`; here only its meaning as a refusal is tested.
    expect(await failure(status, body)).toMatchObject({
      name: 'ApiError',
      reason,
      status,
      until,
      fields: [],
    });
  });

  it('api client: the reason depends on the call, with its fallback for undeclared statuses', async () => {
    expect((await failure(409, null, write)).reason).toBe('username-taken');
    expect((await failure(404, null, write)).reason).toBe('not-imported');
    expect((await failure(429, null, write)).reason).toBe('too-many');
  });

  it('api client: the body names the reason when a status has several', async () => {
    const named = { ...read, refusals: { 401: { named: ['code-wrong'], plain: 'login-failed' } } } as const;
    const reasonFor = async (body: string | null) => (await failure(401, body, named)).reason;
    expect(await reasonFor('{"reason":"code-wrong"}')).toBe('code-wrong');
    for (const body of [null, '{"reason":"blocked"}', '{"reason":["code-wrong"]}', '"code-wrong"'])
      expect(await reasonFor(body)).toBe('login-failed');
    expect((await failure(403, '{"reason":"second-factor-required"}', write)).reason).toBe(
      'second-factor-required',
    );
    expect((await failure(403, '{"reason":"code-wrong"}', write)).reason).toBe('session-ended');
    expect((await failure(409, '{"reason":"contacts-unconfirmed"}', write)).reason).toBe(
      'contacts-unconfirmed',
    );
    expect((await failure(422, '{"reason":"key-reused"}', write)).reason).toBe('key-reused');
    expect((await failure(422, null, write)).reason).toBe('not-imported');
  });

  it('api client: a refusal contains the fields that are well-formed', async () => {
    const body = '{"fields":[{"field":"q","reason":"format"},{"field":1},"x",null]}';
    expect((await failure(400, body)).fields).toEqual([{ field: 'q', reason: 'format' }]);
    expect((await failure(400, '{"fields":"q"}')).fields).toEqual([]);
  });
});

describe('calls', () => {
  it('api client: sends the headers, and no body when the call has none', async () => {
    const { client, calls } = recordingClient(Response.json({ id: 1 }));
    expect(await client.call(read, request)).toEqual({ id: 1 });
    expect(calls).toEqual([
      [
        'http://server.example/api/v1/things/a/parts/1',
        { method: 'GET', credentials: 'include', headers: { cookie: 'SESSION=1' } },
      ],
    ]);
  });

  it('api client: sends a body as JSON, and returns undefined for an empty response', async () => {
    const { client, calls } = recordingClient(new Response(''), { check: checkReply });
    await expect(client.call(write, { body: [812] })).resolves.toBeUndefined();
    expect(calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '[812]',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('api client: throws the refusal, and reports every response', async () => {
    const { client, seen } = recordingClient(new Response(null, { status: 404 }));
    await expect(client.call(read, request)).rejects.toThrow('group-not-found (404)');
    expect(seen).toEqual([[404, read]]);
  });

  it('api client: a missing reply is offline', async () => {
    const cause = new TypeError('fetch failed');
    const { client, seen } = recordingClient(cause);
    await expect(client.call(read, request)).rejects.toMatchObject({ reason: 'offline', status: 0, cause });
    expect(seen).toEqual([[null, read]]);
  });

  it('api client: a connection lost during the reply is offline too', async () => {
    const cause = new TypeError('terminated');
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"id":'));
        stream.error(cause);
      },
    });
    const { client, seen } = recordingClient(new Response(body));
    await expect(client.call(read, request)).rejects.toMatchObject({ reason: 'offline', status: 0, cause });
    expect(seen).toEqual([
      [200, read],
      [null, read],
    ]);
  });

  it('api client: a truncated refusal is still that refusal', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.error(new TypeError('terminated')),
    });
    const { client } = recordingClient(new Response(body, { status: 404 }));
    await expect(client.call(read, request)).rejects.toThrow('group-not-found (404)');
  });

  it('api client: an aborted call does not count as an unavailable server', async () => {
    const { client, seen } = recordingClient(Response.json({ id: 1 }));
    const signal = AbortSignal.abort();
    await expect(client.call(read, request, { signal })).rejects.toMatchObject({ reason: 'offline' });
    expect(seen).toEqual([]);
  });
});

describe('replies', () => {
  it('api client: rejects a reply that does not match its schema, with the path, when replies are checked', async () => {
    const { client } = recordingClient(Response.json({ id: 'x' }), { check: checkReply });
    await expect(client.call(read, request)).rejects.toMatchObject({
      name: 'UnexpectedReply',
      issues: [{ path: 'id' }],
    });
    await expect(recordingClient(Response.json({ id: 'x' })).client.call(read, request)).resolves.toEqual({
      id: 'x',
    });
  });

  it('api client: ignores additional keys of another provider’s reply', async () => {
    const { client } = recordingClient(Response.json({ id: 1, secret: true }), { check: checkReply });
    expect(await client.call(read, request)).toEqual({ id: 1 });
  });

  it('api client: a reply that is not JSON is a text, and does not match its schema', async () => {
    const { client } = recordingClient(new Response('<html>'), { check: checkReply });
    await expect(client.call(read, request)).rejects.toMatchObject({ name: 'UnexpectedReply' });
  });
});
