import type { FileContent } from '@semestr/api/endpoint';
import type { Language } from '@semestr/core/languages';
import { guardText, separatorIn, unguardText } from '@semestr/core/table-exports/cell';
import { translator } from '@semestr/core/texts';
import { headerStyle, workbook } from '../../documents/workbook.ts';
import { cellOf } from '../../documents/xlsx.ts';
import type { RefusedTable } from './refused-rows.ts';
import { tableImportTexts } from './texts.ts';

/** Files with rows that were not stored. Every cell is a text, so that numbers keep their zeros. */

const MIN_WIDTH = 12;
const MAX_WIDTH = 48;

/** Returns the name of a file of refused rows: "студенты – строки с ошибками". */
const nameOf = (fileName: string, language: Language): string =>
  translator(tableImportTexts, language)('refused.name', { file: fileName.replace(/\.\w{1,5}$/, '') });

export async function refusedWorkbook(
  { head, rows }: RefusedTable,
  { fileName, language, now }: { fileName: string; language: Language; now: Date },
): Promise<{ name: string; bytes: Uint8Array }> {
  const t = translator(tableImportTexts, language);
  const name = nameOf(fileName, language);
  const widthOf = (title: string, column: number): number =>
    Math.max(MIN_WIDTH, title.length + 2, ...rows.map((row) => (row[column] ?? '').length));
  const bytes = await workbook(name, now, [
    {
      name: t('refused.sheet'),
      cells: [
        head.map((title) => ({ ...cellOf(title), ...headerStyle })),
        ...rows.map((row) => row.map(cellOf)),
      ],
      widths: head.map((title, column) => Math.min(MAX_WIDTH, widthOf(title, column))),
      headRow: 1,
      hasFilter: true,
      isOnePage: false,
    },
  ]);
  return { name: `${name}.xlsx`, bytes };
}

/** Digits that a spreadsheet would change: with leading zeros, or with more digits than it supports. */
const NUMERAL = /^(?:0\d+|\d{12,})$/;

/** Quotes a cell. A text that a spreadsheet would convert to a number or a formula is marked as a text. */
function csvCell(text: string): string {
  const marked = NUMERAL.test(text) ? `="${text}"` : guardText(unguardText(text));
  return `"${marked.replaceAll('"', '""')}"`;
}

const BYTE_ORDER_MARK = '\ufeff';

export const refusedText = (
  { head, rows }: RefusedTable,
  { fileName, language }: { fileName: string; language: Language },
): Pick<FileContent, 'name' | 'bytes'> => ({
  name: `${nameOf(fileName, language)}.csv`,
  bytes: new TextEncoder().encode(
    BYTE_ORDER_MARK +
      [head, ...rows].map((row) => `${row.map(csvCell).join(separatorIn(language))}\r\n`).join(''),
  ),
});
