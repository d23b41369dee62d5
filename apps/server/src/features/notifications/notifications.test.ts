import * as calls from '@semestr/api/notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let student: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
});
afterAll(() => server.close());

const page = (visitor: Visitor, pageNumber?: string, pageSize?: string) =>
  visitor.call(calls.list, { query: { pageNumber, pageSize } });

it('notifications: pages have 15 entries, newest first, without gaps or repetitions', async () => {
  const pages = [await page(student)];
  while (pages.at(-1)?.hasNext) pages.push(await page(student, String(pages.length)));
  const [first] = pages;
  expect(pages.length).toBeGreaterThan(1);
  expect(first?.notifications).toHaveLength(calls.NOTIFICATION_PAGE);
  const all = pages.flatMap(({ notifications }) => notifications);
  expect(all).toHaveLength(first?.totalElements ?? 0);
  const ids = all.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  expect(await student.call(calls.count, {})).toBe(all.length);
});

it('notifications: have three types, short and long, with dates in the university’s time zone', async () => {
  const { notifications } = await page(student, '0', '100');
  expect(new Set(notifications.map(({ type }) => type))).toEqual(new Set(calls.notificationTypes));
  expect(notifications.some(({ message }) => message.length > 70)).toBe(true);
  expect(notifications.some(({ message }) => message.length <= 70)).toBe(true);
  for (const { date } of notifications) expect(date).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/);
});

it('notifications: an empty page after the last one has no next page', async () => {
  expect(await page(student, '99')).toMatchObject({ notifications: [], hasNext: false });
});

it('notifications: marking as viewed decreases the count of the others', async () => {
  const before = await student.call(calls.unviewedCount, {});
  const [newest] = (await page(student)).notifications;
  const id = newest?.id ?? 0;
  expect(newest?.isViewed).toBe(false);
  await student.call(calls.mark, { body: [{ id, isViewed: true }] });
  expect(await student.call(calls.unviewedCount, {})).toBe(before - 1);
  expect((await page(student)).notifications[0]).toMatchObject({ id, isViewed: true });
  await student.call(calls.mark, { body: [{ id, isViewed: false }] });
  expect(await student.call(calls.unviewedCount, {})).toBe(before);
});

it('notifications: marking responds with 200 and an empty body', async () => {
  const response = await student.fetch('/api/v1/notifications', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '[]',
  });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

it('notifications: a batch with another user’s notification marks none', async () => {
  const headman = await server.client('headman');
  const [theirs] = (await page(headman)).notifications;
  const [mine] = (await page(student)).notifications;
  const body = [mine, theirs].map((one) => ({ id: one?.id ?? 0, isViewed: true }));
  await expect(student.call(calls.mark, { body })).rejects.toMatchObject({
    reason: 'notification-not-found',
    status: 404,
  });
  expect((await page(headman)).notifications[0]).toEqual(theirs);
  expect((await page(student)).notifications[0]).toEqual(mine);
});

it('notifications: a page has at most a hundred entries, whatever is requested', async () => {
  expect(await page(student, '0', '500')).toEqual(await page(student, '0', '100'));
});

it('notifications: can be filtered by type, and to those not viewed', async () => {
  const failures = await student.call(calls.list, { query: { type: 'FAILURE', pageSize: '100' } });
  expect(failures.totalElements).toBe(failures.notifications.length);
  expect(new Set(failures.notifications.map(({ type }) => type))).toEqual(new Set(['FAILURE']));
  const unviewed = await student.call(calls.list, { query: { unviewed: 'true', pageSize: '100' } });
  expect(unviewed.notifications.every(({ isViewed }) => !isViewed)).toBe(true);
  expect(unviewed.totalElements).toBe(await student.call(calls.unviewedCount, {}));
});

it('notifications: contain their subject', async () => {
  const { notifications } = await page(student, '0', '100');
  const ready = notifications.find(({ message }) => /^Справка.готова/.test(message));
  expect(ready?.about).toBe('certificates');
  expect(notifications.filter(({ about }) => about === null)).toEqual([]);
});
