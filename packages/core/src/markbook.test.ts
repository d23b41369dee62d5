import { describe, expect, it } from 'vitest';
import {
  averageMark,
  fitsControl,
  formulaOf,
  isPassed,
  parseMark,
  mostFrequent,
  openingOf,
} from './markbook.ts';

it.each([
  ['10', true],
  ['4', true],
  ['3', false],
  ['зачтено', true],
  ['не зачтено', false],
  ['неявка', false],
  ['', null],
  [null, null],
])('markbook: the mark %j passes: %s', (mark, passed) => {
  expect(isPassed(mark)).toBe(passed);
});

it.each([
  ['9', '9'],
  ['10,0', '10'],
  ['8 (восемь)', '8'],
  ['з', 'зачтено'],
  ['Зач.', 'зачтено'],
  ['passed', 'зачтено'],
  ['н/з', 'не зачтено'],
  ['незачёт', 'не зачтено'],
  ['н/я', 'неявка'],
  ['н', 'неявка'],
  ['Не явился', 'неявка'],
  ['11', null],
  ['8,5', null],
  ['-', null],
  ['', null],
])('markbook: %j is the mark %j', (text, mark) => {
  expect(parseMark(text)).toBe(mark);
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

it.each<[readonly (string | null)[], string | null]>([
  [['2026-11-19', null, '2026-11-20', '2026-11-20'], '2026-11-20'],
  [['2026-11-19', '2026-11-20'], '2026-11-19'],
  [[null], null],
  [[], null],
])('markbook: most of %j have %j', (values, most) => {
  expect(mostFrequent(values)).toBe(most);
});

it('markbook: a credit is passed or not, any other form has a number', () => {
  expect(['9', 'зачтено', 'не зачтено', 'неявка', null].map((mark) => fitsControl(mark, 'Зачет'))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
  for (const control of ['Экзамен', 'Диф.зачет', 'Курс. работа'] as const)
    expect(['9', 'зачтено', 'неявка', null].map((mark) => fitsControl(mark, control))).toEqual([
      true,
      false,
      true,
      true,
    ]);
});
