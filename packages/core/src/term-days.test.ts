import { describe, expect, it } from 'vitest';
import { type WrittenDays, type TermDaysFault, termDaysFault } from './term-days.ts';

const autumn: WrittenDays = {
  term: '2026-autumn',
  start: '2026-09-01',
  end: '2026-12-21',
  examsStart: '2026-12-29',
  examsEnd: '2027-01-20',
};
const none = { start: null, end: null, examsStart: null, examsEnd: null };

describe('stored days of a term', () => {
  it.each<[string, Partial<WrittenDays>]>([
    ['lessons and a session', {}],
    ['lessons alone', { examsStart: null, examsEnd: null }],
    ['a session alone', { start: null, end: null }],
    ['a session amid the lessons', { examsStart: '2026-11-02', examsEnd: '2026-11-20' }],
    ['one day', { start: '2026-09-01', end: '2026-09-01' }],
  ])('term days: accepts %s', (_what, changes) => {
    expect(termDaysFault({ ...autumn, ...changes })).toBeNull();
  });

  it.each<[string, Partial<WrittenDays>, TermDaysFault['field'], TermDaysFault['reason']]>([
    ['none at all', none, 'start', 'required'],
    ['a beginning without an end', { end: null }, 'end', 'required'],
    ['an end without a beginning', { start: null }, 'start', 'required'],
    ['half a session', { examsEnd: null }, 'examsEnd', 'required'],
    ['the end of a session alone', { examsStart: null }, 'examsStart', 'required'],
    ['an end before the beginning', { end: '2026-08-31' }, 'end', 'too-small'],
    ['a session that ends before it begins', { examsEnd: '2026-12-28' }, 'examsEnd', 'too-small'],
    ['a session before the lessons', { examsStart: '2026-08-28' }, 'examsStart', 'too-small'],
    ['lessons of another year', { start: '2025-09-01' }, 'start', 'format'],
    ['an end in the next year but one', { end: '2027-12-21' }, 'end', 'format'],
    [
      'a session of another term',
      { examsStart: '2027-06-01', examsEnd: '2027-06-20' },
      'examsStart',
      'format',
    ],
  ])('term days: rejects %s', (_what, changes, field, reason) => {
    expect(termDaysFault({ ...autumn, ...changes })).toEqual({ field, reason });
  });
});
