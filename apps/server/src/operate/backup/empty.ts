import type { Database } from '../../db/database.ts';
import { queryRows, quoteName } from '../query-rows.ts';
import { failure } from '../failure.ts';
import { tablesOf } from './catalogue.ts';
import { backupTexts } from './texts.ts';

/**
 * Tables with rows in an unused database: rows created by migrations, and failed sign-ins, which are possible without
 * users.
 */
const tablesInUse = new Set([
  'meta',
  'holidays',
  'bells',
  'attempts',
  'audit',
  'idempotency_keys',
  'passkey_challenges',
  'sign_in_failures',
]);

/** Rejects a database with a running server, which would continue with data that it has already read. */
async function assertNotServed(tx: Database): Promise<void> {
  const [server] = await queryRows(
    tx,
    // A server listens for signals on a separate connection, whose last statement stays the same.
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and query like 'listen semestr\\_%' limit 1`,
  );
  if (server) throw failure(backupTexts, (t) => t('inUse'));
}

/**
 * Drops all tables of a database, so that migrations can start from the first. Throws a `Failure` when it contains user
 * data or foreign tables, or is used by a server.
 */
export async function dropAllTables(tx: Database): Promise<void> {
  await assertNotServed(tx);
  const { own, foreign } = await tablesOf(tx);
  if (foreign.length > 0) throw failure(backupTexts, (t) => t('foreign', { names: foreign }));
  for (const { name } of own.filter((one) => !tablesInUse.has(one.name))) {
    const [row] = await queryRows(tx, `select 1 as one from public.${quoteName(name)} limit 1`);
    if (row) throw failure(backupTexts, (t) => t('notEmpty', { table: name }));
  }
  // Tables are dropped together, because they may reference each other; views of other applications are not dropped
  // with them.
  const names = own.map(({ name }) => `public.${quoteName(name)}`);
  if (names.length > 0) await tx.execute(`drop table ${names.join(', ')}`);
  await tx.execute('truncate drizzle.__drizzle_migrations restart identity');
}
