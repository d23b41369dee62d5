import { arrayOverlaps, getTableColumns, inArray, ne, notInArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from './columns.ts';
import type { Database } from './database.ts';
import { parentsOf } from './references.ts';
import { groups } from './tables/groups.ts';

/** Related records kept in a join table, such as the groups of a lesson. Described by the names of its columns. */
export interface Link {
  table: PgTable;
  /** Column with the record's id: "lessonId". */
  own: string;
  /** Column with the related record's id: "groupId". A list can be filtered by this name. */
  other: string;
  /** Column with the position, or by which links with fields are sorted; set when the order matters. */
  order?: string;
  /**
   * Columns of a link besides the two ids, when it has values of its own: the days of an enrolment. The record then
   * contains an object for each link instead of an id.
   */
  fields?: readonly string[];
}

/** Links by the field of the record that contains the related ids: "groupIds". */
export type Links = Readonly<Record<string, Link>>;

/** A record type, with the relations that its records have in addition to their columns. */
export interface OwnedTable {
  table: PgTable;
  links?: Links;
  /** Matches the records of a faculty, when that does not follow from their columns and links. */
  ofFaculty?: (facultyId: number) => SQL;
}

/** Selects the ids of the records of a table that match a condition. */
export const idsOf = (db: Database, table: PgTable, where: SQL | undefined) =>
  db
    .select({ id: columnOf(table, 'id') })
    .from(table)
    .where(where);

/**
 * Columns through which a record belongs to an owner: a mark to a student, a student to a group. The first existing
 * column is used.
 */
const ownerFields = ['studentId', 'groupId', 'userId', 'subjectId', 'specialityId'] as const;

/** Returns the owner of the records of a table and the field that refers to it; null when they have no owner. */
export function ownerOf(table: PgTable): { field: string; column: PgColumn; parent: PgTable } | null {
  const columns = getTableColumns(table);
  const field = ownerFields.find((name) => columns[name] !== undefined);
  const found = parentsOf(table).find(({ column }) => field !== undefined && column === columns[field]);
  return field === undefined || !found ? null : { field, ...found };
}

const anyOf = (column: PgColumn, values: readonly unknown[]): SQL =>
  column.columnType === 'PgArray' ? arrayOverlaps(column, [...values]) : inArray(column, [...values]);

/** Finds the link from records to others of this type; null when there is no such link. */
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
 * Matches records that have one of the values: directly, through a link, or through their owner. Returns null when the
 * key does not apply to these records, which is an error of the caller.
 */
export function hasOneOf(
  db: Database,
  { table, links = {} }: OwnedTable,
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
      const parents = parent ? hasOneOf(db, { table: parent }, key, values) : null;
      return parent && parents ? inArray(other, idsOf(db, parent, parents)) : null;
    });
  return ofGroups ? inArray(id, ofGroups) : null;
}

/** Matches records without a group of another faculty. Undefined for a type whose records have no list of groups. */
export function withoutForeignGroups(
  db: Database,
  { table, links = {} }: OwnedTable,
  facultyId: number,
): SQL | undefined {
  const group = linkOf(links, 'groupId');
  const foreign =
    group &&
    linkedIds(db, group, (other) => inArray(other, idsOf(db, groups, ne(groups.facultyId, facultyId))));
  return foreign ? notInArray(columnOf(table, 'id'), foreign) : undefined;
}
