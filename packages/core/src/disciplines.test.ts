import { expect, it } from 'vitest';
import { courseOfYear, semestersOf, specialityText } from './disciplines.ts';

it.each([
  [2026, '2026-11-20', 1],
  [2025, '2026-11-20', 2],
  [2025, '2026-08-31', 1],
  [3, '2026-11-20', 3],
] as const)('disciplines: a student who began in %s is, on %s, in course %s', (year, today, course) => {
  expect(courseOfYear(year, today)).toBe(course);
});

it('disciplines: a course has two semesters', () => {
  expect(semestersOf(2)).toEqual([3, 4]);
});

it.each([
  ['6-05-0612-03', '(6-05-0612-03) СУИ (1 ступень дневная)'],
  ['7-06-0612-03', '(7-06-0612-03) СУИ (2 ступень дневная)'],
  ['', 'СУИ (1 ступень дневная)'],
])('disciplines: a speciality with the code %j is written %s', (code, text) => {
  expect(specialityText({ code, abbrev: 'СУИ', formName: 'дневная' })).toBe(text);
});
