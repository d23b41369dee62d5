import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import writeWorkbook from 'write-excel-file/node';
import { documentTexts } from './texts.ts';

/** A column of a sheet: what stands in it follows from the row. */
export interface Column<T> {
  title: string;
  /** In letters. */
  width: number;
  value: (row: T) => string | number | null;
}

/** What a sheet's name may not hold, and how long it may be. */
const NOT_IN_NAMES = /[[\]:*?/\\]/g;
const MAX_NAME = 31;

/**
 * A cell that is a number or a text, never anything to be computed: a text that begins with `=` stays one, because its
 * kind is written beside it.
 */
const cellOf = (value: string | number | null) => {
  const alignVertical = 'top' as const;
  if (value === null) return null;
  return typeof value === 'number'
    ? { type: Number, value, alignVertical }
    : { type: String, value, wrap: true, alignVertical };
};

/** A workbook of one sheet; the row of titles stays when the others are scrolled. */
export async function xlsx<T>(sheet: {
  title: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
}): Promise<Uint8Array> {
  const { columns, rows } = sheet;
  const header = columns.map(({ title }) => ({
    ...cellOf(title),
    fontWeight: 'bold' as const,
    backgroundColor: '#eeeeee',
    bottomBorderStyle: 'thin' as const,
  }));
  const body = rows.map((row) => columns.map(({ value }) => cellOf(value(row))));
  return writeWorkbook([header, ...body], {
    sheet: sheet.title.replaceAll(NOT_IN_NAMES, ' ').slice(0, MAX_NAME),
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

/** A workbook that shows one record: a line for each field, in a language. */
export function xlsxRecord(
  title: string,
  lines: readonly (readonly [string, string | number | null])[],
  language: Language,
): Promise<Uint8Array> {
  const t = translator(documentTexts, language);
  const columns: readonly Column<(typeof lines)[number]>[] = [
    { title: t('record.field'), width: 34, value: ([name]) => name },
    { title: t('record.value'), width: 60, value: ([, value]) => value },
  ];
  return xlsx({ title, columns, rows: lines });
}
