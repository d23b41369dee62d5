import type { DimensionOf, Filter, MeasureOf, ViewName } from '@semestr/core/built-reports';
import { type SQL, sql } from 'drizzle-orm';

/** A table joined when an expression needs it; `after` lists the joins on which it depends. */
export interface Join {
  readonly join: SQL;
  readonly after?: readonly Join[];
}

/** A literal SQL expression, and the joins that it needs. */
export interface Expression {
  readonly by: SQL;
  readonly needs?: readonly Join[];
}

/**
 * What is counted. Rows with an equal `of` are grouped first: `total` receives the name of that value, and the number
 * of its rows.
 */
export interface Measure {
  readonly of: SQL;
  readonly needs?: readonly Join[];
  readonly total: (value: SQL, count: SQL) => SQL<number | null>;
}

/** SQL definition of a view: an expression for each of its names, none of which contains input of the caller. */
export interface View<Name extends ViewName = ViewName> {
  readonly from: SQL;
  readonly dimensions: Readonly<Record<DimensionOf<Name>, Expression>>;
  readonly measures: Readonly<Record<MeasureOf<Name>, Measure>>;
  /** Matches rows within the days of a filter; only for views that have days. */
  readonly days?: { readonly within: (days: Filter) => SQL | undefined; readonly needs?: readonly Join[] };
}

/** Counts the rows. */
export const rows: Measure = { of: sql`1`, total: (_value, count) => sql`coalesce(sum(${count}), 0)::int` };

/** Counts distinct values. */
export const each = (of: SQL): Measure => ({ of, total: (value) => sql`count(distinct ${value})::int` });

/** Sums the rows; `format` converts the value to a number. */
export const sum = (of: SQL, format: (value: SQL) => SQL = (value) => value): Measure => ({
  of,
  total: (value, count) => sql`coalesce(sum(${format(value)} * ${count}), 0)::int`,
});

/** Averages the rows that have a number, to two decimals; null when none has. */
export const average = (of: SQL, format: (value: SQL) => SQL = (value) => value): Measure => ({
  of,
  total: (value, count) => {
    const number = format(value);
    const numbered = sql`sum(${count}) filter (where ${number} is not null)`;
    return sql`round((sum(${number} * ${count}) / ${numbered})::numeric, 2)::float`;
  },
});
