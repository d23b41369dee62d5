import type { RaRecord } from 'react-admin';
import writeWorkbook from 'write-excel-file/browser';
import type { Column } from './columns.ts';

/** Pixels in a list's column per character in a sheet's column. */
const LETTER = 7;
/** Width of the column that takes the remaining space, in characters. */
const WIDE = 40;
/** Maximum length of a sheet's name, and the characters it may not contain. */
const MAX_NAME = 31;
const NOT_IN_NAMES = /[[\]:*?/\\]/g;

/** Saves rows of text, the first of which is the header, as a workbook with this title. */
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
