import { describe, expect, it } from 'vitest';
import { type WrittenDays, type TermDaysFault, proposedDays, termDaysFault } from './term-days.ts';

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
    ['only lessons', { examsStart: null, examsEnd: null }],
    ['only a session', { start: null, end: null }],
    ['a session during the lessons', { examsStart: '2026-11-02', examsEnd: '2026-11-20' }],
    ['one day', { start: '2026-09-01', end: '2026-09-01' }],
  ])('term days: accepts %s', (_what, changes) => {
    expect(termDaysFault({ ...autumn, ...changes })).toBeNull();
  });

  it.each<[string, Partial<WrittenDays>, TermDaysFault['field'], TermDaysFault['reason']]>([
    ['no days at all', none, 'start', 'required'],
    ['a beginning without an end', { end: null }, 'end', 'required'],
    ['an end without a beginning', { start: null }, 'start', 'required'],
    ['a session without an end', { examsEnd: null }, 'examsEnd', 'required'],
    ['only the end of a session', { examsStart: null }, 'examsStart', 'required'],
    ['an end before the beginning', { end: '2026-08-31' }, 'end', 'too-small'],
    ['a session that ends before it begins', { examsEnd: '2026-12-28' }, 'examsEnd', 'too-small'],
    ['a session before the lessons', { examsStart: '2026-08-28' }, 'examsStart', 'too-small'],
    ['lessons of another year', { start: '2025-09-01' }, 'start', 'format'],
    ['an end two years later', { end: '2027-12-21' }, 'end', 'format'],
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

describe('days proposed for a new term', () => {
  it.each(['2026-autumn', '2026-spring'] as const)(
    'term days: the usual days of %s are valid, lessons before the session',
    (term) => {
      const days = proposedDays(term, []);
      expect(termDaysFault(days)).toBeNull();
      expect((days.end ?? '') < (days.examsStart ?? '')).toBe(true);
    },
  );

  it('term days: the days of a year earlier are proposed on the same days of the week', () => {
    const stored = {
      ...autumn,
      start: '2026-09-01',
      end: '2026-12-21',
      examsStart: null,
      examsEnd: null,
    } as const;
    expect(proposedDays('2027-autumn', [stored])).toEqual({
      term: '2027-autumn',
      start: '2027-08-31',
      end: '2027-12-20',
      examsStart: null,
      examsEnd: null,
    });
  });
});
