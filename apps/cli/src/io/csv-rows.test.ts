import { expect, it } from 'vitest';
import { csvText } from './csv.ts';
import { csvRows } from './csv-rows.ts';

it.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n1,5; 2 ',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a\tb\n\n1\t\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['\uFEFFa\n1', [['a'], ['1']]],
  ['', []],
])('csv rows: parses %j', (text, rows) => {
  expect(csvRows(text).map(({ cells }) => cells)).toEqual(rows);
});

it('csv rows: reads written CSV, with the line on which each row begins', () => {
  const rows = [
    ['name', 'note'],
    ['Примерная, Анна', 'says "hello"\nand more'],
    ['Иванов', 'x'],
  ];
  expect(csvRows(csvText(rows))).toEqual([
    { line: 1, cells: rows[0] },
    { line: 2, cells: rows[1] },
    { line: 4, cells: rows[2] },
  ]);
});
