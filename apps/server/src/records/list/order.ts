import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Link, Links } from '../../db/owners.ts';
import { columnOf } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { parentsOf } from '../../db/references.ts';
import { namings } from './names.ts';

/** A table joined to a list in order to sort by it. */
export interface Join {
  table: PgTable;
  on: SQL;
  /** Whether every record has a row in it. */
  isCertain: boolean;
}

/** The sort order of a list, with the joins that it needs. */
export interface Order {
  joins: readonly Join[];
  by: readonly SQL[];
}

type Expression = SQL | PgColumn;

/** Returns the table to which a column refers, if its records have names. */
function namedBy(table: PgTable, column: PgColumn): { parent: PgTable; isCertain: boolean } | null {
  const parent = parentsOf(table).find((one) => one.column === column)?.parent;
  return parent && namings.has(parent) ? { parent, isCertain: column.notNull } : null;
}

/** Returns the names of the records of `table`, aliased as `as`, with joins of their owners' tables. */
function namesIn(table: PgTable, as: PgTable, prefix: string): { joins: Join[]; by: Expression[] } {
  const naming = namings.get(table);
  if (!naming) return { joins: [], by: [] };
  const own = naming.order.map((name) => columnOf(as, name));
  if (!naming.isOwned) return { joins: [], by: own };
  const owners = naming.through.flatMap((name) => {
    const parent = parentsOf(table).find(({ column }) => column === columnOf(table, name))?.parent;
    if (!parent) return [];
    const owner = alias(parent, `${prefix}_${name}`);
    const on = eq(columnOf(owner, 'id'), columnOf(as, name));
    return [{ join: { table: owner, on, isCertain: false }, by: namesIn(parent, owner, prefix).by }];
  });
  // Records without an owner are sorted by their own name; an owner's first name is compared after the last name.
  const by = own.map((column, index) =>
    coalesced([...owners.flatMap((owner) => owner.by[index] ?? []), column]),
  );
  return { joins: owners.map(({ join }) => join), by };
}

const coalesced = (expressions: readonly Expression[]): SQL =>
  sql`coalesce(${sql.join([...expressions], sql`, `)})`;

/** Returns the order by the names of referenced records; null when they have none. */
function byNames(table: PgTable, column: PgColumn): { joins: Join[]; by: Expression[] } | null {
  const found = namedBy(table, column);
  if (!found) return null;
  const named = alias(found.parent, 'named');
  const { joins, by } = namesIn(found.parent, named, 'named');
  const on = eq(columnOf(named, 'id'), column);
  return { joins: [{ table: named, on, isCertain: found.isCertain }, ...joins], by };
}

/** Returns the first of the names of linked records; null when they have none. */
function byLinked(db: Database, table: PgTable, link: Link): SQL | null {
  const named = byNames(link.table, columnOf(link.table, link.other));
  const [join] = named?.joins ?? [];
  const [name] = named?.by ?? [];
  if (!join || !name) return null;
  const first = db
    .select({ name: sql`min(${name})` })
    .from(link.table)
    .innerJoin(join.table, join.on)
    .where(eq(columnOf(link.table, link.own), columnOf(table, 'id')));
  return sql`(${first})`;
}

/**
 * Returns the order by one field: by its value, by the names of referenced records, or by a computed expression. Throws
 * when the field is none of these.
 */
export function orderOf(
  db: Database,
  { table, links, computed }: Ordered,
  [field, direction]: readonly [string, 'ASC' | 'DESC'],
): Order {
  const link = links[field];
  const linked = link && byLinked(db, table, link);
  const expression = computed[field] ?? linked;
  if (expression) return { joins: [], by: [withDirection(expression, direction)] };
  const column = columnOf(table, field);
  const names = byNames(table, column);
  const isFilled = column.notNull && (names?.joins.every(({ isCertain }) => isCertain) ?? true);
  return {
    joins: names?.joins ?? [],
    by: (names?.by ?? [column]).map((one) => withDirection(one, direction, isFilled)),
  };
}

/** Empty values are last in both directions. When there are none, an index can serve the order directly. */
const withDirection = (by: Expression, direction: 'ASC' | 'DESC', isFilled = false): SQL => {
  if (direction === 'ASC') return asc(by);
  return isFilled ? desc(by) : sql`${by} desc nulls last`;
};

/** A sortable list. */
interface Ordered {
  table: PgTable;
  links: Links;
  /** Fields of a record that are computed, not columns. */
  computed: Readonly<Record<string, SQL>>;
}
