import type { Database } from './database.ts';

/** Effects that wait for the commit of a transaction, by its database. */
const waiting = new WeakMap<Database, (() => void)[]>();

/** Runs work in one transaction, for whose commit effects wait (`afterCommit`). In another one it is a savepoint. */
export async function inOneTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const effects: (() => void)[] = [];
  const result = await db.transaction(async (tx) => {
    waiting.set(tx, effects);
    return work(tx);
  });
  for (const effect of effects) afterCommit(db, effect);
  return result;
}

/**
 * Runs an effect that is visible to others only when the transaction of this database has been committed; immediately
 * when the database is not one of `inOneTransaction`.
 */
export function afterCommit(db: Database, effect: () => void): void {
  const effects = waiting.get(db);
  if (effects) effects.push(effect);
  else effect();
}
