import type { Database } from './database.ts';
import { databaseHere } from './running-transaction.ts';

/**
 * A statement that is asked all the time: its SQL is put together once for each database, and PostgreSQL plans it once
 * for each connection. What changes from call to call is a `sql.placeholder`; `name` is the statement's own.
 */
export function statement<Prepared>(
  name: string,
  prepare: (db: Database, name: string) => Prepared,
): (db: Database) => Prepared {
  const made = new WeakMap<Database, Prepared>();
  return (asked) => {
    // What was prepared outside a transaction would be run outside it.
    const db = databaseHere(asked);
    const prepared = made.get(db) ?? prepare(db, name);
    made.set(db, prepared);
    return prepared;
  };
}
