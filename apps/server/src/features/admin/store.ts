import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { contains } from '../../db/search.ts';
import { linkedTo, type Links, type Row, withLinks } from './links.ts';

export type { Row };

/** A table whose rows have an id; one that administrators edit also has a version. */
export type RecordTable = PgTable & { id: PgColumn; version?: PgColumn };

/** A row of the table as hooks see it: moments are dates, and each linked field holds ids. */
export type RecordOf<T extends RecordTable, Linked extends string = never> = T['$inferSelect'] &
  Readonly<Record<Linked, number[]>>;

/** A row as it is sent: moments as ISO texts. */
export const asJson = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );

/** The columns of a record; bytes are no part of it. */
const columnsOf = (table: RecordTable): Record<string, PgColumn> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([, { columnType }]) => columnType !== 'PgCustomColumn'),
  );

export interface ListQuery {
  filter: Row;
  sort: readonly [string, 'ASC' | 'DESC'];
  range: readonly [number, number];
}

/** What is read of a kind of record. */
export interface Source {
  table: RecordTable;
  /** The texts in which `q` searches. */
  search: readonly PgColumn[];
  links?: Links;
}

/** Every word must be found in one of the texts that are searched. */
function whereOf(
  db: Database,
  { table, search, links = {} }: Source,
  { q, id, ...equal }: Row,
): SQL | undefined {
  const columns = columnsOf(table);
  const found = (typeof q === 'string' ? q : '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => or(...search.map((column) => ilike(sql`${column}::text`, contains(word)))) ?? sql`false`);
  const narrowed = Object.entries(equal).flatMap(([name, value]) => {
    const column = columns[name];
    return column && value !== undefined ? [eq(column, value)] : [];
  });
  const { archivedAt } = columns;
  const archived = equal['archived'] ?? (id === undefined ? 'no' : 'any');
  if (archivedAt && archived !== 'any')
    narrowed.push(archived === 'yes' ? isNotNull(archivedAt) : isNull(archivedAt));
  const linked = linkedTo(db, table.id, links, equal);
  return and(...found, Array.isArray(id) ? inArray(table.id, id) : undefined, ...narrowed, ...linked);
}

/** The rows of one range with the number of all that match; equal ones by id. */
export async function listRows(
  db: Database,
  source: Source,
  { filter, sort, range }: ListQuery,
): Promise<{ rows: Row[]; total: number }> {
  const { table, links = {} } = source;
  const where = whereOf(db, source, filter);
  const [first, last] = range;
  const [field, order] = sort;
  const column = columnsOf(table)[field] ?? table.id;
  const rows: Row[] = await db
    .select(columnsOf(table))
    .from(table)
    .where(where)
    .orderBy(order === 'ASC' ? asc(column) : desc(column), asc(table.id))
    .offset(first)
    .limit(last - first + 1);
  return { rows: await withLinks(db, links, rows), total: await db.$count(table, where) };
}

export async function rowById(db: Database, { table, links = {} }: Source, id: number): Promise<Row | null> {
  const rows: Row[] = await db.select(columnsOf(table)).from(table).where(eq(table.id, id));
  const [row] = await withLinks(db, links, rows);
  return row ?? null;
}

/** The row as it stands, kept from others until the transaction ends. */
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

/** Changes a row and raises its version. */
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
