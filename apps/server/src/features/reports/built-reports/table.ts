import type { BuiltReport } from '@semestr/api/built-reports';
import { measureWords } from '@semestr/api/built-reports/words';
import { addsUp, type Definition, MAX_COLUMNS, MAX_ROWS } from '@semestr/core/built-reports';
import { invalidField } from '../../../domain/refusal.ts';
import type { Words } from '../table.ts';
import type { Counted, Value } from './count.ts';
import { partsIn } from './texts.ts';
import type { DimensionWords } from './words.ts';

/** Formatters for the values of a report's dimensions. */
export interface ReportWords {
  rows: readonly DimensionWords[];
  across: DimensionWords | null;
}

const keyOf = (values: readonly Value[] | null): string => JSON.stringify(values);

/** Returns the distinct values, ignoring null. */
function distinct<V extends readonly Value[]>(all: readonly (V | null)[]): V[] {
  const found = new Map<string, V>();
  for (const values of all) if (values) found.set(keyOf(values), values);
  return [...found.values()];
}

/** Returns the rows and the columns of the counted numbers; rejects reports that are too large. */
export function placesIn(counted: readonly Counted[]): {
  rows: readonly Value[][];
  columns: readonly Value[];
} {
  const rows = distinct(counted.map(({ row }) => row));
  const columns = distinct(counted.map(({ column }) => column)).map(([value]) => value);
  if (columns.length > MAX_COLUMNS) throw invalidField('across', 'too-many');
  if (rows.length > MAX_ROWS) throw invalidField('rows', 'too-many');
  return { rows: rows.map((row) => [...row]), columns };
}

const orderOf =
  (words: readonly DimensionWords[]) =>
  (a: readonly Value[], b: readonly Value[]): number =>
    words.map(({ compare }, index) => compare(a[index] ?? null, b[index] ?? null)).find((one) => one !== 0) ??
    0;

/** Builds a table of the numbers: dimensions, a column for each value across, and totals. */
export function reportOf(
  definition: Definition,
  counted: readonly Counted[],
  { words, t }: { words: ReportWords; t: Words },
): BuiltReport {
  const parts = partsIn(t.language);
  const found = placesIn(counted);
  const rows = found.rows.toSorted(orderOf(words.rows));
  const { across } = words;
  const columns = across ? found.columns.toSorted(across.compare) : [];
  const numbers = new Map(counted.map(({ row, column, value }) => [keyOf(row) + keyOf(column), value]));
  const measure = measureWords(parts, definition.view, definition.measure);
  const adds = addsUp(definition);
  const counting = { type: 'number', opens: false, adds } as const;
  const numbersOf = (row: readonly Value[] | null): Value[] => {
    const number = (column: [Value] | null): Value =>
      numbers.get(keyOf(row) + keyOf(column)) ?? emptyOf(definition);
    return [...columns.map((value) => number([value])), number(null)];
  };
  return {
    columns: [
      ...definition.rows.map((name) => ({
        key: name,
        title: parts(`dimensions.${name}`),
        type: name === 'day' ? ('date' as const) : ('text' as const),
        opens: false,
        adds: false,
      })),
      ...columns.map((value) => ({
        ...counting,
        key: `of:${value ?? ''}`,
        title: across?.of(value) ?? '',
      })),
      { ...counting, key: 'total', title: across ? t('built.total') : measure },
    ],
    rows: rows.map((row) => [
      ...row.map((value, index) => words.rows[index]?.of(value) ?? null),
      ...numbersOf(row),
    ]),
    values: rows.map((row) => [...row, ...numbersOf(row)]),
    keys: rows.map((row) =>
      Object.fromEntries(definition.rows.map((name, index) => [name, row[index] ?? null])),
    ),
    totals:
      rows.length === 0
        ? []
        : [t('built.total'), ...definition.rows.slice(1).map(() => null), ...numbersOf(null)],
  };
}

/** Value of an empty result: a count is 0, an average is null. */
const emptyOf = ({ measure }: Definition): 0 | null =>
  measure === 'average' || measure === 'days' ? null : 0;
