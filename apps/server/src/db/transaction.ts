import type { Database } from './database.ts';

/** Effects that wait for the commit of a transaction, by its database. */
const pendingEffects = new WeakMap<Database, (() => void)[]>();

/** Runs work in one transaction; effects passed to `afterCommit` run after its commit. A nested call is a savepoint. */
export async function inOneTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const effects: (() => void)[] = [];
  const result = await db.transaction(async (tx) => {
    pendingEffects.set(tx, effects);
    return work(tx);
  });
  for (const effect of effects) afterCommit(db, effect);
  return result;
}

/**
 * Runs an effect that is visible to others as soon as the transaction of this database is committed; immediately when
 * the database was not provided by `inOneTransaction`.
 */
export function afterCommit(db: Database, effect: () => void): void {
  const effects = pendingEffects.get(db);
  if (effects) effects.push(effect);
  else effect();
}
