import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { tables } from './tables.ts';

/** A table with the columns through which its rows refer to rows of another. */
export interface Reference {
  readonly table: PgTable;
  readonly columns: readonly PgColumn[];
}

/** Lists every table whose rows refer to rows of `table`, whatever happens to them when such a row is removed. */
export function referencesTo(table: PgTable): readonly Reference[] {
  return tables.flatMap((one) => {
    const columns = getTableConfig(one)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === table)
      // Each key has one column: a test of the indexes checks this.
      .flatMap((key) => key.columns);
    return columns.length === 0 ? [] : [{ table: one, columns }];
  });
}

/** A column that refers to rows of another table, with the referenced column. */
export interface Parent {
  readonly column: PgColumn;
  readonly parent: PgTable;
  readonly key: PgColumn;
}

/** Lists the tables to which rows of `table` refer, by the referring column. */
export const parentsOf = (table: PgTable): readonly Parent[] =>
  getTableConfig(table).foreignKeys.flatMap((one) => {
    const { columns, foreignColumns, foreignTable } = one.reference();
    // Each key has one column: a test of the indexes checks this.
    return columns.flatMap((column, index) => {
      const key = foreignColumns[index];
      return key ? [{ column, parent: foreignTable, key }] : [];
    });
  });
