import type { Database } from '../../db/database.ts';
import { ask, quoted } from '../ask.ts';
import type { StoredTable } from './catalogue.ts';

/** So many characters of rows are read at a time, unless a single row has more. */
const PIECE = 2 * 1024 ** 2;
/** So many rows at most: those whose values are all short have some thousand characters each. */
const MOST = 1000;

/** So many rows fit into a piece: where values may be long, by the longest row there is. */
async function rowsAtATime(tx: Database, { hasLongValues }: StoredTable, query: string): Promise<number> {
  if (!hasLongValues) return MOST;
  const [row] = await ask<{ longest: number | null }>(
    tx,
    `select max(length(row)) as longest from (${query}) rows`,
  );
  return Math.min(MOST, Math.max(1, Math.floor(PIECE / (row?.longest ?? 1))));
}

/** The rows of a table in pieces, each as texts of JSON objects. For a transaction, in which a cursor can live. */
export async function* piecesOf(tx: Database, table: StoredTable): AsyncGenerator<string[]> {
  const columns = table.columns.map(quoted).join(', ');
  const query = `select row_to_json(t)::text as row from (select ${columns} from public.${quoted(table.name)}) t`;
  const count = await rowsAtATime(tx, table, query);
  await tx.execute(`declare backup_rows no scroll cursor for ${query}`);
  let piece: string[];
  do {
    const rows = await ask<{ row: string }>(tx, `fetch ${count} from backup_rows`);
    // A row is one line: a column of the type `json` alone could break it, where a break means nothing.
    piece = rows.map(({ row }) => row.replaceAll('\n', ' '));
    if (piece.length > 0) yield piece;
  } while (piece.length === count);
  await tx.execute('close backup_rows');
}
