import { describe, expect, it } from 'vitest';
import { csvText } from './csv.ts';
import { fittedWidths } from './rows.ts';

describe('CSV cells', () => {
  it.each([
    ['plain', 'plain'],
    [null, ''],
    [-5, '-5'],
    ['a,b', '"a,b"'],
    ['say "a"', '"say ""a"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+375', "'+375"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['=A1,"x"', `"'=A1,""x"""`],
    ['a=b', 'a=b'],
  ])('rows: writes %j as CSV %s', (cell, text) => {
    expect(csvText([[cell]])).toBe(`${text}\r\n`);
  });
});

describe('widths of a table', () => {
  it.each([
    [[5, 10, 8], 40, [5, 10, 8]],
    [[5, 40, 8], 40, [5, 23, 8]],
    [[5, 40, 38], 50, [5, 20, 21]],
    [[20, 20, 20], 10, [6, 6, 6]],
    [[], 10, []],
  ])('rows: fits %j in %d columns as %j', (widths, room, fitted) => {
    expect(fittedWidths(widths, room)).toEqual(fitted);
  });
});
