import type { Language } from '@semestr/core/languages';
import { guardText, separatorIn, textOfCell } from '@semestr/core/table-exports/cell';
import type { FileColumn, FileRow, TableFile } from './table-file.ts';

/** Only escapes texts, because the minus of a number does not start a formula. */
function cellText(cell: FileRow[number], language: Language): string {
  const text = textOfCell(cell, language);
  return `"${(typeof cell === 'string' ? guardText(text) : text).replaceAll('"', '""')}"`;
}

/**
 * Writes a CSV file that spreadsheets in the user's language open correctly: with a byte order mark, their separators,
 * and no formulas.
 */
export function createCsv(columns: readonly FileColumn[], language: Language): TableFile {
  const encoder = new TextEncoder();
  const separator = separatorIn(language);
  const lineOf = (row: FileRow): string =>
    `${row.map((cell) => cellText(cell, language)).join(separator)}\r\n`;
  const parts = [encoder.encode(`\uFEFF${lineOf(columns.map(({ title }) => title))}`)];
  return {
    add: (rows) => void parts.push(encoder.encode(rows.map(lineOf).join(''))),
    end: () => parts,
  };
}
