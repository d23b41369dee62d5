import { daysBetween, type IsoDate, localDate, localTime, minutesOf } from '@semestr/core/dates';
import { cellName } from '@semestr/core/sheet-range';
import { type ExportCell, guardText } from '@semestr/core/table-exports/cell';
import type { FileColumn, FileRow } from './table-file.ts';

/** Formats the rows of a workbook's sheet as XML (ISO/IEC 29500-1, 18.3). */

/** Indices of the cell styles in `STYLES`. */
const style = { head: 1, text: 2, decimal: 3, date: 4, moment: 5 } as const;

/** Cell styles: plain, bold, text, two decimals, date, date and time. */
export const STYLES =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/>' +
  '<numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>' +
  [49, 2, 164, 165]
    .map(
      (format) =>
        `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    )
    .join('') +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** Characters that XML cannot contain. */
// oxlint-disable-next-line no-control-regex -- These are the control characters.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, without the characters that it cannot contain. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(NOT_IN_XML, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Maximum length of a cell's text in Excel. */
const MAX_TEXT = 32_767;

const textCell = (at: string, text: string, styleId: number): string =>
  `<c r="${at}" s="${styleId}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, MAX_TEXT))}</t></is></c>`;

const valueCell = (at: string, value: number, styleId: number): string =>
  `<c r="${at}" s="${styleId}"><v>${value}</v></c>`;

/** Day 0 of a spreadsheet, and the first day from which its calendar is correct. */
const DAY_0: IsoDate = '1899-12-30';
const FIRST_DAY: IsoDate = '1900-03-01';
const MINUTES_OF_DAY = 24 * 60;

const dateCell = (at: string, date: IsoDate): string =>
  date < FIRST_DAY ? textCell(at, date, style.text) : valueCell(at, daysBetween(DAY_0, date), style.date);

function momentCell(at: string, moment: Date): string {
  const part = minutesOf(localTime(moment)) / MINUTES_OF_DAY;
  return valueCell(at, daysBetween(DAY_0, localDate(moment)) + part, style.moment);
}

function cellXml(cell: ExportCell, at: string): string {
  if (cell === '') return '';
  // Stored as text, because an apostrophe before a formula would be lost in an import.
  if (typeof cell === 'string')
    return textCell(at, cell.startsWith("'") ? guardText(cell) : cell, style.text);
  if (typeof cell === 'number') return valueCell(at, cell, 0);
  if ('decimal' in cell) return valueCell(at, cell.decimal, style.decimal);
  return 'date' in cell ? dateCell(at, cell.date) : momentCell(at, new Date(cell.moment));
}

/** Formats rows of the sheet; `first` is the number of the first row. */
export const rowsXml = (rows: readonly FileRow[], first: number): string =>
  rows
    .map((row, index) => {
      const number = first + index;
      const cells = row.map((cell, column) => cellXml(cell, cellName(number - 1, column)));
      return `<row r="${number}">${cells.join('')}</row>`;
    })
    .join('');

/** Formats the beginning of a sheet: the widths of its columns and its frozen header. */
export const sheetBeginning = (columns: readonly FileColumn[]): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>' +
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>' +
  `</sheetViews><cols>${columns
    .map(
      ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('')}</cols><sheetData>` +
  `<row r="1">${columns
    .map(({ title }, column) => textCell(cellName(0, column), title, style.head))
    .join('')}</row>`;

/** The end of a sheet. Prevents Excel from marking card numbers as errors, which are texts on purpose. */
export const SHEET_END =
  '</sheetData><ignoredErrors><ignoredError sqref="A1:XFD1048576" numberStoredAsText="1"/></ignoredErrors></worksheet>';
