import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { idsOf, type Links } from '../db/owners.ts';
import type { Database } from '../db/database.ts';
import { type Row, withLinks } from '../db/links.ts';
import { type Condition, filterConditions } from './list/filter.ts';
import type { Caller } from '../domain/caller.ts';
import { orderOf } from './list/order.ts';
import { isAmong, matchesSearch, wordsOf } from './list/search.ts';

export type { Row };

/** A table whose rows have an id; editable ones also have a version. */
export type RecordTable = PgTable & { id: PgColumn; version?: PgColumn };

/** A row of the table in the form used by hooks: timestamps are dates, and each linked field contains ids. */
export type RecordOf<T extends RecordTable, Linked extends string = never> = T['$inferSelect'] &
  Readonly<Record<Linked, number[]>>;

/** Serialises a row: timestamps as ISO texts. */
export const asJson = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );

/** Returns the columns of a record, except binary ones. */
const columnsOf = (table: RecordTable): Record<string, PgColumn> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([, { columnType }]) => columnType !== 'PgCustomColumn'),
  );

export interface ListQuery {
  filter: Row;
  sort: readonly [string, 'ASC' | 'DESC'];
  range: readonly [number, number];
}

/** Description of how records of a type are read. */
export interface Source {
  table: RecordTable;
  /** The texts in which `q` is searched, in addition to the names of referenced records. */
  search: readonly PgColumn[];
  links?: Links;
  /** Matches the records of a faculty, when that does not follow from their columns and links. */
  ofFaculty?: (facultyId: number) => SQL;
  /** Computed fields of a record, which are not columns. */
  computed?: Readonly<Record<string, SQL>>;
  /** The date or timestamp of a record to which `from` and `to` apply. */
  period?: PgColumn;
  /** Filter keys that are not columns. */
  conditions?: Readonly<Record<string, Condition>>;
  /** Matches the records that a caller with limited access can see. */
  reach?: (caller: Caller) => SQL | undefined;
  /** Additional search for a word. */
  searchElsewhere?: (db: Database, word: string) => SQL | undefined;
}

const fieldsOf = ({ table, computed = {} }: Pick<Source, 'table' | 'computed'>) => ({
  ...columnsOf(table),
  ...computed,
});

/** Builds the condition of a list's filter: every search word must match. */
async function whereOf(db: Database, source: Source, { q, ...filter }: Row): Promise<SQL | undefined> {
  const { table, search, links = {}, period, conditions = {}, searchElsewhere } = source;
  const found: SQL[] = [];
  for (const word of wordsOf(q, table)) {
    const own = await matchesSearch(db, { table, search, links: Object.values(links) }, word);
    found.push(or(own, searchElsewhere?.(db, word)) ?? sql`false`);
  }
  return and(...found, ...filterConditions(db, { table, links, period, conditions }, filter));
}

/** Maximum number of search results that are sorted by their ids. */
const FEW = 5000;

/**
 * Returns the condition of a list, and the number of matches. Searching for words is slow, and a list needs two
 * queries, for its range and for the total. When there are few matches, the second query therefore uses their ids.
 */
async function matching(
  db: Database,
  source: Source,
  filter: Row,
  within: SQL | undefined,
): Promise<{ where: SQL | undefined; total: number }> {
  const { table } = source;
  const where = and(within, await whereOf(db, source, filter));
  if (wordsOf(filter['q']).length > 0) {
    const found = await idsOf(db, table, where).limit(FEW + 1);
    const ids = found.map(({ id }) => id);
    if (ids.length <= FEW) return { where: isAmong(table.id, ids), total: ids.length };
  }
  return { where, total: await db.$count(table, where) };
}

/**
 * Lists the rows of one range with the number of all matches, limited to the caller's access (`within`); equal rows are
 * sorted by id.
 */
export async function listRows(
  db: Database,
  source: Source,
  { filter, sort, range }: ListQuery,
  within?: SQL,
): Promise<{ rows: Row[]; total: number }> {
  const { table, links = {}, computed = {} } = source;
  const { where, total } = await matching(db, source, filter, within);
  const [first, last] = range;
  const { joins, by } = orderOf(db, { table, links, computed }, sort);
  const query = db.select(fieldsOf(source)).from(table).$dynamic();
  for (const join of joins)
    if (join.isCertain) query.innerJoin(join.table, join.on);
    else query.leftJoin(join.table, join.on);
  const rows: Row[] = await query
    .where(where)
    .orderBy(...by, asc(table.id))
    .offset(first)
    .limit(last - first + 1);
  return { rows: await withLinks(db, links, rows), total };
}

export async function rowById(db: Database, source: Source, id: number, within?: SQL): Promise<Row | null> {
  const { table, links = {} } = source;
  const rows: Row[] = await db
    .select(fieldsOf(source))
    .from(table)
    .where(and(eq(table.id, id), within));
  const [row] = await withLinks(db, links, rows);
  return row ?? null;
}

/** Loads a row and locks it until the transaction ends. */
export async function lockRow(tx: Database, { table, links = {} }: Source, id: number): Promise<Row | null> {
  const rows: Row[] = await tx.select(columnsOf(table)).from(table).where(eq(table.id, id)).for('update');
  const [row] = await withLinks(tx, links, rows);
  return row ?? null;
}

export async function insertRow(tx: Database, table: RecordTable, values: Row): Promise<Row> {
  const [row] = await tx
    .insert(table as PgTable)
    .values(values as never)
    .returning(columnsOf(table));
  if (!row) throw new Error('The record was not stored');
  return row;
}

/** Updates a row and increments its version. */
export async function updateRow(
  tx: Database,
  table: RecordTable,
  id: number,
  values: Row,
): Promise<Row | null> {
  const raised = { ...values, version: sql`${table.version} + 1` };
  const [row] = await tx
    .update(table as PgTable)
    .set(raised as never)
    .where(eq(table.id, id))
    .returning(columnsOf(table));
  return row ?? null;
}

export async function deleteRow(tx: Database, table: RecordTable, id: number): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}
