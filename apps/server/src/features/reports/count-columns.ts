import { type SQL, sql } from 'drizzle-orm';
import type { ReportColumn } from './table.ts';

/** The condition of each column of a report; undefined counts every row. */
export type Conditions<Column extends string> = Readonly<Record<Column, SQL | undefined>>;

/** Counts the rows of each column. */
export const countsOf = <Column extends string>(conditions: Conditions<Column>) =>
  Object.fromEntries(
    Object.entries<SQL | undefined>(conditions).map(([column, condition]) => [
      column,
      sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number),
    ]),
    // The keys are those of the conditions.
  ) as Record<Column, SQL<number>>;

/** Matches the rows that a column counts. */
export const conditionOf = (conditions: Conditions<string>, column: string): SQL | undefined =>
  conditions[column];

/** Columns with counts, whose names can be opened. */
export const countColumns = <Column extends string>(
  columns: readonly Column[],
  titleOf: (column: Column) => string,
): ReportColumn<Readonly<Record<Column, number>>>[] =>
  columns.map((key) => ({
    key,
    title: titleOf(key),
    width: 14,
    type: 'number',
    opens: true,
    value: (row) => row[key],
  }));
