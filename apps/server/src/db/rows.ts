import { Column, getTableColumns, getTableName, is, Table } from 'drizzle-orm';

/** Rows as a driver gives them, values in the order of the columns, into the objects that a selection names. */
export type RowMapper = (rows: unknown[][]) => unknown[];

interface Reading {
  /** In the order in which they are selected. */
  columns: Column[];
  /** Names of the tables that may be missing from a row. */
  outer: ReadonlySet<string>;
}

/**
 * Makes one function of a selection's columns. Drizzle looks at each column anew for each value of each row, which is
 * most of what a long answer costs; what is the same for all rows is written out here once. Null where the selection has
 * something else than columns: how that is read, drizzle keeps to itself.
 * @param outer names of the tables that may be missing from a row: what is selected of such a one is null then
 */
export function rowMapper(selection: object, outer: ReadonlySet<string>): RowMapper | null {
  const columns: Column[] = [];
  const source = objectOf(selection, { columns, outer });
  if (source === null) return null;
  // It holds the names that a selection gives and numbers of columns, nothing from outside.
  const make = new Function('columns', `return (rows) => rows.map((row) => ${source});`);
  // What the line above makes.
  return make(columns) as RowMapper;
}

/** The JavaScript that makes an object of a selection. */
function objectOf(selection: object, reading: Reading): string | null {
  const members = Object.entries(selection).map(([name, part]) => {
    const source = is(part, Column) ? valueOf(part, reading) : partOf(part, reading);
    return source === null ? null : `${JSON.stringify(name)}: ${source}`;
  });
  return members.includes(null) ? null : `({ ${members.join(', ')} })`;
}

function valueOf(column: Column, { columns }: Reading): string {
  const at = columns.push(column) - 1;
  const isAsItComes = column.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return isAsItComes
    ? `row[${at}]`
    : `(row[${at}] === null ? null : columns[${at}].mapFromDriverValue(row[${at}]))`;
}

/** A table, or some columns under a name of their own. As drizzle has it, the first of them tells whether there is a row. */
function partOf(part: unknown, reading: Reading): string | null {
  if (is(part, Table)) return partOf(getTableColumns(part), reading);
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    return null;
  const first = reading.columns.length;
  const source = objectOf(part, reading);
  const tables = new Set(reading.columns.slice(first).map(({ table }) => getTableName(table)));
  const [table = ''] = tables;
  return source !== null && tables.size === 1 && reading.outer.has(table)
    ? `(row[${first}] === null ? null : ${source})`
    : source;
}
