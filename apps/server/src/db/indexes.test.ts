import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/server.ts';

/** Foreign keys without an index of their own, each with the reason why nothing is searched or removed through it. */
const excused: Readonly<Record<string, string>> = {};

/** By what rows are looked for though no key leads there: by age, to be removed. */
const searched = [
  'attempts.touched_at',
  'audit.at',
  'idempotency_keys.created_at',
  'notifications.created_at',
  'outbox.created_at',
  'sign_in_failures.since',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(false);
});
afterAll(() => database.close());

/** Columns with which an index of the whole table begins, as "table.column". */
const leading = sql`
  select i.indrelid::regclass || '.' || a.attname from pg_index i
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
  where i.indpred is null`;

const namesOf = async (query: ReturnType<typeof sql>): Promise<string[]> => {
  const rows = await database.db.select({ name: sql<string>`name` }).from(sql`(${query}) named`);
  return rows.map(({ name }) => name).toSorted();
};

describe('on the migrated database', () => {
  it('every foreign key is of one column, begins an index, or is excused', async () => {
    const bare = await namesOf(sql`
      select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f'
        and (cardinality(c.conkey) > 1 or c.conrelid::regclass || '.' || a.attname not in (${leading}))`);
    expect(bare).toEqual(Object.keys(excused).toSorted());
  });

  it('what is swept or looked for again and again begins an index', async () => {
    const indexed = await namesOf(sql`select * from (${leading}) as indexes(name)`);
    expect(searched.filter((name) => !indexed.includes(name))).toEqual([]);
  });
});
