import * as calls from '@semestr/api/library';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOW, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(NOW));

describe('books of a student', () => {
  it('library: lists books that are not returned, the first due first', async () => {
    const books = await (await server.as('student')).call(calls.books, {});
    const days = books.map(({ returnDate }) => returnDate.split('.').toReversed().join('-'));
    expect(days).toEqual(days.toSorted());
    // One of the six has been returned.
    expect(books.map(({ isOverdue }) => isOverdue)).toEqual([true, false, false, false, false]);
    expect(books[0]?.name).toBe(books[0]?.title);
  });

  it('library: books are overdue from the day after the due date', async () => {
    const who = 'unconfirmed';
    const lateNow = async () => {
      const reader = await server.client(who);
      const [book] = await reader.call(calls.books, {});
      return [book?.returnDate, book?.isOverdue, await reader.call(calls.debts, {})];
    };
    expect(await lateNow()).toEqual(['20.11.2026', false, []]);
    server.clock.set('2026-11-20T20:59:00Z');
    expect((await lateNow())[1]).toBe(false);
    server.clock.set('2026-11-20T21:00:00Z');
    const [, isOverdue, debts] = await lateNow();
    expect(isOverdue).toBe(true);
    expect(debts).toEqual([expect.stringMatching(/ \(вернуть до 20\.11\.2026\)$/)]);
  });

  it('library: a student without books gets two empty lists', async () => {
    const headman = await server.as('headman');
    expect(await headman.call(calls.books, {})).toEqual([]);
    expect(await headman.call(calls.debts, {})).toEqual([]);
  });
});

it('library: news are listed newest first, each with an absolute link', async () => {
  const news = await (await server.client()).call(calls.news, {});
  expect(news.length).toBeGreaterThan(3);
  const days = news.map(({ date }) => date.split('.').toReversed().join('-'));
  expect(days).toEqual(days.toSorted().toReversed());
  expect(news.every(({ link }) => link.startsWith('https://'))).toBe(true);
});
