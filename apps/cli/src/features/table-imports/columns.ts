import type { TableImport } from '@semestr/api/table-imports';
import { missingFields } from '@semestr/core/table-import-columns';
import { wordKey } from '@semestr/core/table-import-words';
import { exit, failure } from '../../io/failure.ts';
import { texts } from './texts.ts';

/** Column of each field, counted from 0. */
export type Columns = TableImport['columns'];

/** Returns a spreadsheet's column letter: A, B … Z, AA … */
export const letterOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26);

/** Returns the number of columns of the file: its rows may be wider than its header. */
export const widthOf = ({ head, samples }: TableImport): number =>
  Math.max(head.length, ...samples.map((cells) => cells.length));

/** Finds a column by its title, or by its spreadsheet letter. */
export function columnNamed(table: TableImport, name: string): number {
  const { head } = table;
  const wanted = wordKey(name);
  const titled = head.findIndex((title) => wordKey(title) === wanted && wanted !== '');
  const letters = Array.from({ length: widthOf(table) }, (_, column) => letterOf(column));
  const column = titled >= 0 ? titled : letters.indexOf(name.trim().toUpperCase());
  if (column < 0)
    throw failure(
      texts,
      (t) => t('noColumn', { name, names: head.filter((title) => title !== '').join(', ') }),
      exit.usage,
    );
  return column;
}

/** Finds a field by its name in the API, or by its title in the user's language. */
function fieldNamed({ fields }: TableImport, name: string): string {
  const wanted = wordKey(name);
  const found = fields.find(({ field, title }) => wordKey(field) === wanted || wordKey(title) === wanted);
  if (!found)
    throw failure(
      texts,
      (t) => t('noField', { name, names: fields.map(({ field }) => field).join(', ') }),
      exit.usage,
    );
  return found.field;
}

/** Splits "title=field" into its two parts; a title may contain the sign itself. */
function pairOf(text: string): [title: string, field: string] {
  const at = text.lastIndexOf('=');
  if (at < 1) throw failure(texts, (t) => t('noPair', { text }), exit.usage);
  return [text.slice(0, at), text.slice(at + 1).trim()];
}

/**
 * Applies the manual assignments to the columns: a column belongs to one field, or to none when the field is left
 * empty.
 */
export const chosenColumns = (table: TableImport, typed: readonly string[]): Columns =>
  typed.map(pairOf).reduce((columns: Columns, [title, name]) => {
    const column = columnNamed(table, title);
    const field = name === '' ? null : fieldNamed(table, name);
    const others = Object.entries(columns).filter(([other, at]) => other !== field && at !== column);
    return Object.fromEntries(field === null ? others : [...others, [field, column]]);
  }, table.columns);

/** Throws when the columns lack the fields that identify a record. */
export function checkKeys({ fields }: TableImport, columns: Columns): void {
  const missing = missingFields(fields, 'key', columns);
  const [first] = missing;
  if (first)
    throw failure(
      texts,
      (t) =>
        t('keysMissing', {
          titles: missing.map(({ field, title }) => `${title} (${field})`).join(', '),
          field: first.field,
        }),
      exit.usage,
    );
}
