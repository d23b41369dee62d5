import {
  abbreviates,
  changesMeaning,
  isSameTitle,
  wordsAfter,
  type Title,
  titleOf,
} from './table-import-titles.ts';
import { wordKey } from './table-import-words.ts';

/** Assigns the columns of a table to fields. */

/** The column of each field, counted from 0; a field without a column is not read. */
export type TableColumns = Readonly<Record<string, number>>;

/** A field with all names that its column may have: titles in each language, then synonyms, the most exact first. */
export interface NamedField {
  readonly field: string;
  readonly names: readonly string[];
  /** Fields that this one replaces when they have no columns. */
  readonly insteadOf?: readonly string[];
}

type Fits = (title: Title, name: Title) => boolean;

interface FieldWords {
  field: string;
  names: readonly Title[];
  insteadOf: readonly string[];
  /** The names of all other fields. */
  others: readonly Title[];
}

/** "Date of birth of the student" is still a date: a word for the person alone does not name another field. */
const namesOfMeaning = ({ names, insteadOf }: Omit<FieldWords, 'others'>): readonly Title[] =>
  insteadOf.length === 0 ? names : names.filter(({ words, key }) => words.length > 1 || key === 'фио');

function wordsOf(fields: readonly NamedField[]): readonly FieldWords[] {
  const all = fields.map(({ field, names, insteadOf = [] }) => ({
    field,
    names: names.map(titleOf),
    insteadOf,
  }));
  return all.map((one) => ({
    ...one,
    others: all
      .filter(({ field, insteadOf }) => field !== one.field && !insteadOf.includes(one.field))
      .filter(({ field }) => !one.insteadOf.includes(field))
      .flatMap(namesOfMeaning),
  }));
}

/** From the strictest: the same words, abbreviated words, a title that begins with the name and names no other field. */
const rulesOf = ({ others }: FieldWords): readonly Fits[] => [
  isSameTitle,
  abbreviates,
  (title, name) => {
    const rest = wordsAfter(title, name);
    return rest !== null && !changesMeaning(rest, others);
  },
];
const RULES = 3;
const EXACT_RULES = 2;

/** Finds the column of a field by one rule, using the first of its names that any title fits. */
function columnOf(
  titles: readonly Title[],
  one: FieldWords,
  rule: number,
  isFree: (column: number) => boolean,
): number | undefined {
  const fits = rulesOf(one)[rule];
  if (!fits) return undefined;
  for (const name of one.names) {
    const column = titles.findIndex((title, index) => isFree(index) && fits(title, name));
    if (column >= 0) return column;
  }
  return undefined;
}

/** Assigns a column with the whole of several fields, when the first two of them do not both have their own. */
function assignWhole(
  titles: readonly Title[],
  one: FieldWords,
  columns: Record<string, number>,
  rules: number,
): void {
  const { field, insteadOf } = one;
  if (insteadOf.slice(0, 2).every((part) => columns[part] !== undefined)) return;
  const used = new Set(
    Object.entries(columns).flatMap(([other, column]) => (insteadOf.includes(other) ? [] : [column])),
  );
  for (let rule = 0; rule < rules; rule += 1) {
    const column = columnOf(titles, one, rule, (index) => !used.has(index));
    if (column === undefined) continue;
    for (const part of insteadOf) if (columns[part] === column) delete columns[part];
    columns[field] = column;
    return;
  }
}

/**
 * Returns a function that guesses the columns of a head by its titles. Each column is assigned once, to the first field
 * that it fits by the strictest rule. With `isExact`, titles that contain more than a name do not fit.
 */
export function columnGuesser(
  fields: readonly NamedField[],
  isExact = false,
): (head: readonly string[]) => TableColumns {
  const rules = isExact ? EXACT_RULES : RULES;
  const all = wordsOf(fields);
  const single = all.filter(({ insteadOf }) => insteadOf.length === 0);
  const whole = all.filter(({ insteadOf }) => insteadOf.length > 0);
  return (head) => {
    const titles = head.map(titleOf);
    const columns: Record<string, number> = {};
    for (let rule = 0; rule < rules; rule += 1)
      for (const one of single) {
        if (columns[one.field] !== undefined) continue;
        const used = Object.values(columns);
        const column = columnOf(titles, one, rule, (index) => !used.includes(index));
        if (column !== undefined) columns[one.field] = column;
      }
    for (const one of whole) assignWhole(titles, one, columns, rules);
    return columns;
  };
}

/** Guesses the columns of a head by its titles. */
export const guessColumns = (head: readonly string[], fields: readonly NamedField[]): TableColumns =>
  columnGuesser(fields)(head);

/** A field that a table may have to contain. */
interface NeededField {
  readonly field: string;
  readonly need: 'key' | 'new' | 'none';
  readonly insteadOf: readonly string[];
}

/** Returns the required fields that have no column, neither their own nor that of a field that replaces them. */
export const missingFields = <T extends NeededField>(
  fields: readonly T[],
  need: T['need'],
  columns: TableColumns,
): readonly T[] =>
  fields.filter(
    (one) =>
      one.need === need &&
      [one, ...fields.filter(({ insteadOf }) => insteadOf.includes(one.field))].every(
        ({ field }) => columns[field] === undefined,
      ),
  );

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
