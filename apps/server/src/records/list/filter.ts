import type { IsoDate } from '@semestr/core/dates';
import { getTableColumns, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { inDays, onDays } from '../../db/days.ts';
import { hasOneOf, idsOf, type Links } from '../../db/owners.ts';
import { columnOf } from '../../db/columns.ts';
import { parentsOf } from '../../db/references.ts';
import type { Row } from '../../db/links.ts';

/** A filter that is not a column of the record, such as returned books. */
export type Condition = (db: Database, value: unknown) => SQL | undefined;

/** Filters of a list in addition to the columns of its table. */
export interface FilterOptions {
  table: PgTable;
  links: Links;
  /** The date or timestamp column for `from` and `to`, of the record or of a referenced one. */
  period: PgColumn | undefined;
  conditions: Readonly<Record<string, Condition>>;
}

/** Timestamps are compared with days in the university's time zone, dates directly. */
const within = (column: PgColumn): typeof onDays => (column.columnType === 'PgTimestamp' ? inDays : onDays);

function inPeriod(
  db: Database,
  { table, period }: FilterOptions,
  days: { from: IsoDate | undefined; to: IsoDate | undefined },
): SQL | undefined {
  if (days.from === undefined && days.to === undefined) return undefined;
  if (!period) throw new Error('Records of this type have no date');
  const isWithin = within(period)(period, days);
  if (period.table === table) return isWithin;
  const reference = parentsOf(table).find(({ parent }) => parent === period.table);
  if (!reference) throw new Error(`No referenced record has ${period.name}`);
  return inArray(reference.column, idsOf(db, reference.parent, isWithin));
}

/** Filters by archived state as requested; a request by ids includes both. */
function isArchivedAs(table: PgTable, wanted: unknown): SQL[] {
  const { archivedAt } = getTableColumns(table);
  if (!archivedAt || wanted === 'any') return [];
  return [wanted === 'yes' ? isNotNull(archivedAt) : isNull(archivedAt)];
}

/** Returns the conditions of a filter, except for the search words. */
export function filterConditions(
  db: Database,
  narrowing: FilterOptions,
  { id, from, to, archived = id === undefined ? 'no' : 'any', ...keys }: Row,
): (SQL | undefined)[] {
  const { table, conditions } = narrowing;
  return [
    Array.isArray(id) ? inArray(columnOf(table, 'id'), id) : undefined,
    ...isArchivedAs(table, archived),
    // The contract declares both as dates.
    inPeriod(db, narrowing, { from: from as IsoDate | undefined, to: to as IsoDate | undefined }),
    ...Object.entries(keys).map(([key, value]) => {
      if (value === undefined) return undefined;
      const condition = conditions[key];
      if (condition) return condition(db, value);
      const found = hasOneOf(db, narrowing, key, Array.isArray(value) ? value : [value]);
      if (!found) throw new Error(`Records of this kind have no ${key}`);
      return found;
    }),
  ];
}
