import { describe, expect, it } from 'vitest';
import { workbookOf } from '../../../../test/workbook.ts';
import { headFieldsOf } from '../titles.ts';
import { tableIn } from './read-table.ts';

const limits = { rows: 50, columns: 20 };
/** Returns the rows of a list, or the reason why it cannot be read. */
async function read(bytes: Uint8Array) {
  const fields = headFieldsOf('students');
  const found = await tableIn({ content: { bytes }, limits, fields, words: null, place: null });
  if (typeof found === 'string') return found;
  return 'cells' in found.table ? found.table.cells : [];
}
const text = (...lines: readonly string[]) => read(new TextEncoder().encode(lines.join('\r\n')));

const head = ['Студ. билет', 'ФИО', 'Группа'];
const row = ['05850901', 'Новиков Пётр', '528501'];
const line = (cells: readonly string[], delimiter = ';') => cells.join(delimiter);

describe('table imports: text file', () => {
  it.each([
    ['a line that names the delimiter', ['sep=;', line(head), line(row)], [head, row]],
    ['such a line for a sign of its own', ['"sep=#"', line(head, '#'), line(row, '#')], [head, row]],
    [
      'a title above the table',
      ['Список, 1 курс, группа 528501', '', line(head), line(row)],
      [[], [], head, row],
    ],
    ['a title with the delimiters of the table', ['Список;;', line(head), line(row)], [[], head, row]],
    [
      'commas within quoted titles',
      ['"Студ. билет, номер";"ФИО, полностью";"Группа, номер"', line(row)],
      [['Студ. билет, номер', 'ФИО, полностью', 'Группа, номер'], row],
    ],
    [
      'more commas than semicolons in its titles',
      ['Студ. билет, номер;ФИО, полностью, как в паспорте;Группа', line(row)],
      [['Студ. билет, номер', 'ФИО, полностью, как в паспорте', 'Группа'], row],
    ],
    ['tabs', [line(head, '\t'), line(row, '\t')], [head, row]],
    ['commas', [line(head, ','), line(row, ',')], [head, row]],
    ['a column of texts with commas', ['Студ. билет', '05850901,1'], [['Студ. билет'], ['05850901,1']]],
    [
      'an unknown head',
      ['Шифр;Кто, как', '1;2,3'],
      [
        ['Шифр', 'Кто, как'],
        ['1', '2,3'],
      ],
    ],
    [
      'numbers that a spreadsheet keeps as text',
      [line(head), '="05850901";Новиков Пётр;528501'],
      [head, row],
    ],
    [
      'line breaks in cells',
      [line(head), '05850901;"Новиков\nПётр";528501', line(row)],
      [head, ['05850901', 'Новиков\nПётр', '528501'], row],
    ],
  ])('table imports: reads a text file with %s', async (_what, lines, table) => {
    expect(await text(...lines)).toEqual(table);
  });

  it('table imports: counts only rows with cells against the limit of rows', async () => {
    const rows = Array.from({ length: 51 }, () => line(row));
    expect(await text('Список', '', line(head), ...rows.slice(1))).toHaveLength(53);
    expect(await text(line(head), ...rows)).toBe('too-big');
    expect(await text(line(head), ...Array.from({ length: 101 }, () => ''), line(row))).toBe('too-big');
  });
});

describe('table imports: workbook', () => {
  const one = (rows: Parameters<typeof workbookOf>[0][number]['rows'], formats: readonly string[] = []) =>
    read(workbookOf([{ rows }], formats));

  it('table imports: finds the header below merged titles, in the rows that the sheet shows', async () => {
    const rows = [['Список группы 528501'], [], head, row];
    expect(await read(workbookOf([{ rows, merged: ['A1:C1'] }]))).toEqual([[], [], head, row]);
  });

  it('table imports: merged cells have their value in each of their rows', async () => {
    const rows = [
      ['Студ. билет', 'Студент', '', 'Группа'],
      ['', 'Фамилия', 'Имя', ''],
      ['05850901', 'Новиков', 'Пётр', '528501'],
      ['05850902', 'Новикова', 'Анна', ''],
    ];
    const merged = ['A1:A2', 'B1:C1', 'D1:D2', 'D3:D4'];
    expect(await read(workbookOf([{ rows, merged }]))).toEqual([
      [],
      ['Студ. билет', 'Фамилия', 'Имя', 'Группа'],
      rows[2],
      ['05850902', 'Новикова', 'Анна', '528501'],
    ]);
  });

  it.each([
    ['the first sheet with a head', [{ rows: [['Приказ №1'], ['о зачислении']] }, { rows: [head, row] }]],
    ['no hidden sheet', [{ rows: [head, ['1', '2', '4']], isHidden: true }, { rows: [head, row] }]],
    ['the first sheet with rows below a head', [{ rows: [head] }, { rows: [head, row] }]],
    ['not a second table', [{ rows: [head, row] }, { rows: [head, ['1', '2', '4']] }]],
    [
      'a sheet after one that is too large',
      [{ rows: Array.from({ length: 200 }, () => ['1']) }, { rows: [head, row] }],
    ],
  ])('table imports: reads %s of a workbook', async (_what, sheets) => {
    expect(await read(workbookOf(sheets))).toEqual([head, row]);
  });

  it('table imports: reads the first visible sheet of a workbook without a header', async () => {
    const rows = [
      ['Шифр', 'Кто'],
      ['1', '2'],
    ];
    const hidden = { rows: [head, row], isHidden: true };
    expect(await read(workbookOf([hidden, { rows }, { rows: [['другое'], ['3']] }]))).toEqual(rows);
  });

  it.each([
    ['00000000', 5_850_901, '05850901'],
    ['0000\\-0000', 5_850_901, '0585-0901'],
    ['"№ "00000000', 5_850_901, '05850901'],
    ['[Red]00000000;@', 5_850_901, '05850901'],
    ['#00000000', 5_850_901, '05850901'],
    ['#,##0', 5_850_901, '5850901'],
    ['0000', 5_850_901, '5850901'],
    ['0', 5_850_901, '5850901'],
    ['0.00', 5_850_901, '5850901'],
    ['0.00E+00', 52_850_901, '52850901'],
    ['dd.mm.yyyy', 39_725, '2008-10-04'],
    ['h:mm', 0.347222222222222, '08:20'],
    ['dd.mm.yyyy h:mm', 39_725.375, '2008-10-04T09:00'],
  ])('table imports: a cell in the format %s with %d is "%s"', async (format, value, display) => {
    const table = await one([head, [{ value, style: 1 }, 'Новиков Пётр', 528_501]], [format]);
    expect(table).toEqual([head, [display, 'Новиков Пётр', '528501']]);
  });

  it.each([
    ['the error of a formula', '<c r="REF" t="e"><f>VLOOKUP(A2,X:Y,2)</f><v>#N/A</v></c>', '#N/A'],
    ['the result of a formula', '<c r="REF" t="str"><f>A1&amp;B1</f><v>Новиков</v></c>', 'Новиков'],
    ['the number of a formula', '<c r="REF"><f>3*1.1</f><v>3.3000000000000003</v></c>', '3.3'],
    ['a formula without a result', '<c r="REF"><f>A1&amp;B1</f><v></v></c>', '=A1&B1'],
    ['a shared formula without a result', '<c r="REF"><f t="shared" si="0"/></c>', '=?'],
    ['an empty result', '<c r="REF" t="str"><f>A1</f><v></v></c>', ''],
    ['a flag', '<c r="REF" t="b"><v>1</v></c>', 'true'],
    [
      'rich text',
      '<c r="REF" t="inlineStr"><is><r><rPr><b/></rPr><t>8</t></r><r><t>30</t></r></is></c>',
      '830',
    ],
    ['a number with an exponent', '<c r="REF"><v>5.2850901E7</v></c>', '52850901'],
  ])('table imports: a cell with %s is read as shown', async (_what, xml, display) => {
    expect(await one([head, ['05850901', { xml }, '528501']])).toEqual([
      head,
      ['05850901', display, '528501'],
    ]);
  });
});
