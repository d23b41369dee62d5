import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { tables } from './tables.ts';

/** A table with the columns in which its rows name a row of another. */
export interface Reference {
  readonly table: PgTable;
  readonly columns: readonly PgColumn[];
}

/** Every table whose rows refer to rows of `table`, whatever becomes of them when such a row is removed. */
export function referencesTo(table: PgTable): readonly Reference[] {
  return tables.flatMap((one) => {
    const columns = getTableConfig(one)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === table)
      // Each key is of one column: a test of the indexes says so.
      .flatMap((key) => key.columns);
    return columns.length === 0 ? [] : [{ table: one, columns }];
  });
}

/** A column in which rows name those of another table, and by which column of that one. */
export interface Parent {
  readonly column: PgColumn;
  readonly parent: PgTable;
  readonly key: PgColumn;
}

/** The tables to whose rows those of `table` refer, by the column in which they do. */
export const parentsOf = (table: PgTable): readonly Parent[] =>
  getTableConfig(table).foreignKeys.flatMap((one) => {
    const { columns, foreignColumns, foreignTable } = one.reference();
    // Each key is of one column: a test of the indexes says so.
    return columns.flatMap((column, index) => {
      const key = foreignColumns[index];
      return key ? [{ column, parent: foreignTable, key }] : [];
    });
  });
