import { describe, expect, it } from 'vitest';
import { parseJournalMark, parseResultMark, rowsOfText, textOfRows } from './sheet-text.ts';

describe('typed mark', () => {
  it.each<[string, string | null | undefined]>([
    ['8', '8'],
    [' 10 ', '10'],
    ['0', '0'],
    ['08', '8'],
    ['8,0', '8'],
    ['8.00', '8'],
    ['\u00a07', '7'],
    ['', null],
    ['  ', null],
    ['11', undefined],
    ['8,5', undefined],
    ['-1', undefined],
    ['н', undefined],
    ['1e1', undefined],
    ['100', undefined],
  ])('sheet text: %j is the mark %j', (text, mark) => {
    expect(parseJournalMark(text)).toBe(mark);
  });
});

it.each([
  ['9', 'Экзамен', '9'],
  ['н', 'Экзамен', 'неявка'],
  ['зач', 'Экзамен', undefined],
  ['+', 'Экзамен', undefined],
  [' 8,0 ', 'Диф.зачет', '8'],
  ['з', 'Зачет', 'зачтено'],
  ['+', 'Зачет', 'зачтено'],
  ['-', 'Зачет', 'не зачтено'],
  ['н/я', 'Зачет', 'неявка'],
  ['9', 'Зачет', undefined],
  ['', 'Зачет', null],
  ['?', 'Зачет', undefined],
] as const)('sheet text: %j typed into a discipline with %s is the mark %j', (text, control, mark) => {
  expect(parseResultMark(text, control)).toBe(mark);
});

describe('copied range', () => {
  it.each<[string, string, string[][]]>([
    ['is one value', '8', [['8']]],
    ['is a column of a spreadsheet', '8\r\n9\r\n', [['8'], ['9']]],
    [
      'is a table',
      '8\t9\n\t10',
      [
        ['8', '9'],
        ['', '10'],
      ],
    ],
    ['ends in an empty value', '8\t\n', [['8', '']]],
    ['has empty rows inside', '8\n\n9\n', [['8'], [''], ['9']]],
    ['ends in empty cells', '8\n\n', [['8'], ['']]],
    ['has the line ends of old systems', '8\r9', [['8'], ['9']]],
    ['has quotes', '"8\n""x"""\t9', [['8\n"x"', '9']]],
    ['is empty', '', [['']]],
  ])('sheet text: a copied range %s', (_what, text, rows) => {
    expect(rowsOfText(text)).toEqual(rows);
  });

  it('sheet text: a copied range is parsed unchanged', () => {
    const rows = [
      ['8', '', '10'],
      ['', '7', ''],
    ];
    expect(rowsOfText(textOfRows(rows))).toEqual(rows);
  });
});
