import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

/**
 * One transaction around everything that a request does. Handlers were given their database when the routes were made,
 * so they cannot be handed the transaction: the database that they have follows the one that is running where they are
 * called from. Whatever went past it would not be rolled back with the rest, and on the embedded database, which has one
 * connection, would wait for ever.
 */
interface Running {
  /** Of which database it is a transaction. */
  plain: Database;
  /** Null when it is over: work that goes on after its request has the plain database again. */
  tx: Database | null;
  afterwards: (() => void)[];
}

const running = new AsyncLocalStorage<Running>();

/** Of which database each of those that follow is. */
const plainOf = new WeakMap<Database, Database>();

/** The transaction that runs here of a database that follows, else the database itself. */
export function databaseHere(db: Database): Database {
  const plain = plainOf.get(db);
  if (!plain) return db;
  const here = running.getStore();
  return (here?.plain === plain && here.tx) || plain;
}

/** The database for those who are to take part in the running transaction; in it their own are savepoints. */
export function following(plain: Database): Database {
  const db: Database = new Proxy(plain, {
    get: (_plain, property): unknown => Reflect.get(databaseHere(db), property),
  });
  plainOf.set(db, plain);
  return db;
}

/**
 * Runs some work in one transaction, which is also that of every database that follows this one: in the running one
 * where there is one already.
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

/** Does what others may see only once it is stored: when the running transaction has been, at once where there is none. */
export function afterCommit(act: () => void): void {
  const here = running.getStore();
  if (here?.tx) here.afterwards.push(act);
  else act();
}
