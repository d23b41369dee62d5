import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { isOnPostgres } from './server.ts';

/**
 * Simulates a server crash by closing the connection. The embedded database has no connection, so the statement fails.
 */
const crashes = isOnPostgres
  ? 'perform pg_terminate_backend(pg_backend_pid())'
  : `raise exception 'The server dies here'`;

/**
 * Runs work on a server that crashes whenever it is about to store the reply of a request with an `Idempotency-Key`.
 */
export async function crashingBeforeReply<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await db.execute(
    sql.raw(
      `create function dies() returns trigger language plpgsql as $$ begin ${crashes}; return new; end $$`,
    ),
  );
  await db.execute(
    sql`create trigger dies before insert or update on idempotency_keys
      for each row when (new.reply is not null) execute function dies()`,
  );
  try {
    return await work();
  } finally {
    await db.execute(sql`drop trigger dies on idempotency_keys`);
    await db.execute(sql`drop function dies()`);
  }
}
