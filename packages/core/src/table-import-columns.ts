import { wordKey } from './table-import-words.ts';

/** Assigns the columns of a table to fields. */

/** The column of each field, counted from 0; a field without a column is not read. */
export type TableColumns = Readonly<Record<string, number>>;

/** A field with all names that its column may have: titles in each language, synonyms. */
export interface NamedField {
  readonly field: string;
  readonly names: readonly string[];
}

/** A title may contain more than the name: "Дата рождения (ДД.ММ.ГГГГ)". Too many words begin with a shorter name. */
const LEAST_BEGINNING = 3;

/** Returns what follows a name in a title; null when the title does not begin with the name. */
const restAfter = (title: string, name: string): string | null =>
  name.length >= LEAST_BEGINNING && title.startsWith(`${name} `) ? title.slice(name.length + 1) : null;

/** "И. О." or "initials": the column contains more than the surname. */
const INITIALS = /^\p{L}(?: \p{L})*$|инициал|initials/u;

/** Whether a title names other fields too: a column "Surname, first name" must not be stored as surnames. */
const namesOthers = (rest: string, others: readonly string[]): boolean =>
  INITIALS.test(rest) ||
  others.some((name) => name.length >= LEAST_BEGINNING && ` ${rest} `.includes(` ${name} `));

/**
 * Guesses by the titles: first equal ones, then titles that begin with the name and name no other field. Each column is
 * assigned once, to the first matching field.
 */
export function guessColumns(head: readonly string[], fields: readonly NamedField[]): TableColumns {
  const titles = head.map(wordKey);
  const named = fields.map(({ field, names }) => ({ field, keys: names.map(wordKey) }));
  const columns: Record<string, number> = {};
  const isFree = (column: number): boolean => !Object.values(columns).includes(column);
  const begins = (title: string, name: string, field: string): boolean => {
    const rest = restAfter(title, name);
    const others = named.flatMap((one) => (one.field === field ? [] : one.keys));
    return rest !== null && !namesOthers(rest, others);
  };
  for (const fits of [(title: string, name: string) => title === name, begins])
    for (const { field, keys } of named) {
      if (columns[field] !== undefined) continue;
      const column = titles.findIndex(
        (title, index) => title !== '' && isFree(index) && keys.some((name) => fits(title, name, field)),
      );
      if (column >= 0) columns[field] = column;
    }
  return columns;
}

/**
 * Returns duplicate rows with the index of their first occurrence, from 0. A row without any of these cells is not a
 * duplicate.
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
