import { inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { idsOf, type Link } from '../../../db/belonging.ts';
import { columnOf } from '../../../db/columns.ts';
import type { Database } from '../../../db/database.ts';
import { parentsOf } from '../../../db/references.ts';
import { beginsWith } from '../../../db/search.ts';
import { namings } from './naming.ts';

/** The words of a search, in lower case; each of them has to be found. */
export const wordsOf = (q: unknown): readonly string[] =>
  typeof q === 'string' ? q.toLowerCase().split(/\s+/).filter(Boolean) : [];

/** Whether one of the texts holds a word. They are made small together: one by one takes as many times as long. */
function hold(columns: readonly PgColumn[], word: string): SQL[] {
  const [first] = columns;
  if (!first) return [];
  const text =
    columns.length === 1 ? sql`${first}::text` : sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  return [sql`strpos(lower(${text}), ${word}) > 0`];
}

/** Whether a column has one of many ids, which go to the database as one value. */
export const isAmong = (column: PgColumn, ids: readonly unknown[]): SQL =>
  sql`${column} = any(${sql.param(`{${ids.join(',')}}`)}::int[])`;

/** Whether a record is known by a word: by its name, its number, or those of what it belongs to. Undefined where it has no name. */
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
      const known = isKnownBy(db, parent, word);
      return known ? [inArray(column, idsOf(db, parent, known))] : [];
    }),
  );
}

/** So many are asked for by their ids; more are found sooner where they stand. */
const MANY = 2000;

/**
 * Whether a record refers to one that is known by a word, through one of the columns that are wanted. Who is known is asked
 * first: with their ids the database goes by an index.
 */
async function namesOthers(
  db: Database,
  table: PgTable,
  word: string,
  isWanted: (column: PgColumn) => boolean = () => true,
): Promise<SQL[]> {
  const found: SQL[] = [];
  for (const { column, parent } of parentsOf(table).filter((one) => isWanted(one.column))) {
    const known = isKnownBy(db, parent, word);
    if (!known) continue;
    const ids = (await idsOf(db, parent, known).limit(MANY + 1)).map(({ id }) => id);
    if (ids.length > MANY) found.push(inArray(column, idsOf(db, parent, known)));
    else if (ids.length > 0) found.push(isAmong(column, ids));
  }
  return found;
}

/** Whether the others that belong to a record are known by a word. */
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
 * Whether a record is found by a word: in one of its own texts, in the name of a record that it refers to, or in that of
 * one to which `links` lead.
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
