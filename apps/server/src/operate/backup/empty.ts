import type { Database } from '../../db/database.ts';
import { ask, quoted } from '../ask.ts';
import { failure } from '../failure.ts';
import { tablesOf } from './catalogue.ts';
import { backupTexts } from './texts.ts';

/**
 * What a database has that Semestr was started on and nobody has used: rows of migrations, and traces of people who were
 * not let in, since there is nobody.
 */
const written = new Set([
  'meta',
  'holidays',
  'attempts',
  'audit',
  'idempotency_keys',
  'passkey_challenges',
  'sign_in_failures',
]);

/** Refuses while a server is there: it would go on with what it has read before. */
async function expectUnserved(tx: Database): Promise<void> {
  const [server] = await ask(
    tx,
    // A server hears the signals of others on a connection of its own, on which it has said nothing since.
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and query like 'listen semestr\\_%' limit 1`,
  );
  if (server) throw failure(backupTexts, (t) => t('inUse'));
}

/**
 * Makes a database bare, so that migrations may begin with the first. Throws a `Failure` where it holds anything that
 * somebody has stored, tables of anybody else, or serves a server.
 */
export async function makeBare(tx: Database): Promise<void> {
  await expectUnserved(tx);
  const { own, foreign } = await tablesOf(tx);
  if (foreign.length > 0) throw failure(backupTexts, (t) => t('foreign', { names: foreign }));
  for (const { name } of own.filter((one) => !written.has(one.name))) {
    const [row] = await ask(tx, `select 1 as one from public.${quoted(name)} limit 1`);
    if (row) throw failure(backupTexts, (t) => t('notEmpty', { table: name }));
  }
  // Named together they may lean on each other, but nobody else's view is dropped with them.
  const names = own.map(({ name }) => `public.${quoted(name)}`);
  if (names.length > 0) await tx.execute(`drop table ${names.join(', ')}`);
  await tx.execute('truncate drizzle.__drizzle_migrations restart identity');
}
