import { describe, expect, it } from 'vitest';
import { averageMark, fitsControl, formulaOf, isPassed, openingOf } from './markbook.ts';

it.each([
  ['10', true],
  ['4', true],
  ['3', false],
  ['зачтено', true],
  ['не зачтено', false],
  ['', null],
  [null, null],
])('the mark %j passes: %s', (mark, passed) => {
  expect(isPassed(mark)).toBe(passed);
});

describe('the average', () => {
  it('is of numbers alone, to two places', () => {
    expect(averageMark(['9', '8', '8', 'зачтено', '', null])).toBe(8.33);
  });

  it('is the sum of the numbers divided by how many they are', () => {
    expect(formulaOf(['9', '8', '8', 'зачтено', '', null])).toEqual({ sum: 25, count: 3 });
    expect(formulaOf(['зачтено'])).toEqual({ sum: 0, count: 0 });
  });

  it('of no numbers is none', () => {
    expect(averageMark(['зачтено', null])).toBeNull();
  });
});

it.each([
  ['3', false, 'parallel'],
  ['не зачтено', false, 'parallel'],
  ['7', false, null],
  [null, false, null],
  [null, true, 'difference'],
  ['3', true, 'difference'],
  ['6', true, null],
] as const)('the mark %j (a difference: %s) opens %s', (mark, isDifference, opening) => {
  expect(openingOf({ mark, isDifference })).toBe(opening);
});

it('a credit ends with passed or not, whatever else with a number', () => {
  expect(['9', 'зачтено', 'не зачтено', null].map((mark) => fitsControl(mark, 'Зачет'))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  for (const control of ['Экзамен', 'Диф.зачет', 'Курс. работа'] as const)
    expect(['9', 'зачтено', null].map((mark) => fitsControl(mark, control))).toEqual([true, false, true]);
});
