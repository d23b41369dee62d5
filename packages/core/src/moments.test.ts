import { expect, it } from 'vitest';
import { localDate } from './dates.ts';
import { dayInWords, momentInTable, momentInWords } from './moments.ts';

const TODAY = '2026-11-20';

it.each([
  ['2026-11-20T05:40:00Z', 'ru', 'сегодня', 'сегодня в_08:40', 'сегодня, 08:40'],
  ['2026-11-19T20:40:00Z', 'ru', 'вчера', 'вчера в_23:40', 'вчера, 23:40'],
  // In the university's time zone it is already the next day.
  ['2026-11-19T21:00:00Z', 'ru', 'сегодня', 'сегодня в_00:00', 'сегодня, 00:00'],
  ['2026-09-14T09:15:00Z', 'ru', '14_сентября', '14_сентября в_12:15', '14.09.2026, 12:15'],
  ['2025-10-19T06:31:00Z', 'ru', '19_октября 2025', '19_октября 2025 в_09:31', '19.10.2025, 09:31'],
  ['2026-11-19T20:40:00Z', 'en', 'yesterday', 'yesterday at_23:40', 'yesterday, 23:40'],
  ['2026-09-14T09:15:00Z', 'en', '14_September', '14_September at_12:15', '14.09.2026, 12:15'],
  ['2026-11-20T05:40:00Z', 'be', 'сёння', 'сёння ў_08:40', 'сёння, 08:40'],
] as const)('PA-16 moments: %s in %s is %s, %s, and %s in a table', (text, language, day, moment, cell) => {
  const nbsp = (pattern: string): string => pattern.replaceAll('_', '\u00a0');
  expect(dayInWords(localDate(new Date(text)), language, TODAY)).toBe(nbsp(day));
  expect(momentInWords(new Date(text), language, TODAY)).toBe(nbsp(moment));
  expect(momentInTable(new Date(text), language, TODAY)).toBe(cell);
});
