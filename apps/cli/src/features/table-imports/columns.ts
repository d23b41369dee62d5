import type { TableImport } from '@semestr/api/table-imports';
import { wordKey } from '@semestr/core/table-import-words';
import { exit, failure } from '../../io/failure.ts';
import { texts } from './texts.ts';

/** Of each field its column, counted from 0. */
export type Columns = TableImport['columns'];

/** A, B … Z, AA …: as spreadsheets call their columns. */
export const letterOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26);

/** How many columns the file has: its rows may be wider than their head. */
export const widthOf = ({ head, samples }: TableImport): number =>
  Math.max(head.length, ...samples.map((cells) => cells.length));

/** The column that a title names, or the letter of a spreadsheet. */
function columnNamed(table: TableImport, name: string): number {
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

/** The field of a name: as the API calls it, or as it is titled in the reader's language. */
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

/** The two sides of "title=field"; a title may hold the sign itself. */
function pairOf(text: string): [title: string, field: string] {
  const at = text.lastIndexOf('=');
  if (at < 1) throw failure(texts, (t) => t('noPair', { text }), exit.usage);
  return [text.slice(0, at), text.slice(at + 1).trim()];
}

/** The columns with those that were named by hand: a column is of one field, and of none where that is left empty. */
export const chosenColumns = (table: TableImport, typed: readonly string[]): Columns =>
  typed.map(pairOf).reduce((columns: Columns, [title, name]) => {
    const column = columnNamed(table, title);
    const field = name === '' ? null : fieldNamed(table, name);
    const others = Object.entries(columns).filter(([other, at]) => other !== field && at !== column);
    return Object.fromEntries(field === null ? others : [...others, [field, column]]);
  }, table.columns);

/** Refuses columns without those by which a record is found. */
export function checkKeys({ fields }: TableImport, columns: Columns): void {
  const missing = fields.filter(({ field, need }) => need === 'key' && columns[field] === undefined);
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
