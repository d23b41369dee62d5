import { getTableName, is, type SQL, sql, Table } from 'drizzle-orm';
import type { PgColumn, PgSelectConfig } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { rowReader } from './rows.ts';
import { databaseHere } from './running-transaction.ts';

/** A select that is put together, as drizzle lets one see it. */
interface Select<Row> {
  readonly _: { readonly result: Row[]; readonly config: PgSelectConfig };
  toSQL: () => { sql: string; params: unknown[] };
  prepare: (name: string) => Statement<Row>;
}

export interface Statement<Row> {
  execute: (values: Record<string, unknown>) => Promise<Row[]>;
}

/**
 * A statement that is asked all the time: its SQL is put together once for each database, PostgreSQL plans it once for
 * each connection, and its rows are read by a function of their own. What changes from call to call is a
 * `sql.placeholder`; `name` is the statement's own.
 */
export function statement<Row>(
  name: string,
  select: (db: Database) => Select<Row>,
): (db: Database) => Statement<Row> {
  const made = new WeakMap<Database, Statement<Row>>();
  return (asked) => {
    // What was prepared outside a transaction would be run outside it.
    const db = databaseHere(asked);
    const prepared = made.get(db) ?? prepare(name, db, select(db));
    made.set(db, prepared);
    return prepared;
  };
}

function prepare<Row>(name: string, db: Database, select: Select<Row>): Statement<Row> {
  const { fields, joins = [] } = select._.config;
  const outer = joins.filter(({ joinType }) => joinType !== 'inner');
  const tables = outer.flatMap(({ joinType, table }) =>
    joinType === 'left' && is(table, Table) ? [getTableName(table)] : [],
  );
  // What may be missing after other joins is drizzle's to find out.
  const read = tables.length === outer.length ? rowReader(fields, new Set(tables)) : null;
  if (!read) return select.prepare(name);
  return db._.session.prepareQuery<{ execute: Row[]; all: never; values: never }>(
    select.toSQL(),
    undefined,
    name,
    true,
    // It makes what the selection says, and so what drizzle says of its result.
    (rows) => rows.map(read) as Row[],
  );
}

/** Whether a whole number of a column is in the list that a placeholder stands for: one value, however many there are. */
export const isOneOf = (column: PgColumn, placeholder: string): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)}::int[])`;
