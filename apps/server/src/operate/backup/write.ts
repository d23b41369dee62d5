import { createHash } from 'node:crypto';
import { tagOf, type Applied } from '../../db/migrate.ts';
import type { Database } from '../../db/database.ts';
import { kindOf, sequencesOf, tablesOf } from './catalogue.ts';
import { type Footer, FORMAT, type Header, type SequencesLine, type TableLine } from './format.ts';
import { piecesOf } from './rows.ts';
import { semestr } from '../../domain/version.ts';

/** Called after each chunk with the table and the number of its rows written so far. */
export type Progress = (table: string, rows: number) => void;

/**
 * Settings that make the format of rows independent of the database's configuration, and disable timeouts of long
 * statements.
 */
export const settings = [
  `set local timezone = 'UTC'`,
  `set local intervalstyle = 'iso_8601'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
];

export async function headerOf(tx: Database, migrations: readonly Applied[], now: Date): Promise<Header> {
  return {
    backup: FORMAT,
    semestr,
    at: now.toISOString(),
    ...(await kindOf(tx)),
    migration: tagOf(migrations.length),
    migrations: [...migrations],
  };
}

/**
 * Yields the lines of a backup, within a transaction with a consistent snapshot. The number of rows of each table is
 * written to `rows`.
 */
export async function* linesOf(
  tx: Database,
  header: Header,
  { rows, progress }: { rows: Map<string, number>; progress: Progress },
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string): string => {
    const line = `${text}\n`;
    hash.update(line);
    return line;
  };
  yield hashed(JSON.stringify(header));
  for (const table of (await tablesOf(tx)).own) {
    yield hashed(JSON.stringify({ table: table.name, columns: table.columns } satisfies TableLine));
    let count = 0;
    for await (const piece of piecesOf(tx, table)) {
      count += piece.length;
      yield hashed(`[${piece.join(',')}]`);
      progress(table.name, count);
    }
    rows.set(table.name, count);
  }
  // Sequences are not part of a transaction's snapshot; read last, they are never behind the rows.
  yield hashed(JSON.stringify({ sequences: await sequencesOf(tx) } satisfies SequencesLine));
  const footer: Footer = { end: true, rows: Object.fromEntries(rows), sha256: hash.digest('hex') };
  yield `${JSON.stringify(footer)}\n`;
}
