import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/server.ts';
import type { Database } from './database.ts';
import { statement } from './statement.ts';
import { faculties } from './tables/faculties.ts';
import { afterCommit, inOneTransaction } from './transaction.ts';

let opened: TestDatabase;
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase(false);
  ({ db } = opened);
});
afterAll(() => opened.close());
beforeEach(() => db.delete(faculties));

const add = (to: Database, abbrev: string) => to.insert(faculties).values({ name: abbrev, abbrev });
const names = async (of: Database) =>
  (await of.select({ abbrev: faculties.abbrev }).from(faculties)).map(({ abbrev }) => abbrev).toSorted();
const named = statement('transaction-test', (of) =>
  of
    .select()
    .from(faculties)
    .where(eq(faculties.abbrev, sql.placeholder('abbrev'))),
);
const failing = () => Promise.reject(new Error('Nothing is to stay'));

it('transaction: a prepared statement runs in the transaction of its database', async () => {
  await add(db, 'before');
  expect(await named(db).execute({ abbrev: 'before' })).toHaveLength(1);
  const work = inOneTransaction(db, async (tx) => {
    await add(tx, 'alone');
    expect(await named(tx).execute({ abbrev: 'alone' })).toHaveLength(1);
    return failing();
  });
  await expect(work).rejects.toThrow('Nothing is to stay');
  expect(await named(db).execute({ abbrev: 'alone' })).toHaveLength(0);
  expect(await names(db)).toEqual(['before']);
});

it('transaction: a failing nested transaction rolls back only its own changes', async () => {
  await inOneTransaction(db, async (tx) => {
    await add(tx, 'kept');
    const twice = inOneTransaction(tx, async (own) => {
      await add(own, 'lost');
      await add(own, 'kept');
    });
    await expect(twice).rejects.toThrow('Failed query');
    await add(tx, 'later');
  });
  expect(await names(db)).toEqual(['kept', 'later']);
});

it('transaction: effects visible to others happen after the commit, never after a rollback', async () => {
  const done: string[] = [];
  afterCommit(db, () => done.push('outside'));
  await inOneTransaction(db, async (tx) => {
    afterCommit(tx, () => done.push('stored'));
    await inOneTransaction(tx, async (own) => afterCommit(own, () => done.push('nested')));
    const lost = inOneTransaction(tx, async (own) => {
      afterCommit(own, () => done.push('lost'));
      return failing();
    });
    await expect(lost).rejects.toThrow('Nothing is to stay');
    await add(tx, 'x');
    expect(done).toEqual(['outside']);
  });
  expect(done).toEqual(['outside', 'stored', 'nested']);
  const lost = inOneTransaction(db, async (tx) => {
    afterCommit(tx, () => done.push('lost'));
    return failing();
  });
  await expect(lost).rejects.toThrow('Nothing is to stay');
  expect(done).toEqual(['outside', 'stored', 'nested']);
});
