import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupStepState,
  lastCourse,
  nextCourse,
  nextGroupName,
  stepState,
  yearStage,
  yearToBegin,
} from './new-year.ts';

it.each([
  ['2026-09-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
  ['2027-05-31', 2026],
  ['2027-06-01', 2027],
  ['2027-08-31', 2027],
] as const)('new year: on %s the start of %i is prepared', (today, year) => {
  expect(yearToBegin(today)).toBe(year);
});

it.each([
  ['2027-06-01', 'ahead'],
  ['2027-08-31', 'ahead'],
  ['2027-09-01', 'start'],
  ['2027-09-30', 'start'],
  ['2027-10-01', 'running'],
  ['2028-05-31', 'running'],
] as const)('new year: on %s the year 2027 is %s', (today, stage) => {
  expect(yearStage(2027, today)).toBe(stage);
});

describe('last course of a group', () => {
  it.each([
    ['a first degree without a plan', { degree: 1, semester: null, course: null }, 4],
    ['a master’s without a plan', { degree: 2, semester: null, course: null }, 2],
    ['a plan of three semesters', { degree: 2, semester: 3, course: 2 }, 2],
    ['a plan of one year', { degree: 2, semester: 2, course: 1 }, 1],
    ['a plan of nine semesters', { degree: 1, semester: 9, course: 4 }, 5],
    ['a group in a course above the degree', { degree: 1, semester: null, course: 5 }, 5],
    ['a group in a course above its plan', { degree: 1, semester: 2, course: 3 }, 3],
  ])('new year: the last course: %s', (_what, studies, last) => {
    expect(lastCourse(studies)).toBe(last);
  });

  it('new year: a group moves up one course at a time until its last', () => {
    expect([1, 2, 3, 4, null].map((course) => nextCourse(course, 4))).toEqual([2, 3, 4, 'graduates', null]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 20 }), (course, last) => {
        const next = nextCourse(course, last);
        expect(next === 'graduates' ? course >= last : next === course + 1 && course < last).toBe(true);
      }),
    );
  });
});

describe('name of a new group', () => {
  const named = (name: string, above: readonly string[] = [], year = 2027) =>
    nextGroupName(name, { year, above });

  it.each([
    ['528501', ['428501', '428502'], '628501'],
    ['928501', ['828501'], '028501'],
    ['028501', ['928501'], '128501'],
    // A single group created later is tolerated, half of them are not.
    ['528501', ['428501', '428502', '328509'], '628501'],
    ['528501', ['428501', '328502'], ''],
    ['528501', [], ''],
    ['528501', ['ПО-1'], ''],
  ])('new year: the name %s after %j becomes %s', (name, above, expected) => {
    expect(named(name, above)).toBe(expected);
  });

  it.each([
    ['ПО-26-1', 'ПО-27-1'],
    ['ПО26', 'ПО27'],
    ['2026-ИТ-1', '2027-ИТ-1'],
    ['ИТ-1', ''],
    // The year before last is not significant.
    ['ПО-25-1', ''],
    ['ПО-126', ''],
  ])('new year: the group name %s becomes "%s"', (name, expected) => {
    expect(named(name)).toBe(expected);
  });

  it('new year: a group name continues across a century', () => {
    expect(named('ПО-99-1', [], 2100)).toBe('ПО-00-1');
  });

  it('new year: a group name keeps its length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{3,8}$/), fc.integer({ min: 2001, max: 2099 }), (name, year) => {
        const next = nextGroupName(name, { year, above: [] });
        expect(next === '' || next.length === name.length).toBe(true);
      }),
    );
  });
});

describe('step of the checklist', () => {
  it.each([
    [0, 0, 'nothing'],
    [0, 2, 'done'],
    [1, 0, 'to-do'],
    [1, 2, 'to-do'],
  ] as const)('new year: a step with %i left and %i done is %s', (left, done, state) => {
    expect(stepState({ left, done })).toBe(state);
    expect(groupStepState({ left, done }, 'start')).toBe(state);
  });

  it('new year: a step about groups is unclear when it was not begun in a running year', () => {
    expect(groupStepState({ left: 3, done: 0 }, 'running')).toBe('unclear');
    expect(groupStepState({ left: 3, done: 1 }, 'running')).toBe('to-do');
    expect(groupStepState({ left: 0, done: 0 }, 'running')).toBe('nothing');
  });
});
