import { gt, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { certificates } from '../src/db/tables/certificates.ts';
import { faculties } from '../src/db/tables/faculties.ts';
import { lessons } from '../src/db/tables/lessons.ts';
import { borrowDatabase } from './database-pool.ts';
import { stored } from './stored-data.ts';

const extra = { name: 'Лишний', abbrev: 'ЛФ' };

it('database pool: returns a database in its initial state, whatever the previous file stored', async () => {
  const first = await borrowDatabase(true);
  const before = await stored(first.db);
  const [created] = await first.db.insert(faculties).values(extra).returning();
  await first.db.delete(certificates);
  await first.db.update(faculties).set({ name: 'Другой' });
  expect(await stored(first.db)).not.toEqual(before);
  await first.close();

  const second = await borrowDatabase(true);
  expect(await stored(second.db)).toEqual(before);
  // The sequences are reset, too.
  expect(await second.db.insert(faculties).values(extra).returning()).toEqual([created]);
  await second.close();
});

it('database pool: returns a database with its rows in their initial order', async () => {
  const idsIn = async ({ db }: Awaited<ReturnType<typeof borrowDatabase>>) =>
    (await db.select({ id: lessons.id }).from(lessons)).map(({ id }) => id);
  const first = await borrowDatabase(true);
  const before = await idsIn(first);
  await first.db
    .update(lessons)
    .set({ note: 'Изменено' })
    .where(gt(lessons.id, before[before.length >> 1] ?? 0));
  expect(await idsIn(first)).not.toEqual(before);
  await first.close();

  const second = await borrowDatabase(true);
  expect(await idsIn(second)).toEqual(before);
  await second.db.update(lessons).set({ note: 'Изменено' });
  await second.close();

  const third = await borrowDatabase(true);
  expect(await idsIn(third)).toEqual(before);
  await third.close();
});

it('database pool: does not reuse a database with changed tables', async () => {
  const first = await borrowDatabase(true);
  await first.db.execute(sql`create table leftover (id int)`);
  await first.close();
  const second = await borrowDatabase(true);
  await expect(second.db.execute(sql`select * from leftover`)).rejects.toThrow(
    'Failed query: select * from leftover',
  );
  await second.close();
});

it('database pool: a closed database no longer responds', async () => {
  const { db, close } = await borrowDatabase(true);
  await close();
  const cause: unknown = expect.objectContaining({ message: expect.stringContaining('revoked') as string });
  await expect(db.execute(sql`select 1`)).rejects.toMatchObject({ cause });
});
