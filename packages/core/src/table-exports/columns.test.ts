import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableImportField } from '../table-import-field.ts';
import { tableImportFields } from '../table-import-fields.ts';
import { tableImportKinds } from '../table-imports.ts';
import { loadTexts, translator } from '../texts.ts';
import { guardText, separatorIn, textOfCell, unguardText } from './cell.ts';
import { tableCell, tableColumns } from './columns.ts';
import { createReferences } from './references.ts';
import { tableColumnTexts } from './texts.ts';

/** Fields of other records, and fields that only find a record: an exported record has its own key. */
const withoutColumn: ReadonlySet<string> = new Set([
  ...['department', 'post', 'room', 'phone', 'isHead', 'ownPhone', 'ownEmail'].map(
    (field) => `employees.${field}`,
  ),
  'student-orders.fullName',
  'student-orders.group',
]);

describe('table exports', () => {
  it('table exports: a table has every column of the template', () => {
    for (const kind of tableImportKinds) {
      const fields: readonly TableImportField[] = tableImportFields[kind];
      const template = fields
        .filter(({ field, insteadOf }) => insteadOf.length === 0 && !withoutColumn.has(`${kind}.${field}`))
        .map(({ field }) => field);
      const columns = tableColumns(kind).map(({ field }) => field);
      expect({ kind, columns: columns.toSorted() }).toEqual({ kind, columns: template.toSorted() });
    }
  });

  it('table exports: dates and numbers are values, other values are words of the language', async () => {
    await loadTexts('en', [tableColumnTexts]);
    const t = translator(tableColumnTexts, 'en');
    expect(tableCell('date', '2026-09-01', t)).toEqual({ date: '2026-09-01' });
    expect(tableCell('number', 3, t)).toBe(3);
    expect(tableCell('card', '0585', t)).toBe('0585');
    expect(tableCell('flag', false, t)).toBe('no');
    expect(tableCell('day', 2, t)).toBe('Tuesday');
    expect(tableCell('weeks', null, t)).toBe('all');
    expect(tableCell('weeks', [1, 3], t)).toBe('1, 3');
    expect(tableCell('text', null, t)).toBe('');
  });

  it('table exports: numbers as text have the decimal separator of the language', () => {
    const cells = [
      1234.5,
      { decimal: 7 },
      { date: '2026-09-01' },
      { moment: '2026-09-01T09:00:00Z' },
    ] as const;
    const dates = ['01.09.2026', '01.09.2026 12:00'];
    expect(cells.map((cell) => textOfCell(cell, 'ru'))).toEqual(['1234,5', '7,00', ...dates]);
    expect(cells.map((cell) => textOfCell(cell, 'en'))).toEqual(['1234.5', '7.00', ...dates]);
    expect([separatorIn('ru'), separatorIn('be'), separatorIn('en')]).toEqual([';', ';', ',']);
  });

  it.each(['=1+1', '+375', '-5', '@a', "'=1", "''-1"])('table exports: %s is marked as text', (text) => {
    expect(guardText(text)).toBe(`'${text}`);
  });

  it('table exports: the apostrophe that marks a text is removed, and no other', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', 'a', ' '), maxLength: 6 }), (text) => {
        expect(unguardText(guardText(text))).toBe(text);
      }),
    );
    expect(unguardText("'Нил")).toBe("'Нил");
  });
});

it('table exports: referenced records are loaded once, with the records that they refer to', async () => {
  const records = new Map([
    ['a 1', { id: 1, next: 2 }],
    ['b 2', { id: 2, next: 3 }],
  ]);
  const loaded: string[] = [];
  const references = createReferences(async (to, ids) => {
    loaded.push(`${to} ${ids.join()}`);
    return ids.flatMap((id) => records.get(`${to} ${id}`) ?? []);
  });
  const read = (find: typeof references.find): void => {
    if (find('a', 1)) find('b', 2);
    find('a', 9);
  };
  await references.loadFor(read);
  await references.loadFor(read);
  expect(loaded).toEqual(['a 1,9', 'b 2']);
  expect([references.find('b', 2), references.find('a', 9)]).toEqual([{ id: 2, next: 3 }, undefined]);
});
