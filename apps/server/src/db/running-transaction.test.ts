import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/server.ts';
import type { Database } from './database.ts';
import { afterCommit, following, inOneTransaction } from './running-transaction.ts';
import { statement } from './statement.ts';
import { faculties } from './tables/faculties.ts';

let opened: TestDatabase;
/** The database in the form that services receive. */
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase(false);
  db = following(opened.db);
});
afterAll(() => opened.close());
beforeEach(() => opened.db.delete(faculties));

const add = (to: Database, abbrev: string) => to.insert(faculties).values({ name: abbrev, abbrev });
const names = async (of: Database) =>
  (await of.select({ abbrev: faculties.abbrev }).from(faculties)).map(({ abbrev }) => abbrev).toSorted();
const named = statement('running-transaction-test', (of) =>
  of
    .select()
    .from(faculties)
    .where(eq(faculties.abbrev, sql.placeholder('abbrev'))),
);
const failing = () => Promise.reject(new Error('Nothing is to stay'));

it('running transaction: a following database uses the running transaction, otherwise the plain database', async () => {
  await add(db, 'before');
  expect(await named(db).execute({ abbrev: 'before' })).toHaveLength(1);
  const work = inOneTransaction(opened.db, async (tx) => {
    await add(db, 'alone');
    await db.transaction(async (own) => add(own, 'nested'));
    // A statement prepared outside the transaction runs inside it.
    expect(await named(db).execute({ abbrev: 'alone' })).toHaveLength(1);
    expect(await db.$count(faculties)).toBe(3);
    expect(await names(tx)).toEqual(['alone', 'before', 'nested']);
    return failing();
  });
  await expect(work).rejects.toThrow('Nothing is to stay');
  expect(await names(db)).toEqual(['before']);
  expect(await named(db).execute({ abbrev: 'before' })).toHaveLength(1);
});

it('running transaction: a failing nested transaction rolls back only its own changes', async () => {
  await inOneTransaction(db, async () => {
    await add(db, 'kept');
    const twice = db.transaction(async (own) => {
      await add(own, 'lost');
      await add(own, 'kept');
    });
    await expect(twice).rejects.toThrow('Failed query');
    await add(db, 'later');
  });
  expect(await names(db)).toEqual(['kept', 'later']);
});

it('running transaction: concurrent transactions are separate', async () => {
  await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((abbrev, index) =>
      inOneTransaction(db, async () => {
        await add(db, abbrev);
        expect(await names(db)).toContain(abbrev);
        return index % 2 === 0 ? undefined : failing();
      }),
    ),
  );
  expect(await names(db)).toEqual(['a', 'c']);
});

it('running transaction: effects visible to others happen after the commit, never after a rollback', async () => {
  const done: string[] = [];
  afterCommit(() => done.push('outside'));
  await inOneTransaction(db, async () => {
    afterCommit(() => done.push('stored'));
    await add(db, 'x');
    expect(done).toEqual(['outside']);
  });
  expect(done).toEqual(['outside', 'stored']);
  const lost = inOneTransaction(db, async () => {
    afterCommit(() => done.push('lost'));
    return failing();
  });
  await expect(lost).rejects.toThrow('Nothing is to stay');
  expect(done).toEqual(['outside', 'stored']);
});

it('running transaction: work that outlives its transaction uses the plain database again', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const work = await inOneTransaction(db, async () => [isOver.then(() => add(db, 'afterwards'))]);
  end();
  await Promise.all(work);
  expect(await names(db)).toEqual(['afterwards']);
});
