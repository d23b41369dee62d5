import { dotted, dottedMoment, type IsoDate } from '../dates.ts';
import type { Language } from '../languages.ts';

/**
 * A cell of an exported table. Values other than texts keep their type, so that a spreadsheet can sort and add them up:
 * a number, an amount with two decimals, a date, an ISO date-time. An empty text is an empty cell.
 */
export type ExportCell =
  | string
  | number
  | { readonly decimal: number }
  | { readonly date: IsoDate }
  | { readonly moment: string };

/** Whether spreadsheets in this language separate decimals by a comma, and therefore columns by a semicolon. */
const hasDecimalComma = (language: Language): boolean => language !== 'en';

/** Separator of columns that a spreadsheet in this language expects. */
export const separatorIn = (language: Language): string => (hasDecimalComma(language) ? ';' : ',');

const numberText = (text: string, language: Language): string =>
  hasDecimalComma(language) ? text.replace('.', ',') : text;

/** Formats a cell as text, so that a spreadsheet in this language reads the value again. */
export function textOfCell(cell: ExportCell, language: Language): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return numberText(String(cell), language);
  if ('decimal' in cell) return numberText(cell.decimal.toFixed(2), language);
  return 'date' in cell ? dotted(cell.date) : dottedMoment(new Date(cell.moment));
}

/** Prefixes with which a spreadsheet reads a text as a formula, also after apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Prefixes a text that looks like a formula with an apostrophe, as users do in spreadsheets. */
export const guardText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe of `guardText`. */
export const unguardText = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
