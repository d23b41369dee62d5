import * as calls from '@semestr/api/own-announcements';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writing } from '../../test/calls/announcements.ts';
import { crashingBeforeReply } from '../../test/reply-crash.ts';
import { isOnPostgres, NOW, startTestServer, type TestServer, type Visitor } from '../../test/server.ts';
import { announcements } from '../db/tables/announcements.ts';
import { audit } from '../db/tables/audit.ts';
import { idempotencyKeys } from '../db/tables/idempotency.ts';
import { notifications } from '../db/tables/notifications.ts';

let server: TestServer;
let teacher: Visitor;
let body: Awaited<ReturnType<typeof writing>>;
beforeAll(async () => {
  server = await startTestServer();
  body = await writing(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  teacher = await server.client('teacher');
  await server.db.delete(idempotencyKeys);
});

const send = (key: string, sent: object = body, who = teacher) =>
  who.fetch(calls.write.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(sent),
  });
const count = () => server.db.$count(announcements);
/** Counts everything that writing an announcement stores. */
const effects = () =>
  Promise.all([announcements, audit, notifications, idempotencyKeys].map((table) => server.db.$count(table)));

describe('request with an Idempotency-Key', () => {
  it('idempotency: a crash between effect and reply stores neither, and a repetition creates once', async () => {
    const before = await effects();
    const died = await crashingBeforeReply(server.db, () => send('died-halfway'));
    expect(died.status).toBeGreaterThanOrEqual(500);
    expect(await effects()).toEqual(before);

    const created = await send('died-halfway');
    expect(created.status).toBe(200);
    expect(await (await send('died-halfway')).json()).toEqual(await created.json());
    expect(await count()).toBe((before[0] ?? 0) + 1);
  });

  it('idempotency: replays the first reply for a day, and then treats the request as new', async () => {
    const before = await count();
    const created = await (await send('for-a-day')).json();
    server.clock.forward(23 * 60);
    expect(await (await send('for-a-day', body, await server.client('teacher'))).json()).toEqual(created);
    expect(await count()).toBe(before + 1);
    server.clock.forward(2 * 60);
    expect((await send('for-a-day', body, await server.client('teacher'))).status).toBe(200);
    expect(await count()).toBe(before + 2);
  });

  it('idempotency: a rejected request does not use its key', async () => {
    const before = await effects();
    expect((await send('refused-once', { ...body, auditory: '999-99' })).status).toBe(400);
    expect(await effects()).toEqual(before);
    expect((await send('refused-once')).status).toBe(200);
    expect(await count()).toBe((before[0] ?? 0) + 1);
  });

  it('idempotency: twenty concurrent repetitions create once', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('all-at-once')));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toContain(200);
    // On one connection each waits for the previous one; on several connections later ones are rejected with 409.
    expect([...statuses].filter((status) => status !== 200 && !(isOnPostgres && status === 409))).toEqual([]);
    const created = answers.filter(({ status }) => status === 200);
    const ids = await Promise.all(created.map(async (one) => ((await one.json()) as { id: number }).id));
    expect(new Set(ids).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('idempotency: creates once for each caller and each key, in concurrent requests too', async () => {
    const before = await count();
    const keys = Array.from({ length: 25 }, (_, index) => `one-of-many-${index}`);
    const statuses = (await Promise.all(keys.map((key) => send(key)))).map(({ status }) => status);
    expect(statuses).toEqual(keys.map(() => 200));
    expect(await count()).toBe(before + keys.length);
  });
});

describe('used key', () => {
  it('idempotency: rejects another body with 422 and a reason, and stores nothing', async () => {
    const created = await (await send('one-body')).json();
    const before = await effects();
    const other = await send('one-body', { ...body, content: 'Другое.' });
    expect([other.status, await other.json()]).toEqual([422, { reason: 'key-reused' }]);
    expect(await effects()).toEqual(before);
    const reversed = Object.fromEntries(Object.entries(body).toReversed());
    expect(await (await send('one-body', reversed)).json()).toEqual(created);
  });

  it('idempotency: the client formats the reason as a sentence', async () => {
    const options = { idempotencyKey: 'said-in-words' };
    await teacher.call(calls.write, { body }, options);
    await expect(
      teacher.call(calls.write, { body: { ...body, content: 'Другое.' } }, options),
    ).rejects.toMatchObject({ status: 422, reason: 'key-reused' });
  });

  it('idempotency: replays a reply stored before hashes were', async () => {
    const before = await count();
    const created = await send('without-hash');
    await server.db.execute(sql`update idempotency_keys set sent_hash = null`);
    expect(await (await send('without-hash', { ...body, content: 'Другое.' })).json()).toEqual(
      await created.json(),
    );
    expect(await count()).toBe(before + 1);
  });
});

describe('format of a key', () => {
  it.each([
    ['of one character', 'k'],
    ['of 200 characters', '~'.repeat(200)],
    ['with every sign', `!"#$%&'()*+,-./:;<=>?@[]^_{|}~`],
  ])('idempotency: accepts the key %s', async (_name, key) => {
    const before = await count();
    const statuses = [(await send(key)).status, (await send(key)).status];
    expect(statuses).toEqual([200, 200]);
    expect(await count()).toBe(before + 1);
  });

  it.each([
    ['of 201 characters', 'k'.repeat(201)],
    ['with a space', 'two words'],
    ['with a letter beyond ASCII', 'clé'],
    ['that is empty', ''],
  ])('idempotency: rejects the key %s', async (_name, key) => {
    const refused = await send(key);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { fields: [{ field: 'idempotency-key', reason: 'format' }] },
    ]);
  });
});
