import { wordKey } from './table-import-words.ts';

/** Which column of a table is which field. */

/** Of each field its column, counted from 0; a field without one is not read. */
export type TableColumns = Readonly<Record<string, number>>;

/** A field with all that its column may be called: titles in each language, synonyms. */
export interface NamedField {
  readonly field: string;
  readonly names: readonly string[];
}

/** A title may say more than the name: "Дата рождения (ДД.ММ.ГГГГ)". Shorter names begin too many words. */
const LEAST_BEGINNING = 3;

const begins = (title: string, name: string): boolean =>
  name.length >= LEAST_BEGINNING && title.startsWith(`${name} `);

/**
 * Guesses by the titles: the same words first, then titles that begin with them. Each column is taken once, by the first
 * field that fits.
 */
export function guessColumns(head: readonly string[], fields: readonly NamedField[]): TableColumns {
  const titles = head.map(wordKey);
  const columns: Record<string, number> = {};
  const isFree = (column: number): boolean => !Object.values(columns).includes(column);
  for (const fits of [(title: string, name: string) => title === name, begins])
    for (const { field, names } of fields) {
      if (columns[field] !== undefined) continue;
      const keys = names.map(wordKey);
      const column = titles.findIndex(
        (title, index) => title !== '' && isFree(index) && keys.some((name) => fits(title, name)),
      );
      if (column >= 0) columns[field] = column;
    }
  return columns;
}

/**
 * Of rows that tell the same the later ones, each with the first: by their places, from 0. A row without any of these cells
 * tells nothing.
 */
export function repeatedRows(
  rows: readonly Readonly<Record<string, string>>[],
  identity: readonly string[],
): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const [place, row] of rows.entries()) {
    const cells = identity.map((field) => wordKey(row[field] ?? ''));
    if (cells.every((cell) => cell === '')) continue;
    const key = JSON.stringify(cells);
    const before = first.get(key);
    if (before === undefined) first.set(key, place);
    else repeated.set(place, before);
  }
  return repeated;
}
