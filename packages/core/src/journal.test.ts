import { describe, expect, it } from 'vitest';
import { usualHolidays } from './usual-holidays.ts';
import {
  controlPointName,
  isForSubgroup,
  notingFault,
  notingMoment,
  teachingDays,
  wasNotedSince,
} from './journal.ts';

describe('omissions may be noted', () => {
  const today = '2026-11-20';
  it.each([
    ['2026-11-21', 'to-come'],
    ['2026-11-20', null],
    ['2026-11-06', null],
    ['2026-11-05', 'too-late'],
  ] as const)('of a lesson on %s: %s', (date, fault) => {
    expect(notingFault({ date, today })).toBe(fault);
  });
});

it('lessons take place on neither Sundays nor holidays', () => {
  const days = teachingDays('2026-11-06', '2026-11-10', usualHolidays);
  expect(days).toEqual(['2026-11-06', '2026-11-09', '2026-11-10']);
});

it.each([
  [0, 1, true],
  [0, 2, true],
  [1, 1, true],
  [1, 2, false],
])('a lesson of subgroup %i is for a student of %i: %s', (lesson, student, is) => {
  expect(isForSubgroup(lesson, student)).toBe(is);
});

it('a control point is named by its number', () => {
  expect([controlPointName(2), controlPointName(null)]).toEqual(['КТ 2', '']);
});

describe('a lesson was noted since somebody saw it', () => {
  const noted = new Date('2026-11-20T09:41:00.000Z');
  it.each([
    [undefined, noted, false],
    [null, null, false],
    [null, noted, true],
    ['2026-11-20T09:41:00.000Z', noted, false],
    ['2026-11-20T09:40:00.000Z', noted, true],
    ['2026-11-20T09:41:00.000Z', null, true],
  ])('seen %s, noted %s: %s', (seen, notedAt, is) => {
    expect(wasNotedSince(seen, notedAt)).toBe(is);
  });

  it('two notings of one moment are told apart', () => {
    expect(notingMoment(null, noted)).toEqual(noted);
    expect(notingMoment(noted, noted).getTime()).toBe(noted.getTime() + 1);
    expect(notingMoment(noted, new Date(noted.getTime() + 50)).getTime()).toBe(noted.getTime() + 50);
  });
});
