import { getTableName, is, type SQL, sql, Table } from 'drizzle-orm';
import type { PgColumn, PgSelectConfig } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { rowReader } from './rows.ts';

/** The parts of a drizzle select builder that are accessible from outside. */
interface Select<Row> {
  readonly _: { readonly result: Row[]; readonly config: PgSelectConfig };
  toSQL: () => { sql: string; params: unknown[] };
  prepare: (name: string) => Statement<Row>;
}

export interface Statement<Row> {
  execute: (values: Record<string, unknown>) => Promise<Row[]>;
}

/**
 * Creates a frequently used statement: its SQL is built once per database, PostgreSQL plans it once per connection, and
 * its rows are read by a specialised function. Values that change between calls are a `sql.placeholder`; `name` must be
 * unique.
 */
export function statement<Row>(
  name: string,
  select: (db: Database) => Select<Row>,
): (db: Database) => Statement<Row> {
  const cache = new WeakMap<Database, Statement<Row>>();
  return (db) => {
    // Also one per transaction: a statement that was prepared outside it would run outside it.
    const prepared = cache.get(db) ?? prepare(name, db, select(db));
    cache.set(db, prepared);
    return prepared;
  };
}

function prepare<Row>(name: string, db: Database, select: Select<Row>): Statement<Row> {
  const { fields, joins = [] } = select._.config;
  const outer = joins.filter(({ joinType }) => joinType !== 'inner');
  const tables = outer.flatMap(({ joinType, table }) =>
    joinType === 'left' && is(table, Table) ? [getTableName(table)] : [],
  );
  // With other joins, only drizzle can determine which rows may be missing.
  const read = tables.length === outer.length ? rowReader(fields, new Set(tables)) : null;
  if (!read) return select.prepare(name);
  return db._.session.prepareQuery<{ execute: Row[]; all: never; values: never }>(
    select.toSQL(),
    undefined,
    name,
    true,
    // The reader follows the selection, so its result has the type that drizzle declares.
    (rows) => rows.map(read) as Row[],
  );
}

/** Matches an integer column with the list in a placeholder: one value, whatever its length. */
export const isOneOf = (column: PgColumn, placeholder: string): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)}::int[])`;
