import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableImportFields } from './table-import-fields.ts';
import { type HeadField, tableOn } from './table-import-head.ts';

const named = (
  fields: readonly Omit<HeadField, 'names'>[],
  names: Readonly<Record<string, readonly string[]>>,
) => fields.map((one): HeadField => ({ ...one, names: names[one.field] ?? [] }));

const students = named(tableImportFields.students, {
  cardNumber: ['Студенческий билет', 'зачётка'],
  fullName: ['ФИО', 'Студент'],
  lastName: ['Фамилия'],
  firstName: ['Имя'],
  group: ['Группа'],
});
const groups = named(tableImportFields.groups, {
  name: ['Группа'],
  faculty: ['Факультет'],
  size: ['Студентов'],
});

const head = ['Студенческий билет', 'Фамилия', 'Имя'];
const row = ['99850001', 'Новиков', 'Пётр'];

describe('head of a table', () => {
  it.each([
    ['at the beginning', [head, row], [head, row]],
    ['below empty rows', [[], ['', ''], head, row], [[], [], head, row]],
    [
      'below titles',
      [['Список группы 528501'], [], ['Староста', 'Иванов'], head, row],
      [[], [], [], head, row],
    ],
    ['with two lines', [['Студ. билет', 'Студент', ''], head, row], [[], head, row]],
    ['repeated on each page', [head, row, [], head, row], [head, row, [], [], row]],
    ['with numbers of its columns', [head, ['1', '2', '3'], row], [head, [], row]],
    ['with the example of the template', [head, ['00000000', 'Новиков', 'Пётр'], row], [head, [], row]],
    ['with one column', [['Списки'], ['Зачётка'], ['99850001']], [[], ['Зачётка'], ['99850001']]],
  ])('table import head: finds one %s', (_where, rows, table) => {
    expect(tableOn(rows, students)).toEqual({ rows: table, titles: expect.any(Number) });
    expect(tableOn(rows, students).titles).toBeGreaterThan(0);
  });

  it('table import head: without titles of the key fields all rows are kept', () => {
    const rows = [[], ['Шифр', 'Кто'], ['99850001', 'Новиков']];
    expect(tableOn(rows, students)).toEqual({ rows, titles: 0 });
  });

  it('table import head: text that begins with the name of the key field is not a head', () => {
    const real = ['Группа', 'Факультет'];
    expect(tableOn([['Группа 528501'], real, ['528501', 'ФИС']], groups).rows).toEqual([
      [],
      real,
      ['528501', 'ФИС'],
    ]);
    const explanation = [
      ['Столбец', 'Как записывать'],
      ['Группа', 'номер группы'],
    ];
    expect(tableOn(explanation, groups).titles).toBe(0);
  });

  it('table import head: records whose cells begin like titles are kept', () => {
    const rows = [
      ['Группа', 'Факультет'],
      ['Группа 12', 'Факультет информационных систем'],
      ['Группа 13', 'Факультет информационных систем'],
    ];
    expect(tableOn(rows, groups).rows).toEqual(rows);
  });

  it('table import head: keeps the number of every row', () => {
    const cell = fc.constantFrom('', '1', '528501', 'Новиков', 'Фамилия', 'Студенческий билет', 'Имя');
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 }), (rows) => {
        const table = tableOn(rows, students).rows;
        expect(table).toHaveLength(rows.length);
        for (const [index, cells] of table.entries()) expect([[], rows[index]]).toContainEqual(cells);
      }),
    );
  });
});
