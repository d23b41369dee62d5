import type { Database } from '../../db/database.ts';
import { queryRows, quoteName } from '../query-rows.ts';
import type { StoredTable } from './catalogue.ts';

/** Maximum number of characters read at a time, unless a single row has more. */
const PIECE = 2 * 1024 ** 2;
/** Maximum number of rows: those with only short values have some thousand characters each. */
const MOST = 1000;

/** Returns how many rows fit into a chunk; with long values, estimated from the longest row. */
async function rowsAtATime(tx: Database, { hasLongValues }: StoredTable, query: string): Promise<number> {
  if (!hasLongValues) return MOST;
  const [row] = await queryRows<{ longest: number | null }>(
    tx,
    `select max(length(row)) as longest from (${query}) rows`,
  );
  return Math.min(MOST, Math.max(1, Math.floor(PIECE / (row?.longest ?? 1))));
}

/**
 * Yields the rows of a table in chunks, each as texts of JSON objects. Requires a transaction, because it uses a
 * cursor.
 */
export async function* piecesOf(tx: Database, table: StoredTable): AsyncGenerator<string[]> {
  const columns = table.columns.map(quoteName).join(', ');
  const query = `select row_to_json(t)::text as row from (select ${columns} from public.${quoteName(table.name)}) t`;
  const count = await rowsAtATime(tx, table, query);
  await tx.execute(`declare backup_rows no scroll cursor for ${query}`);
  let piece: string[];
  do {
    const rows = await queryRows<{ row: string }>(tx, `fetch ${count} from backup_rows`);
    // A row is one line. Only a column of the type `json` could contain line breaks, where they have no meaning.
    piece = rows.map(({ row }) => row.replaceAll('\n', ' '));
    if (piece.length > 0) yield piece;
  } while (piece.length === count);
  await tx.execute('close backup_rows');
}
