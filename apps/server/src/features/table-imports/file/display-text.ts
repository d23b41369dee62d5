import { guardText } from '@semestr/core/table-exports/cell';
import type { SheetRows } from './sheets.ts';
import { withZeros } from './zero-format.ts';

/** Rewrites cells of a sheet whose value is not what they show: the spreadsheet library reads only values. */

/** A cell with content; not one that ends with its own tag. */
const CELL = /<((?:[\w.-]+:)?)c(\s(?:[^<>]*[^<>/])?)>([\s\S]*?)<\/\1c>/g;
const TYPE = /\st\s*=\s*["'](\w+)["']/;
const STYLE = /\ss\s*=\s*["'](\d+)["']/;
const VALUE = /<(?:[\w.-]+:)?v(?:\s[^<>]*)?>([^<]*)</;
const FORMULA = /<(?:[\w.-]+:)?f(?:\s[^<>]*)?(?:\/>|>([^<]*)<)/;

/** Marks a formula, which a text cell may look like. Of the characters for private use: no file contains it. */
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
 * Replaces the cells that show an error by its text, those with a formula that was never calculated by the formula, and
 * integers in a format with zeros in front by what they show. `patterns` are the signs of such formats by cell style.
 */
export const withDisplayText = (xml: string, patterns: readonly (string | null)[]): string =>
  xml.replaceAll(CELL, (cell, prefix: string, attributes: string, content: string) => {
    const type = TYPE.exec(attributes)?.[1] ?? 'n';
    const value = VALUE.exec(content)?.[1]?.trim() ?? '';
    const formula = FORMULA.exec(content);
    const textCell = (text: string): string =>
      `<${prefix}c${attributes.replace(TYPE, '')} t="str"><${prefix}v>${text}</${prefix}v></${prefix}c>`;
    if (type === 'e') return textCell(value || '#N/A');
    // A formula may have an empty text as its result.
    if (formula && value === '' && type === 'n')
      return textCell(FORMULA_MARK + `=${formula[1] ?? ''}`.padEnd(2, '?'));
    const pattern = type === 'n' ? patterns[Number(STYLE.exec(attributes)?.[1] ?? -1)] : null;
    const digits = pattern ? digitsOf(value) : null;
    return pattern && digits ? textCell(withZeros(digits, pattern)) : cell;
  });
