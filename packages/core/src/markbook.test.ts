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
])('markbook: the mark %j passes: %s', (mark, passed) => {
  expect(isPassed(mark)).toBe(passed);
});

describe('average mark', () => {
  it('markbook: the average includes only numbers, to two decimals', () => {
    expect(averageMark(['9', '8', '8', 'зачтено', '', null])).toBe(8.33);
  });

  it('markbook: the average is the sum of the numbers divided by their count', () => {
    expect(formulaOf(['9', '8', '8', 'зачтено', '', null])).toEqual({ sum: 25, count: 3 });
    expect(formulaOf(['зачтено'])).toEqual({ sum: 0, count: 0 });
  });

  it('markbook: there is no average without numbers', () => {
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
] as const)('markbook: the mark %j (a difference: %s) opens %s', (mark, isDifference, opening) => {
  expect(openingOf({ mark, isDifference })).toBe(opening);
});

it('markbook: a credit ends with passed or not, anything else with a number', () => {
  expect(['9', 'зачтено', 'не зачтено', null].map((mark) => fitsControl(mark, 'Зачет'))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  for (const control of ['Экзамен', 'Диф.зачет', 'Курс. работа'] as const)
    expect(['9', 'зачтено', null].map((mark) => fitsControl(mark, control))).toEqual([true, false, true]);
});
