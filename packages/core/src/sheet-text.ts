import type { Control } from './disciplines.ts';
import { credited, fitsControl, parseMark } from './markbook.ts';

/** Text typed into a marks sheet, and exchanged with a spreadsheet. */

/** The marks of the journal. */
const MIN_MARK = 0;
const MAX_MARK = 10;

/**
 * Parses a typed mark of the journal: "8", also with a spreadsheet's decimals ("8,0"); null when empty. Undefined when it
 * is not a mark.
 */
export function parseJournalMark(text: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, digits] = /^(\d{1,2})(?:[.,]0+)?$/.exec(typed) ?? [];
  const mark = Number(digits ?? Number.NaN);
  return mark >= MIN_MARK && mark <= MAX_MARK ? String(mark) : undefined;
}

/** Single-key input for the marks of a credit; an editor may have replaced the hyphen by a dash. */
const quick: Readonly<Record<string, string>> = {
  '+': credited.passed,
  '-': credited.failed,
  '–': credited.failed,
};

/**
 * Parses a typed mark of the markbook, also "+" and "-"; null when empty. Undefined when it is not a mark of this form of
 * assessment.
 */
export function parseResultMark(text: string, control: Control): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const mark = quick[typed] ?? parseMark(typed);
  return mark !== null && fitsControl(mark, control) ? mark : undefined;
}

/** A value that a spreadsheet has quoted because of tabs, line ends or quotes in it. */
const QUOTED = /^"(?<inside>(?:[^"]|"")*)"$/;

const unquoted = (value: string): string =>
  QUOTED.exec(value)?.groups?.['inside']?.replaceAll('""', '"') ?? value;

/** A value, quoted or not, with its delimiter. */
const VALUE = /(?<value>"(?:[^"]|"")*"|[^\t\r\n]*)(?<end>\t|\r\n|\n|\r|$)/gy;

/**
 * Parses a copied range into rows, in the clipboard format of spreadsheets: values separated by tabs, rows by line
 * ends.
 */
export function rowsOfText(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const { groups } of text.matchAll(VALUE)) {
    row.push(unquoted(groups?.['value'] ?? ''));
    if (groups?.['end'] === '\t') continue;
    rows.push(row);
    row = [];
    if (groups?.['end'] === '') break;
  }
  // The last row ends with a line break too.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}

/** Formats a range in the clipboard format of spreadsheets. */
export const textOfRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t')).join('\n');
