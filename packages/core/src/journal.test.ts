import { describe, expect, it } from 'vitest';
import { defaultHolidays } from './default-holidays.ts';
import {
  controlPointName,
  isForSubgroup,
  attendanceFault,
  nextRecordTime,
  teachingDays,
  wasRecordedSince,
} from './journal.ts';

describe('period for recording absences', () => {
  const today = '2026-11-20';
  it.each([
    ['2026-11-21', 'to-come'],
    ['2026-11-20', null],
    ['2026-11-06', null],
    ['2026-11-05', 'too-late'],
  ] as const)('journal: absences of a lesson on %s can be recorded: %s', (date, fault) => {
    expect(attendanceFault({ date, today })).toBe(fault);
  });
});

it('journal: there are no lessons on Sundays and holidays', () => {
  const days = teachingDays('2026-11-06', '2026-11-10', defaultHolidays);
  expect(days).toEqual(['2026-11-06', '2026-11-09', '2026-11-10']);
});

it.each([
  [0, 1, true],
  [0, 2, true],
  [1, 1, true],
  [1, 2, false],
])('journal: a lesson of subgroup %i is for a student of %i: %s', (lesson, student, is) => {
  expect(isForSubgroup(lesson, student)).toBe(is);
});

it('journal: a control point is named by its number', () => {
  expect([controlPointName(2), controlPointName(null)]).toEqual(['КТ 2', '']);
});

describe('lesson changed since it was read', () => {
  const noted = new Date('2026-11-20T09:41:00.000Z');
  it.each([
    [undefined, noted, false],
    [null, null, false],
    [null, noted, true],
    ['2026-11-20T09:41:00.000Z', noted, false],
    ['2026-11-20T09:40:00.000Z', noted, true],
    ['2026-11-20T09:41:00.000Z', null, true],
  ])('journal: read %s, recorded %s: changed since is %s', (seen, notedAt, is) => {
    expect(wasRecordedSince(seen, notedAt)).toBe(is);
  });

  it('journal: two records of the same instant are distinguished', () => {
    expect(nextRecordTime(null, noted)).toEqual(noted);
    expect(nextRecordTime(noted, noted).getTime()).toBe(noted.getTime() + 1);
    expect(nextRecordTime(noted, new Date(noted.getTime() + 50)).getTime()).toBe(noted.getTime() + 50);
  });
});
