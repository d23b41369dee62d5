import type { DimensionOf, Filter, MeasureOf, ViewName } from '@semestr/core/built-reports';
import { type SQL, sql } from 'drizzle-orm';

/** A table that is read with others, once something is asked for that stands in it; `after` those that it needs. */
export interface Join {
  readonly join: SQL;
  readonly after?: readonly Join[];
}

/** An expression that is written out here, and what it takes to read it. */
export interface Expression {
  readonly by: SQL;
  readonly needs?: readonly Join[];
}

/**
 * What is counted. Rows that are alike in `of` are counted together first: `total` is told the name of that value, and how many
 * rows have it.
 */
export interface Measure {
  readonly of: SQL;
  readonly needs?: readonly Join[];
  readonly total: (value: SQL, count: SQL) => SQL<number | null>;
}

/** How the server counts a view: an expression for each of its names, and nothing from the caller in any. */
export interface View<Name extends ViewName = ViewName> {
  readonly from: SQL;
  readonly dimensions: Readonly<Record<DimensionOf<Name>, Expression>>;
  readonly measures: Readonly<Record<MeasureOf<Name>, Measure>>;
  /** Whether a row lies within the days of a filter; only of views that have days. */
  readonly days?: { readonly within: (days: Filter) => SQL | undefined; readonly needs?: readonly Join[] };
}

/** The rows themselves. */
export const rows: Measure = { of: sql`1`, total: (_value, count) => sql`coalesce(sum(${count}), 0)::int` };

/** Each value once, however many rows have it. */
export const each = (of: SQL): Measure => ({ of, total: (value) => sql`count(distinct ${value})::int` });

/** What the rows come to; `told` makes a number of the value. */
export const sum = (of: SQL, told: (value: SQL) => SQL = (value) => value): Measure => ({
  of,
  total: (value, count) => sql`coalesce(sum(${told(value)} * ${count}), 0)::int`,
});

/** To the second decimal, of the rows that have a number; null where none has one. */
export const average = (of: SQL, told: (value: SQL) => SQL = (value) => value): Measure => ({
  of,
  total: (value, count) => {
    const number = told(value);
    const numbered = sql`sum(${count}) filter (where ${number} is not null)`;
    return sql`round((sum(${number} * ${count}) / ${numbered})::numeric, 2)::float`;
  },
});
