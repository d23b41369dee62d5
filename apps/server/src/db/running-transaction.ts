import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

/**
 * One transaction around all work of a request. Handlers received their database when the routes were created, so the
 * transaction cannot be passed to them: their database follows the transaction that is running where they are called. A
 * statement that bypassed it would not be rolled back with the rest, and on the embedded database, which has one
 * connection, would wait forever.
 */
interface Running {
  /** The database of the transaction. */
  plain: Database;
  /** Null after the transaction has ended: work that outlives its request uses the plain database again. */
  tx: Database | null;
  afterwards: (() => void)[];
}

const running = new AsyncLocalStorage<Running>();

/** The plain database of each following one. */
const plainOf = new WeakMap<Database, Database>();

/** Returns the running transaction of a following database, otherwise the database. */
export function databaseHere(db: Database): Database {
  const plain = plainOf.get(db);
  if (!plain) return db;
  const here = running.getStore();
  return (here?.plain === plain && here.tx) || plain;
}

/** Creates a database that follows the running transaction; transactions nested in it are savepoints. */
export function following(plain: Database): Database {
  const db: Database = new Proxy(plain, {
    get: (_plain, property): unknown => Reflect.get(databaseHere(db), property),
  });
  plainOf.set(db, plain);
  return db;
}

/**
 * Runs work in one transaction, which every database that follows this one uses too. Joins the running transaction if
 * it already exists.
 */
export async function inOneTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const plain = plainOf.get(db) ?? db;
  const around = running.getStore();
  if (around?.plain === plain && around.tx) return work(around.tx);
  const here: Running = { plain, tx: null, afterwards: [] };
  const result = await here.plain.transaction(async (tx) => {
    here.tx = tx;
    try {
      return await running.run(here, () => work(tx));
    } finally {
      here.tx = null;
    }
  });
  for (const act of here.afterwards) act();
  return result;
}

/**
 * Runs an effect that is visible to others only after the commit: when the running transaction has been committed,
 * immediately when there is none.
 */
export function afterCommit(act: () => void): void {
  const here = running.getStore();
  if (here?.tx) here.afterwards.push(act);
  else act();
}
