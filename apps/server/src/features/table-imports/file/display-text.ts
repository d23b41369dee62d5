import { guardText } from '@semestr/core/table-exports/cell';
import type { SheetRows } from './sheets.ts';
import { withZeros } from './zero-format.ts';

/**
 * Rewrites cells of a sheet that show something other than their value, because the spreadsheet library reads only
 * values.
 */

/** A cell with content, not a self-closing one. */
const CELL = /<((?:[\w.-]+:)?)c(\s(?:[^<>]*[^<>/])?)>([\s\S]*?)<\/\1c>/g;
const TYPE = /\st\s*=\s*["'](\w+)["']/;
const STYLE = /\ss\s*=\s*["'](\d+)["']/;
const VALUE = /<(?:[\w.-]+:)?v(?:\s[^<>]*)?>([^<]*)</;
const FORMULA = /<(?:[\w.-]+:)?f(?:\s[^<>]*)?(?:\/>|>([^<]*)<)/;

/** Marks formulas, because the text of a cell may look like one. A private-use character that files do not contain. */
const FORMULA_MARK = '\ue000';

/** Adds an apostrophe to texts that look like formulas, as in CSV, and removes the mark of formulas. */
export const withGuardedTexts = (rows: SheetRows): SheetRows =>
  rows.map((row) =>
    row.map((cell) => {
      if (typeof cell !== 'string') return cell;
      if (cell.startsWith(FORMULA_MARK)) return cell.slice(FORMULA_MARK.length);
      return cell.startsWith('=') ? guardText(cell) : cell;
    }),
  );

/** The content of an integer; a spreadsheet may write it as 5.850901E6. */
function digitsOf(value: string): string | null {
  const number = Number(value);
  return value !== '' && Number.isSafeInteger(number) && number >= 0 ? String(number) : null;
}

/**
 * Replaces the content of three kinds of cells by the text that they show: errors, formulas that were never calculated,
 * and integers in a format with leading zeros. `patterns` are the characters of such formats by cell style.
 */
export const withDisplayText = (xml: string, patterns: readonly (string | null)[]): string =>
  xml.replaceAll(CELL, (cell, prefix: string, attributes: string, content: string) => {
    const type = TYPE.exec(attributes)?.[1] ?? 'n';
    const value = VALUE.exec(content)?.[1]?.trim() ?? '';
    const formula = FORMULA.exec(content);
    const textCell = (text: string): string =>
      `<${prefix}c${attributes.replace(TYPE, '')} t="str"><${prefix}v>${text}</${prefix}v></${prefix}c>`;
    if (type === 'e') return textCell(value || '#N/A');
    // The result of a formula may be an empty text.
    if (formula && value === '' && type === 'n')
      return textCell(FORMULA_MARK + `=${formula[1] ?? ''}`.padEnd(2, '?'));
    const pattern = type === 'n' ? patterns[Number(STYLE.exec(attributes)?.[1] ?? -1)] : null;
    const digits = pattern ? digitsOf(value) : null;
    return pattern && digits ? textCell(withZeros(digits, pattern)) : cell;
  });
