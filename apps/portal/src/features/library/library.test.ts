import type { Book, LibraryNews } from '@semestr/api/library';
import { expect, it } from 'vitest';
import { isLate, toBookViews, toNewsView } from './library.ts';

const book = (id: number, returnDate: string): Book => ({
  id,
  name: 'Физика',
  title: 'Физика',
  author: '',
  takeDate: '01.09.2026',
  returnDate,
  isOverdue: false,
});

it('PA-08 library: lists overdue books first, then by due date, whatever order a provider uses', () => {
  const dates = ['22.11.2026', '02.01.2027', 'скоро', '19.11.2026', '03.08.2026'];
  const views = toBookViews(
    dates.map((date, id) => book(id, date)),
    '2026-11-20',
  );
  expect(views.map(({ returnDate }) => returnDate)).toEqual([
    '03.08.2026',
    '19.11.2026',
    '22.11.2026',
    '02.01.2027',
    'скоро',
  ]);
  expect(views.map(isLate)).toEqual([true, true, false, false, false]);
});

it('PA-08 library: lists the newest news first', () => {
  const news = ['30.10.2026', '02.11.2026', 'вчера'].map(
    (date, id): LibraryNews => ({ id, title: 'Новость', link: 'https://library.example.by/', date }),
  );
  expect(toNewsView(news).map(({ date }) => date)).toEqual(['02.11.2026', '30.10.2026', 'вчера']);
});
