import { inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { idsOf, type Link } from '../../db/owners.ts';
import { columnOf } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { parentsOf } from '../../db/references.ts';
import { beginsWith } from '../../db/search.ts';
import { namings } from './names.ts';

/** Returns the words of a search, in lower case; each of them must match. */
export const wordsOf = (q: unknown): readonly string[] =>
  typeof q === 'string' ? q.toLowerCase().split(/\s+/).filter(Boolean) : [];

/** Matches texts that contain a word. They are lower-cased together: separately the cost grows with their number. */
function hold(columns: readonly PgColumn[], word: string): SQL[] {
  const [first] = columns;
  if (!first) return [];
  const text =
    columns.length === 1 ? sql`${first}::text` : sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  return [sql`strpos(lower(${text}), ${word}) > 0`];
}

/** Matches a column with one of many ids, which are passed to the database as one value. */
export const isAmong = (column: PgColumn, ids: readonly unknown[]): SQL =>
  sql`${column} = any(${sql.param(`{${ids.join(',')}}`)}::int[])`;

/** Matches a record by a word: its name, its number, or those of its owner. Undefined when it has no name. */
export function isKnownBy(db: Database, table: PgTable, word: string): SQL | undefined {
  const naming = namings.get(table);
  if (!naming) return undefined;
  const through = new Set(naming.through.map((name) => columnOf(table, name)));
  const others = parentsOf(table).filter(({ column }) => through.has(column));
  return or(
    ...hold(
      naming.parts.map((name) => columnOf(table, name)),
      word,
    ),
    ...naming.beginnings.map((name) => like(sql`lower(${columnOf(table, name)})`, beginsWith(word))),
    ...others.flatMap(({ column, parent }) => {
      const condition = isKnownBy(db, parent, word);
      return condition ? [inArray(column, idsOf(db, parent, condition))] : [];
    }),
  );
}

/** Maximum number of ids passed to a query; with more, a subquery is faster. */
const MANY = 2000;

/**
 * Matches records that refer to one with a matching name, through one of the requested columns. Matching names are
 * resolved first: with their ids the database can use an index.
 */
async function namesOthers(
  db: Database,
  table: PgTable,
  word: string,
  isWanted: (column: PgColumn) => boolean = () => true,
): Promise<SQL[]> {
  const found: SQL[] = [];
  for (const { column, parent } of parentsOf(table).filter((one) => isWanted(one.column))) {
    const condition = isKnownBy(db, parent, word);
    if (!condition) continue;
    const ids = (await idsOf(db, parent, condition).limit(MANY + 1)).map(({ id }) => id);
    if (ids.length > MANY) found.push(inArray(column, idsOf(db, parent, condition)));
    else if (ids.length > 0) found.push(isAmong(column, ids));
  }
  return found;
}

/** Matches records by the names of linked records. */
async function isLinkedTo(db: Database, table: PgTable, link: Link, word: string): Promise<SQL[]> {
  const other = columnOf(link.table, link.other);
  const named = await namesOthers(db, link.table, word, (column) => column === other);
  return named.map((one) =>
    inArray(
      columnOf(table, 'id'),
      db
        .select({ id: columnOf(link.table, link.own) })
        .from(link.table)
        .where(one),
    ),
  );
}

/**
 * Matches a record by a word: in its own texts, in the name of a referenced record, or of one linked through `links`.
 */
export async function isFoundBy(
  db: Database,
  { table, search, links }: { table: PgTable; search: readonly PgColumn[]; links: readonly Link[] },
  word: string,
): Promise<SQL | undefined> {
  const linked: SQL[] = [];
  for (const link of links) linked.push(...(await isLinkedTo(db, table, link, word)));
  return or(...hold(search, word), ...(await namesOthers(db, table, word)), ...linked);
}
