import { describe, expect, it } from 'vitest';
import { diplomaStateOf, topicBegins } from './diploma.ts';
import { finalPaper } from './final-paper.ts';

it.each([
  [1, 'diploma'],
  [2, 'dissertation'],
  [3, 'dissertation'],
] as const)('RT-06 diploma: studies of degree %s end in a %s', (degree, paper) => {
  expect(finalPaper(degree)).toBe(paper);
});

it.each([
  [1, 'approved'],
  [2, 'agreed'],
  [3, 'rejected'],
  [5, 'suggested'],
  [4, null],
] as const)('PA-11 diploma: the state number %s is %s', (statusId, state) => {
  expect(diplomaStateOf(statusId)).toBe(state);
});

describe('PA-11 choice of topics', () => {
  it.each([
    ['in two years', 1, 2, '2026-11-20', { course: 4, year: 2028 }],
    ['next September, as of August', 1, 3, '2027-08-31', { course: 4, year: 2027 }],
    ['now: the last course', 1, 4, '2026-11-20', null],
    ['now: a longer course', 1, 5, '2026-11-20', null],
    ['now: each course of a second degree', 2, 1, '2026-11-20', null],
    ['never: no course', 1, 0, '2026-11-20', null],
  ] as const)('diploma: topics are chosen %s', (_, degree, course, today, begins) => {
    expect(topicBegins({ degree, course, today })).toEqual(begins);
  });
});
