import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Links } from './owners.ts';
import { columnOf } from './columns.ts';

export type Row = Record<string, unknown>;

/** Adds the ids of linked records to records. */
export async function withLinks(db: Database, links: Links, rows: Row[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const found = new Map<string, Map<unknown, unknown[]>>();
  for (const [field, link] of Object.entries(links)) {
    const [own, other] = [columnOf(link.table, link.own), columnOf(link.table, link.other)];
    const fields = Object.fromEntries((link.fields ?? []).map((name) => [name, columnOf(link.table, name)]));
    const pairs: Row[] = await db
      .select({ own, other, ...fields })
      .from(link.table)
      .where(inArray(own, ids))
      .orderBy(asc(link.order === undefined ? other : columnOf(link.table, link.order)), asc(other));
    const of = new Map<unknown, unknown[]>();
    for (const { own: id, other: linked, ...values } of pairs)
      of.set(id, [...(of.get(id) ?? []), link.fields ? { [link.other]: linked, ...values } : linked]);
    found.set(field, of);
  }
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries([...found].map(([field, of]) => [field, of.get(row['id']) ?? []])),
  }));
}

/** Returns a record's values without those stored in join tables. */
export const ownValues = (links: Links, values: Row): Row =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !links[field]));

/** Replaces the links of a record. Call in a transaction. */
export async function writeLinks(tx: Database, links: Links, id: number, values: Row): Promise<void> {
  for (const [field, link] of Object.entries(links)) {
    const others = values[field];
    if (!Array.isArray(others)) continue;
    await tx.delete(link.table).where(eq(columnOf(link.table, link.own), id));
    const pairs = link.fields
      ? // Links with fields are written in the form in which they are read.
        others.map((one: Row) => ({ ...one, [link.own]: id }))
      : [...new Set(others)].map((other: unknown, order) => ({
          [link.own]: id,
          [link.other]: other,
          ...(link.order !== undefined && { [link.order]: order }),
        }));
    if (pairs.length > 0) await tx.insert(link.table).values(pairs);
  }
}
