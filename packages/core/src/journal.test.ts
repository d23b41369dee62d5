import { describe, expect, it } from 'vitest';
import { controlPointName, isForSubgroup, notingFault, teachingDays } from './journal.ts';

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
  expect(teachingDays('2026-11-06', '2026-11-10')).toEqual(['2026-11-06', '2026-11-09', '2026-11-10']);
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
