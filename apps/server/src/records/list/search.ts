import { spellingsOf } from '@semestr/core/keyboard';
import { LOOSE, looseText } from '@semestr/core/names/key';
import { withoutPosts } from '@semestr/core/names/query';
import { inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { idsOf, type Link } from '../../db/owners.ts';
import { columnOf } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { parentsOf } from '../../db/references.ts';
import { beginsWith } from '../../db/search.ts';
import { hasSearchKey, nameMatches } from '../../db/search-keys.ts';
import { namings } from './names.ts';

/**
 * Returns the words of a search, in lower case; each of them must match. Posts before the names of people are omitted.
 */
export function wordsOf(q: unknown, table?: PgTable): readonly string[] {
  if (typeof q !== 'string') return [];
  const words = table && hasSearchKey(table) ? withoutPosts(q) : q.split(/\s+/).filter(Boolean);
  return words.map((word) => word.toLowerCase());
}

/**
 * Matches texts that contain a word. They are converted to lower case together, because the cost grows with their
 * number otherwise.
 */
function textsContain(columns: readonly PgColumn[], word: string): SQL[] {
  const [first] = columns;
  if (!first) return [];
  const text =
    columns.length === 1 ? sql`${first}::text` : sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  const loose = sql`translate(lower(${text}), ${LOOSE.from}, ${LOOSE.to})`;
  return spellingsOf(word).map((spelling) => sql`strpos(${loose}, ${looseText(spelling)}) > 0`);
}

const LETTER = /\p{L}/u;

/** Matches the names of records that contain a word; names of people in any spelling. */
function nameContains(table: PgTable, parts: readonly string[], word: string): (SQL | undefined)[] {
  if (!hasSearchKey(table))
    return textsContain(
      parts.map((name) => columnOf(table, name)),
      word,
    );
  return LETTER.test(word) ? [nameMatches(table, word)] : [];
}

/** Matches a column with one of many ids, which are passed to the database as one value. */
export const isAmong = (column: PgColumn, ids: readonly unknown[]): SQL =>
  sql`${column} = any(${sql.param(`{${ids.join(',')}}`)}::int[])`;

/** Matches a record by a word in its name, its number, or those of its owner. Undefined when it has no name. */
export function matchesOwnName(db: Database, table: PgTable, word: string): SQL | undefined {
  const naming = namings.get(table);
  if (!naming) return undefined;
  const through = new Set(naming.through.map((name) => columnOf(table, name)));
  const others = parentsOf(table).filter(({ column }) => through.has(column));
  return or(
    ...nameContains(table, naming.parts, word),
    ...naming.beginnings.map((name) => like(sql`lower(${columnOf(table, name)})`, beginsWith(word))),
    ...others.flatMap(({ column, parent }) => {
      const condition = matchesOwnName(db, parent, word);
      return condition ? [inArray(column, idsOf(db, parent, condition))] : [];
    }),
  );
}

/** Maximum number of ids passed to a query; beyond it a subquery is faster. */
const MANY = 2000;

/**
 * Matches records that refer to a record with a matching name, through one of the requested columns. Matching names are
 * resolved first, because the database can use an index with their ids.
 */
async function matchesReferenced(
  db: Database,
  table: PgTable,
  word: string,
  isWanted: (column: PgColumn) => boolean = () => true,
): Promise<SQL[]> {
  const found: SQL[] = [];
  for (const { column, parent } of parentsOf(table).filter((one) => isWanted(one.column))) {
    const condition = matchesOwnName(db, parent, word);
    if (!condition) continue;
    const ids = (await idsOf(db, parent, condition).limit(MANY + 1)).map(({ id }) => id);
    if (ids.length > MANY) found.push(inArray(column, idsOf(db, parent, condition)));
    else if (ids.length > 0) found.push(isAmong(column, ids));
  }
  return found;
}

/** Matches records by the names of linked records. */
async function matchesLinked(db: Database, table: PgTable, link: Link, word: string): Promise<SQL[]> {
  const other = columnOf(link.table, link.other);
  const named = await matchesReferenced(db, link.table, word, (column) => column === other);
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
 * Matches a record by a word in its own texts, in the name of a referenced record, or in that of a record linked
 * through `links`.
 */
export async function matchesSearch(
  db: Database,
  { table, search, links }: { table: PgTable; search: readonly PgColumn[]; links: readonly Link[] },
  word: string,
): Promise<SQL | undefined> {
  const linked: SQL[] = [];
  for (const link of links) linked.push(...(await matchesLinked(db, table, link, word)));
  const named = hasSearchKey(table) ? nameContains(table, [], word) : [];
  return or(
    ...named,
    ...textsContain(search, word),
    ...(await matchesReferenced(db, table, word)),
    ...linked,
  );
}
