import type { Database } from '../../db/database.ts';
import { ask, quoted } from '../ask.ts';
import { failure } from '../failure.ts';
import { tablesOf } from './catalogue.ts';
import { backupTexts } from './texts.ts';

/**
 * Tables with rows in an unused database: rows of migrations, and failed sign-ins, which are possible without users.
 */
const written = new Set([
  'meta',
  'holidays',
  'bells',
  'attempts',
  'audit',
  'idempotency_keys',
  'passkey_challenges',
  'sign_in_failures',
]);

/** Rejects while a server is running: it would continue with data it has read before. */
async function expectUnserved(tx: Database): Promise<void> {
  const [server] = await ask(
    tx,
    // A server listens for signals on a separate connection, whose last statement stays the same.
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and query like 'listen semestr\\_%' limit 1`,
  );
  if (server) throw failure(backupTexts, (t) => t('inUse'));
}

/**
 * Drops all tables of a database, so that migrations can start from the first. Throws a `Failure` when it contains user
 * data or foreign tables, or serves a server.
 */
export async function makeBare(tx: Database): Promise<void> {
  await expectUnserved(tx);
  const { own, foreign } = await tablesOf(tx);
  if (foreign.length > 0) throw failure(backupTexts, (t) => t('foreign', { names: foreign }));
  for (const { name } of own.filter((one) => !written.has(one.name))) {
    const [row] = await ask(tx, `select 1 as one from public.${quoted(name)} limit 1`);
    if (row) throw failure(backupTexts, (t) => t('notEmpty', { table: name }));
  }
  // Dropped together they may reference each other, but views of other applications are not dropped with them.
  const names = own.map(({ name }) => `public.${quoted(name)}`);
  if (names.length > 0) await tx.execute(`drop table ${names.join(', ')}`);
  await tx.execute('truncate drizzle.__drizzle_migrations restart identity');
}
