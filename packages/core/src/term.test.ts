import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { academicYear } from './calendar.ts';
import { addDays, type IsoDate } from './dates.ts';
import {
  examTermCode,
  isInTerm,
  semester,
  semesterOf,
  termAfter,
  termBegun,
  type TermCode,
  termCode,
  termFault,
  termDays,
  termsOn,
  type UniversityTerm,
  defaultTermDays,
  type TermPeriod,
  termKind,
  termSlots,
} from './term.ts';

const spring26: TermPeriod = {
  start: '2026-02-09',
  end: '2026-06-06',
  examsStart: '2026-06-08',
  examsEnd: '2026-06-30',
};
const autumn26: TermPeriod = {
  start: '2026-09-01',
  end: '2026-12-28',
  examsStart: '2026-12-29',
  examsEnd: '2027-01-25',
};
const spring27: TermPeriod = { start: '2027-02-08', end: '2027-06-05', examsStart: null, examsEnd: null };

describe('CAL-05 academic term helper (section 4, "Academic term helper")', () => {
  it.each([
    ['2027-01-01', 'spring'], // January already counts as spring, session or not
    ['2027-07-31', 'spring'],
    ['2026-08-01', 'autumn'],
    ['2026-09-01', 'autumn'],
    ['2026-12-31', 'autumn'],
  ] as const)('CAL-05 term: %s is in %s', (date, kind) => {
    expect(termKind(date)).toBe(kind);
  });

  it.each([
    [1, 1, 2],
    [2, 3, 4],
    [4, 7, 8],
    [6, 11, 12],
  ])('CAL-05 term: course %i is semester %i in autumn and %i in spring', (course, autumn, spring) => {
    expect(semester(course, 'autumn')).toBe(autumn);
    expect(semester(course, 'spring')).toBe(spring);
  });
});

/**
 * A whole year, with each day on which something changes: the term of the lessons and of the exams of a day, the last
 * term that has begun, the academic year, and the semester of a student who is in the second course on that day.
 */
describe('every month of a year', () => {
  it.each<
    [date: IsoDate, lessons: TermCode, exams: TermCode, begun: TermCode, year: number, semester: number]
  >([
    ['2026-01-15', '2025-spring', '2025-autumn', '2025-spring', 2025, 4], // the session of the autumn
    ['2026-02-15', '2025-spring', '2025-spring', '2025-spring', 2025, 4],
    ['2026-03-15', '2025-spring', '2025-spring', '2025-spring', 2025, 4],
    ['2026-04-15', '2025-spring', '2025-spring', '2025-spring', 2025, 4],
    ['2026-05-15', '2025-spring', '2025-spring', '2025-spring', 2025, 4],
    ['2026-06-15', '2025-spring', '2025-spring', '2025-spring', 2025, 4],
    ['2026-07-31', '2025-spring', '2025-spring', '2025-spring', 2025, 4],
    ['2026-08-01', '2026-autumn', '2026-autumn', '2025-spring', 2025, 4], // plans belong to the autumn, studies not yet
    ['2026-08-15', '2026-autumn', '2026-autumn', '2025-spring', 2025, 4],
    ['2026-08-31', '2026-autumn', '2026-autumn', '2025-spring', 2025, 4], // the Monday of the first study week
    ['2026-09-01', '2026-autumn', '2026-autumn', '2026-autumn', 2026, 3], // courses have moved up
    ['2026-10-15', '2026-autumn', '2026-autumn', '2026-autumn', 2026, 3],
    ['2026-11-15', '2026-autumn', '2026-autumn', '2026-autumn', 2026, 3],
    ['2026-12-31', '2026-autumn', '2026-autumn', '2026-autumn', 2026, 3],
  ])(
    'term: derives terms, academic year and semester of %s',
    (date, lessons, exams, begun, year, inSemester) => {
      expect(termCode(date)).toBe(lessons);
      expect(examTermCode(date)).toBe(exams);
      expect(termBegun(date)).toBe(begun);
      expect(academicYear(date)).toBe(year);
      expect(semesterOf(begun, { course: 2, today: date })).toBe(inSemester);
    },
  );

  it('term: a semester advances by one for each year in between, and is never below the first', () => {
    const today = '2026-11-15';
    expect(semesterOf('2026-spring', { course: 2, today })).toBe(4);
    expect(semesterOf('2025-spring', { course: 2, today })).toBe(2);
    expect(semesterOf('2025-autumn', { course: 2, today })).toBe(1);
    expect(semesterOf('2020-autumn', { course: 2, today })).toBe(1);
  });
});

it.each([
  ['2026-autumn', 0, '2026-autumn'],
  ['2026-autumn', 1, '2026-spring'],
  ['2026-autumn', -1, '2025-spring'],
  ['2026-spring', -2, '2025-spring'],
  ['2026-spring', 1, '2027-autumn'],
] as const)('term: counting from %s by %i terms results in %s', (term, by, other) => {
  expect(termAfter(term, by)).toBe(other);
});

describe('terms around a day (wire, "GET /schedule")', () => {
  const terms = [spring27, spring26, autumn26];

  it.each([
    ['2026-08-31', null, spring26, autumn26, null], // the last day of the holidays
    ['2026-09-01', autumn26, spring26, spring27, 'Осенний'],
    ['2026-12-28', autumn26, spring26, spring27, 'Осенний'], // the last day of lessons
    ['2026-12-29', null, autumn26, spring27, 'Сессия'], // lessons are over, the session is in progress
    ['2027-01-25', null, autumn26, spring27, 'Сессия'],
    ['2027-01-26', null, autumn26, spring27, null],
    ['2027-02-08', spring27, autumn26, null, 'Весенний'],
    ['2027-06-06', null, spring27, null, null], // a term without a session
    ['2026-01-15', null, null, spring26, null],
  ] as const)('term slots: finds the terms around %s', (today, current, previous, next, period) => {
    expect(termSlots(terms, today)).toEqual({ current, previous, next, period });
  });

  it('term slots: there are none when no term is known', () => {
    expect(termSlots([], '2026-11-27')).toEqual({ current: null, previous: null, next: null, period: null });
  });

  it('term slots: a session that begins before the lessons end is a session', () => {
    const early: TermPeriod = { ...autumn26, examsStart: '2026-12-14' };
    expect(termSlots([early], '2026-12-15')).toMatchObject({ current: early, period: 'Сессия' });
  });

  const anyTerm = fc
    .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 150 }), fc.boolean())
    .map(([from, length, session]): TermPeriod => {
      const start = addDays('2025-09-01', from);
      const end = addDays(start, length);
      return {
        start,
        end,
        examsStart: session ? addDays(end, 1) : null,
        examsEnd: session ? addDays(end, 20) : null,
      };
    });
  const anyDay = fc.integer({ min: -30, max: 1100 }).map((days) => addDays('2025-09-01', days));

  it('term slots: no term has two slots; the current one contains today, the others are before and after', () => {
    fc.assert(
      fc.property(fc.array(anyTerm, { maxLength: 5 }), anyDay, (some, today) => {
        const { current, previous, next } = termSlots(some, today);
        const taken = [current, previous, next].filter((term) => term !== null);
        expect(new Set(taken).size).toBe(taken.length);
        expect(current === null || (current.start <= today && today <= current.end)).toBe(true);
        expect(previous === null || previous.end < today).toBe(true);
        expect(next === null || next.start > today).toBe(true);
      }),
    );
  });

  it('term slots: a slot is empty only when no term fits it', () => {
    fc.assert(
      fc.property(fc.array(anyTerm, { maxLength: 5 }), anyDay, (some, today) => {
        const { current, previous, next } = termSlots(some, today);
        expect(current !== null).toBe(some.some((term) => term.start <= today && today <= term.end));
        expect(previous !== null).toBe(some.some((term) => term.end < today));
        expect(next !== null).toBe(some.some((term) => term.start > today));
      }),
    );
  });
});

describe('default days of a term', () => {
  it.each([
    ['2026-autumn', { start: '2026-09-01', end: '2026-12-31' }],
    ['2026-spring', { start: '2027-02-01', end: '2027-06-30' }],
  ] as const)('term: the default days of %s are %j', (code, days) =>
    expect(defaultTermDays(code)).toEqual(days),
  );

  it.each(['2026-autumn', '2026-spring'] as const)(
    'term: the default days are within the term %s',
    (code) => {
      const { start, end } = defaultTermDays(code);
      expect([termCode(start), termCode(end)]).toEqual([code, code]);
    },
  );
});

it('term: a day belongs to a term from a month before its lessons to the retakes after its session', () => {
  const days = ['2026-07-31', '2026-08-01', '2027-01-20', '2027-03-31', '2027-04-03', '2030-01-15'] as const;
  expect(days.map((day) => isInTerm('2026-autumn', day))).toEqual([false, true, true, true, false, false]);
  expect(isInTerm('2026-spring', '2027-08-27')).toBe(true);
});

it('term: lessons can be planned up to the next academic year, and recorded ten years back', () => {
  const terms = ['2015-spring', '2016-autumn', '2027-spring', '2028-autumn'] as const;
  expect(terms.map((term) => termFault(term, '2026-11-20'))).toEqual(['too-small', null, null, 'too-big']);
});

describe('terms of the university', () => {
  const autumn: UniversityTerm = {
    term: '2026-autumn',
    start: '2026-08-31',
    end: '2026-12-19',
    examsStart: '2027-01-04',
    examsEnd: '2027-01-23',
  };
  const spring: UniversityTerm = { ...autumn, term: '2026-spring', start: '2026-12-20', end: '2027-06-05' };

  it('term: stored days replace the default ones', () => {
    expect(termDays('2026-autumn', [autumn])).toMatchObject({ start: '2026-08-31', end: '2026-12-19' });
    expect(termDays('2026-spring', [autumn])).toEqual({ start: '2027-02-01', end: '2027-06-30' });
  });

  it.each<[string, readonly UniversityTerm[], IsoDate, readonly string[]]>([
    ['in the term of its month while no days are stored', [], '2027-01-15', ['2026-spring']],
    ['in a stored term', [autumn], '2026-12-19', ['2026-autumn']],
    ['in no term between a stored term and the next', [autumn], '2026-12-20', []],
    ['in a stored term that covers another month', [autumn, spring], '2026-12-21', ['2026-spring']],
    ['in the term of its month when only another term is stored', [autumn], '2027-02-01', ['2026-spring']],
  ])('term: a day is %s', (_what, terms, date, codes) => {
    expect(termsOn(date, terms)).toEqual(codes);
  });
});
