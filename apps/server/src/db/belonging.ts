import { arrayOverlaps, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from './columns.ts';
import type { Database } from './database.ts';
import { parentsOf } from './references.ts';

/** Others that belong to a record, kept in a table of their own: the groups of a lesson. By the names of its columns. */
export interface Link {
  table: PgTable;
  /** The record's id: "lessonId". */
  own: string;
  /** The other's: "groupId". A list may be narrowed to the records of one other by this name. */
  other: string;
  /** Set where the order of the others counts. */
  order?: string;
}

/** By the fields of the record in which their ids stand: "groupIds". */
export type Links = Readonly<Record<string, Link>>;

/** A kind of record, with what its records have beside their columns. */
export interface Belonging {
  table: PgTable;
  links?: Links;
}

/** The ids of the records of a table for which a condition holds. */
export const idsOf = (db: Database, table: PgTable, where: SQL | undefined) =>
  db
    .select({ id: columnOf(table, 'id') })
    .from(table)
    .where(where);

/** The columns by which a record belongs to somebody: a mark to a student, a student to a group. The first that it has counts. */
const owning = ['studentId', 'groupId', 'userId', 'subjectId', 'specialityId'] as const;

/** To whom the records of a table belong, and in which of their fields that stands; null where to nobody. */
export function ownerOf(table: PgTable): { field: string; column: PgColumn; parent: PgTable } | null {
  const columns = getTableColumns(table);
  const field = owning.find((name) => columns[name] !== undefined);
  const found = parentsOf(table).find(({ column }) => field !== undefined && column === columns[field]);
  return field === undefined || !found ? null : { field, ...found };
}

const anyOf = (column: PgColumn, values: readonly unknown[]): SQL =>
  column.columnType === 'PgArray' ? arrayOverlaps(column, [...values]) : inArray(column, [...values]);

/** The link through which records have others of this kind; null where they have none. */
const linkOf = (links: Links, key: string): Link | null =>
  Object.values(links).find(({ other }) => other === key) ?? null;

const linkedIds = (db: Database, link: Link, where: (other: PgColumn) => SQL | null) => {
  const condition = where(columnOf(link.table, link.other));
  return (
    condition &&
    db
      .select({ id: columnOf(link.table, link.own) })
      .from(link.table)
      .where(condition)
  );
};

/**
 * Whether a record has one of the values: itself, through a link, or through whom it belongs to. Null where no such thing
 * is known of it: a list that states such a key is wrong.
 */
export function hasOneOf(
  db: Database,
  { table, links = {} }: Belonging,
  key: string,
  values: readonly unknown[],
): SQL | null {
  const own = getTableColumns(table)[key];
  if (own) return anyOf(own, values);
  const id = columnOf(table, 'id');
  const link = linkOf(links, key);
  const linked = link && linkedIds(db, link, (other) => inArray(other, [...values]));
  if (linked) return inArray(id, linked);
  const owner = ownerOf(table);
  const owned = owner && hasOneOf(db, { table: owner.parent }, key, values);
  if (owner && owned) return inArray(owner.column, idsOf(db, owner.parent, owned));
  const group = linkOf(links, 'groupId');
  const ofGroups =
    group &&
    linkedIds(db, group, (other) => {
      const parent = parentsOf(group.table).find(({ column }) => column === other)?.parent;
      const wanted = parent ? hasOneOf(db, { table: parent }, key, values) : null;
      return parent && wanted ? inArray(other, idsOf(db, parent, wanted)) : null;
    });
  return ofGroups ? inArray(id, ofGroups) : null;
}
