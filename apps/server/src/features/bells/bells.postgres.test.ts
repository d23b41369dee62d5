import * as calendar from '@semestr/api/calendar';
import { resources } from '@semestr/api/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

/** Two servers that behave like two processes: each with separate connections and a separate response cache. */
let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  first = await startTestServer();
  second = await startTestServer({ beside: first.address ?? '' });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const evening = { number: 7, start: '19:00', end: '20:20', validFrom: '2000-01-01' } as const;
const eventually = { timeout: 10_000, interval: 50 };

it('bells: a bell stored by one server is served by another immediately', async () => {
  const [admin, visitor] = [await first.client('admin'), await second.client()];
  const bells = async () => (await visitor.call(calendar.read, {})).bells;
  expect(await bells()).toHaveLength(6);
  const { id } = await admin.call(resources.bells.create, { body: evening });
  await vi.waitFor(async () => expect(await bells()).toContainEqual(evening), eventually);
  await admin.call(resources.bells.remove, { params: { id: String(id) } });
  await vi.waitFor(async () => expect(await bells()).toHaveLength(6), eventually);
});

it('bells: two servers store only one of ten concurrent bells at the same time', async () => {
  const admins = await Promise.all([first, second].map((server) => server.client('admin')));
  const results = await Promise.allSettled(
    admins.flatMap((admin) =>
      [7, 8, 9, 10, 11].map((number) => admin.call(resources.bells.create, { body: { ...evening, number } })),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
