import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/server.ts';

/** Foreign keys without an index, each with the reason why no query or deletion uses them. */
const excused: Readonly<Record<string, string>> = {};

/** Columns that are searched although they are not keys: by age, for removal. */
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

/** First columns of indexes over the whole table, as "table.column". */
const leading = sql`
  select i.indrelid::regclass || '.' || a.attname from pg_index i
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
  where i.indpred is null`;

const namesOf = async (query: ReturnType<typeof sql>): Promise<string[]> => {
  const rows = await database.db.select({ name: sql<string>`name` }).from(sql`(${query}) named`);
  return rows.map(({ name }) => name).toSorted();
};

describe('migrated database', () => {
  it('indexes: every foreign key has one column and begins an index or is excused', async () => {
    const bare = await namesOf(sql`
      select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f'
        and (cardinality(c.conkey) > 1 or c.conrelid::regclass || '.' || a.attname not in (${leading}))`);
    expect(bare).toEqual(Object.keys(excused).toSorted());
  });

  it('indexes: every column of a periodic sweep or search begins an index', async () => {
    const indexed = await namesOf(sql`select * from (${leading}) as indexes(name)`);
    expect(searched.filter((name) => !indexed.includes(name))).toEqual([]);
  });
});
