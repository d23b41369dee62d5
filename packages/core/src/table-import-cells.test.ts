import { describe, expect, it } from 'vitest';
import { readCell } from './table-import-cells.ts';
import { personKeys, wordKey } from './table-import-words.ts';

describe('cell formats', () => {
  it.each([
    ['date', '1.9.2026', '2026-09-01'],
    ['date', '01.09.2026', '2026-09-01'],
    ['date', '2026-09-01', '2026-09-01'],
    ['date', '2026-09-01T00:00', '2026-09-01'],
    ['date', '31.02.2026', null],
    ['date', '01/09/2026', null],
    ['time', '9:00', '09:00'],
    ['time', '09.05', '09:05'],
    ['time', '17:25:00', '17:25'],
    ['time', '24:00', null],
    ['time', 'утром', null],
    ['number', '3', 3],
    ['number', '3,5', 3.5],
    ['number', '3.0', 3],
    ['number', '1 200', 1200],
    ['number', '1e9', null],
    ['number', 'три', null],
    ['flag', 'Да', true],
    ['flag', '+', true],
    ['flag', 'no', false],
    ['flag', '—', false],
    ['flag', 'может быть', null],
    ['weeks', '1, 3', [1, 3]],
    ['weeks', '3 и 1', [1, 3]],
    ['weeks', '1-4', [1, 2, 3, 4]],
    ['weeks', '24', [2, 4]],
    ['weeks', 'все', []],
    ['weeks', '5', null],
    ['weeks', '4-1', null],
    ['day', 'Понедельник', 1],
    ['day', 'сб.', 6],
    ['day', 'Thursday', 4],
    ['day', '2', 2],
    ['day', 'воскресенье', null],
    ['day', '7', null],
    ['term', '2026-autumn', '2026-autumn'],
    ['term', 'Осень 2026', '2026-autumn'],
    ['term', 'весна 2027', '2026-spring'],
    ['term', 'весенний, 2026/2027', '2026-spring'],
    ['term', 'осенний 2026/27', '2026-autumn'],
    ['term', 'осень', null],
    ['term', '2026', null],
    ['control', 'экзамен', 'Экзамен'],
    ['control', 'Зачёт', 'Зачет'],
    ['control', 'диф. зачёт', 'Диф.зачет'],
    ['control', 'курсовой проект', 'Курс. работа'],
    ['control', 'опрос', null],
    ['mark', '10', '10'],
    ['mark', '9 (девять)', '9'],
    ['mark', 'Зач.', 'зачтено'],
    ['mark', 'незачёт', 'не зачтено'],
    ['mark', 'не зачтено', 'не зачтено'],
    ['mark', '11', null],
    ['mark', '-1', null],
    ['card', '52850001.0', '52850001'],
    ['groups', '528501; 528502,528501', ['528501', '528502']],
    ['text', ' О’Нил ', 'О’Нил'],
  ] as const)('table import cells: parses %s %j as %j', (form, text, value) => {
    expect(readCell(form, text)).toEqual(value);
  });
});

describe('spellings of names', () => {
  const keys = personKeys({ lastName: 'Королёв', firstName: 'Пётр', middleName: 'Ильич' });

  it.each(['Королев П. И.', 'КОРОЛЁВ Пётр Ильич', 'Королёв П.', 'Королёв Пётр'])(
    'table import cells: matches the spelling %s',
    (text) => {
      expect(keys.has(wordKey(text))).toBe(true);
    },
  );

  it.each(['Королёв', 'Королёв И. П.', 'П. И. Королёв'])(
    'table import cells: does not match the spelling %s',
    (text) => {
      expect(keys.has(wordKey(text))).toBe(false);
    },
  );
});
