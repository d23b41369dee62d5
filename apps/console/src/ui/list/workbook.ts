import type { RaRecord } from 'react-admin';
import writeWorkbook from 'write-excel-file/browser';
import type { Column } from './columns.ts';

/** Pixels of a column in a list for each letter of one in a sheet. */
const LETTER = 7;
/** The width of the column that takes what the others leave, in letters. */
const WIDE = 40;
/** The longest name of a sheet, and what it may not hold. */
const MAX_NAME = 31;
const NOT_IN_NAMES = /[[\]:*?/\\]/g;

/** Rows of texts, the first of which is the head, as a workbook that the browser saves under this title. */
export async function saveWorkbook<R extends RaRecord>(
  title: string,
  [head = [], ...rows]: readonly (readonly string[])[],
  columns: readonly Column<R>[],
): Promise<void> {
  const cells = [
    head.map((name) => ({ type: String, value: name, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((value) => (value === '' ? null : { type: String, value }))),
  ];
  await writeWorkbook(cells, {
    sheet: title.replaceAll(NOT_IN_NAMES, ' ').slice(0, MAX_NAME),
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width: width === undefined ? WIDE : Math.ceil(width / LETTER) })),
  }).toFile(`${title}.xlsx`);
}
