import type { IsoDate } from '@semestr/core/dates';
import { arrayOverlaps, getTableColumns, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { inDays, onDays } from '../../../db/days.ts';
import { parentsOf } from '../../../db/references.ts';
import { columnOf } from '../columns.ts';
import type { Link, Links, Row } from '../links.ts';
import { idsOf } from './search.ts';

/** A condition of a filter that no column of the record states: books that were brought back. */
export type Condition = (db: Database, value: unknown) => SQL | undefined;

/** What a list is narrowed by beside the columns of its table. */
export interface Narrowing {
  table: PgTable;
  links: Links;
  /** The day or moment by which `from` and `to` narrow: a column of the record, or of one that it refers to. */
  period: PgColumn | undefined;
  conditions: Readonly<Record<string, Condition>>;
}

/** The columns by which a record belongs to somebody: a mark to a student, a student to a group. The first that it has counts. */
const owning = ['studentId', 'groupId', 'userId', 'subjectId', 'specialityId'] as const;

/** To whom the records of a table belong; null where to nobody. */
function ownerOf(table: PgTable): { column: PgColumn; parent: PgTable } | null {
  const columns = getTableColumns(table);
  const column = owning.map((name) => columns[name]).find((one) => one !== undefined);
  return parentsOf(table).find((one) => one.column === column) ?? null;
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
function hasOneOf(
  db: Database,
  { table, links }: Pick<Narrowing, 'table' | 'links'>,
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
  const owned = owner && hasOneOf(db, { table: owner.parent, links: {} }, key, values);
  if (owner && owned) return inArray(owner.column, idsOf(db, owner.parent, owned));
  const group = linkOf(links, 'groupId');
  const ofGroups =
    group &&
    linkedIds(db, group, (other) => {
      const parent = parentsOf(group.table).find(({ column }) => column === other)?.parent;
      const wanted = parent ? hasOneOf(db, { table: parent, links: {} }, key, values) : null;
      return parent && wanted ? inArray(other, idsOf(db, parent, wanted)) : null;
    });
  return ofGroups ? inArray(id, ofGroups) : null;
}

/** Moments lie within days, which themselves are compared as they are. */
const within = (column: PgColumn): typeof onDays => (column.columnType === 'PgTimestamp' ? inDays : onDays);

function inPeriod(
  db: Database,
  { table, period }: Narrowing,
  days: { from: IsoDate | undefined; to: IsoDate | undefined },
): SQL | undefined {
  if (days.from === undefined && days.to === undefined) return undefined;
  if (!period) throw new Error('Nobody knows the day of such a record');
  const isWithin = within(period)(period, days);
  if (period.table === table) return isWithin;
  const reference = parentsOf(table).find(({ parent }) => parent === period.table);
  if (!reference) throw new Error(`No record of it has ${period.name}`);
  return inArray(reference.column, idsOf(db, reference.parent, isWithin));
}

/** Whether a record is archived, as was asked; of ids that are asked for both are given. */
function isArchivedAs(table: PgTable, wanted: unknown): SQL[] {
  const { archivedAt } = getTableColumns(table);
  if (!archivedAt || wanted === 'any') return [];
  return [wanted === 'yes' ? isNotNull(archivedAt) : isNull(archivedAt)];
}

/** The conditions of a filter but for its words. */
export function narrowedTo(
  db: Database,
  narrowing: Narrowing,
  { id, from, to, archived = id === undefined ? 'no' : 'any', ...keys }: Row,
): (SQL | undefined)[] {
  const { table, conditions } = narrowing;
  return [
    Array.isArray(id) ? inArray(columnOf(table, 'id'), id) : undefined,
    ...isArchivedAs(table, archived),
    // The contract states both as days.
    inPeriod(db, narrowing, { from: from as IsoDate | undefined, to: to as IsoDate | undefined }),
    ...Object.entries(keys).map(([key, value]) => {
      if (value === undefined) return undefined;
      const condition = conditions[key];
      if (condition) return condition(db, value);
      const found = hasOneOf(db, narrowing, key, Array.isArray(value) ? value : [value]);
      if (!found) throw new Error(`Nobody knows the ${key} of such a record`);
      return found;
    }),
  ];
}
