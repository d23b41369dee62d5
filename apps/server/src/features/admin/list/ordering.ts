import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Link, Links } from '../../../db/belonging.ts';
import { columnOf } from '../../../db/columns.ts';
import type { Database } from '../../../db/database.ts';
import { parentsOf } from '../../../db/references.ts';
import { namings } from './naming.ts';

/** A table that a list is read with, so that it can be in the order of what stands there. */
export interface Join {
  table: PgTable;
  on: SQL;
  /** Every record has its row there. */
  isCertain: boolean;
}

/** By what a list is in order, and which tables that takes. */
export interface Order {
  joins: readonly Join[];
  by: readonly SQL[];
}

type Expression = SQL | PgColumn;

/** The table of the records that a column refers to, where they have names. */
function namedBy(table: PgTable, column: PgColumn): { parent: PgTable; isCertain: boolean } | null {
  const parent = parentsOf(table).find((one) => one.column === column)?.parent;
  return parent && namings.has(parent) ? { parent, isCertain: column.notNull } : null;
}

/** The names of the records of `table`, which stands in the query as `as`, with the tables of their owners. */
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
  // Who has no owner goes by the own name; of an owner the first name comes after the last one.
  const by = own.map((column, index) =>
    coalesced([...owners.flatMap((owner) => owner.by[index] ?? []), column]),
  );
  return { joins: owners.map(({ join }) => join), by };
}

const coalesced = (expressions: readonly Expression[]): SQL =>
  sql`coalesce(${sql.join([...expressions], sql`, `)})`;

/** The order by the names of the records to which a column refers; null where they have none. */
function byNames(table: PgTable, column: PgColumn): { joins: Join[]; by: Expression[] } | null {
  const found = namedBy(table, column);
  if (!found) return null;
  const named = alias(found.parent, 'named');
  const { joins, by } = namesIn(found.parent, named, 'named');
  const on = eq(columnOf(named, 'id'), column);
  return { joins: [{ table: named, on, isCertain: found.isCertain }, ...joins], by };
}

/** The first of the names of the others that belong to a record; null where those have none. */
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
 * By what a list is in order of one field: by its value, by the names of the records whose ids stand in it, or by what is
 * computed for it. Throws where the field is none of these.
 */
export function orderOf(
  db: Database,
  { table, links, computed }: Ordered,
  [field, direction]: readonly [string, 'ASC' | 'DESC'],
): Order {
  const link = links[field];
  const linked = link && byLinked(db, table, link);
  const expression = computed[field] ?? linked;
  if (expression) return { joins: [], by: [directed(expression, direction)] };
  const column = columnOf(table, field);
  const names = byNames(table, column);
  const isFilled = column.notNull && (names?.joins.every(({ isCertain }) => isCertain) ?? true);
  return {
    joins: names?.joins ?? [],
    by: (names?.by ?? [column]).map((one) => directed(one, direction, isFilled)),
  };
}

/** What is empty stands last in both directions. Where nothing is, an index can serve the order as it is. */
const directed = (by: Expression, direction: 'ASC' | 'DESC', isFilled = false): SQL => {
  if (direction === 'ASC') return asc(by);
  return isFilled ? desc(by) : sql`${by} desc nulls last`;
};

/** What a list that is put in order is made of. */
interface Ordered {
  table: PgTable;
  links: Links;
  /** What is told of a record and stands in none of its columns. */
  computed: Readonly<Record<string, SQL>>;
}
