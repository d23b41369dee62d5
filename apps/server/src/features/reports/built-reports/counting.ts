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

/** A number with the values under which it stands; of a sum over rows or columns without them. */
export interface Counted {
  /** Of the dimensions of the rows; null for what all rows come to. */
  row: readonly Value[] | null;
  /** Of the dimension of the columns, in a list of its own; null for what all columns come to, or where there are none. */
  column: readonly [Value] | null;
  value: number | null;
}

/** The tables that expressions need, each once and after those that it needs itself. */
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

/** An expression of a view; the contract has seen to it that the view has one. */
function named<T>(stated: Readonly<Partial<Record<string, T>>>, name: string): T {
  const found = stated[name];
  if (found === undefined) throw new Error(`The view has no ${name}`);
  return found;
}

/** More than an answer may have: whoever reads it says that it is too many. */
const ENOUGH = (MAX_ROWS + 2) * (MAX_COLUMNS + 2);

/** The numbers of a report, with what rows and columns come to: of averages and of people that is no sum. */
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
  // By their places: an expression that holds a parameter would be another one each time.
  const alike = [...placed, counted].map((_one, index) => sql.raw(String(index + 1)));
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
      group by ${list(alike)}
    ) counted
    group by grouping sets (${sets})
    limit ${ENOUGH}`);
  // Both drivers answer rows of the columns that are selected above.
  return (result as { rows: Readonly<Record<string, Value>>[] }).rows.map((row) => ({
    row: row['is_sum_of_rows'] === 1 ? null : rows.map((_name, index) => row[`d${index}`] ?? null),
    column: row['is_sum_of_columns'] === 1 ? null : [row[`d${rows.length}`] ?? null],
    value: row['value'] === null || row['value'] === undefined ? null : Number(row['value']),
  }));
}
