import {
  type Definition,
  type DimensionName,
  dimensionNames,
  MAX_COLUMNS,
  MAX_ROWS,
} from '@semestr/core/built-reports';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Expression, Join, Measure, View } from './view.ts';

export type Value = string | number | null;

/** A number with its values of the dimensions; totals over rows or columns omit those. */
export interface Counted {
  /** Values of the row dimensions; null for the total of all rows. */
  row: readonly Value[] | null;
  /** Value of the column dimension, in a list; null for the total of all columns, or without column dimension. */
  column: readonly [Value] | null;
  value: number | null;
}

/** Collects the joins that expressions need, without duplicates and after their own dependencies. */
function joinsOf(expressions: readonly Pick<Expression, 'needs'>[]): readonly Join[] {
  const found = new Set<Join>();
  const add = (join: Join): void => {
    for (const before of join.after ?? []) add(before);
    found.add(join);
  };
  for (const { needs = [] } of expressions) for (const join of needs) add(join);
  return [...found];
}

type Parts = Pick<View, 'from' | 'days'> & {
  dimensions: Readonly<Partial<Record<DimensionName, Expression>>>;
  measures: Readonly<Partial<Record<string, Measure>>>;
};

/** Returns an expression of a view; the contract has validated that it exists. */
function named<T>(stated: Readonly<Partial<Record<string, T>>>, name: string): T {
  const found = stated[name];
  if (found === undefined) throw new Error(`The view has no ${name}`);
  return found;
}

/** One more than the allowed size, so that a report that is too large is detected. */
const ENOUGH = (MAX_ROWS + 2) * (MAX_COLUMNS + 2);

/**
 * Computes the numbers of a report, with the totals of rows and columns: for averages and distinct students they are
 * not sums.
 */
export async function countedIn(
  db: Database,
  { from, dimensions, measures, days }: Parts,
  { rows, across, measure, filter }: Definition,
): Promise<readonly Counted[]> {
  const counted = named(measures, measure);
  const placed = [...rows, ...(across === null ? [] : [across])].map((name) => named(dimensions, name));
  const narrowed = dimensionNames.flatMap((name) => {
    const values = filter[name];
    return values === undefined ? [] : [{ ...named(dimensions, name), values }];
  });
  const inDays = days?.within(filter);
  const joins = joinsOf([counted, ...placed, ...narrowed, ...(inDays && days ? [days] : [])]);
  const where = and(inDays, ...narrowed.map(({ by, values }) => inArray(by, [...values])));
  const columns = placed.map((_one, index) => sql.identifier(`d${index}`));
  const list = (parts: readonly (SQL | (typeof columns)[number])[]): SQL => sql.join([...parts], sql`, `);
  const ofRows = list(columns.slice(0, rows.length));
  const sets =
    across === null
      ? sql`(${ofRows}), ()`
      : sql`(${list(columns)}), (${ofRows}), (${list(columns.slice(rows.length))}), ()`;
  const selected = placed.map(({ by }, index) => sql`${by} as ${sql.identifier(`d${index}`)}`);
  // Grouped by position: an expression with a parameter would count as a different expression each time.
  const positions = [...placed, counted].map((_one, index) => sql.raw(String(index + 1)));
  const result = await db.execute(sql`
    select ${list(columns)},
      grouping(d0) as is_sum_of_rows,
      ${across === null ? sql`1` : sql`grouping(${list(columns.slice(rows.length))})`} as is_sum_of_columns,
      ${counted.total(sql`counted.value`, sql`counted.count`)} as value
    from (
      select ${list(selected)}, ${counted.of} as value, count(*) as count
      from ${from} ${sql.join(
        joins.map(({ join }) => join),
        sql` `,
      )}
      ${where ? sql`where ${where}` : sql``}
      group by ${list(positions)}
    ) counted
    group by grouping sets (${sets})
    limit ${ENOUGH}`);
  // Both drivers return rows with the columns selected above.
  return (result as { rows: Readonly<Record<string, Value>>[] }).rows.map((row) => ({
    row: row['is_sum_of_rows'] === 1 ? null : rows.map((_name, index) => row[`d${index}`] ?? null),
    column: row['is_sum_of_columns'] === 1 ? null : [row[`d${rows.length}`] ?? null],
    value: row['value'] === null || row['value'] === undefined ? null : Number(row['value']),
  }));
}
