import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import type { TestServer } from './server.ts';
import { rowsOf, tablesOf } from './stored-data.ts';

/**
 * Makes the database record each statement that inserts, updates or deletes rows, except in the tables of `ignored`. A
 * failed transaction discards its records. Much cheaper than comparing all tables around each request.
 */
export async function recordWrites(db: Database, ignored: ReadonlySet<string>): Promise<void> {
  const tables = (await tablesOf(db)).filter((name) => !ignored.has(name));
  await db.execute(sql`create table written (name text not null)`);
  await db.execute(sql`
    create function record_write() returns trigger language plpgsql as
    $$ begin insert into written values (tg_table_name); return null; end $$`);
  for (const name of tables)
    await db.execute(sql`
      create trigger record_write after insert or update or delete on ${sql.identifier(name)}
      for each row execute function record_write()`);
}

/**
 * Returns the tables that were written to since the last call, each once. Waits for the deliveries of earlier messages,
 * which are not effects of the next request.
 */
export async function takeWrites({ db, deliver }: Pick<TestServer, 'db' | 'deliver'>): Promise<string[]> {
  await deliver();
  const rows = rowsOf(await db.execute(sql`delete from written returning name`));
  return [...new Set(rows.map(({ name }) => String(name)))];
}

/** Removes everything that `recordWrites` created, so that another file can use the database. */
export async function stopRecording(db: Database): Promise<void> {
  await db.execute(sql`drop function record_write cascade`);
  await db.execute(sql`drop table written`);
}
