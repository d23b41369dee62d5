import { Column, getTableColumns, getTableName, is, Table } from 'drizzle-orm';

/** A row as a driver gives it: values in the order of the columns. */
type Row = readonly unknown[];
/** What of a row makes a value, or an object of values. */
type Read = (row: Row) => unknown;

interface Reading {
  /** In the order in which they are selected. */
  columns: Column[];
  /** Names of the tables that may be missing from a row. */
  outer: ReadonlySet<string>;
}

/**
 * Makes one function that reads the rows of a selection of columns. Drizzle looks at each column anew for each value of
 * each row, which is most of what a long answer costs; what is the same for all rows is found out here once. Null where
 * the selection has something else than columns: how that is read, drizzle keeps to itself.
 * @param outer names of the tables that may be missing from a row: what is selected of such a one is null then
 */
export function rowReader(selection: object, outer: ReadonlySet<string>): Read | null {
  return readObject(selection, { columns: [], outer });
}

function readObject(selection: object, reading: Reading): Read | null {
  const members: [name: string, read: Read][] = [];
  for (const [name, part] of Object.entries(selection)) {
    const read = is(part, Column) ? readValue(part, reading) : readPart(part, reading);
    if (read === null) return null;
    members.push([name, read]);
  }
  return (row) => {
    const made: Record<string, unknown> = {};
    for (const [name, read] of members) made[name] = read(row);
    return made;
  };
}

function readValue(column: Column, { columns }: Reading): Read {
  const at = columns.push(column) - 1;
  if (column.mapFromDriverValue === Column.prototype.mapFromDriverValue) return (row) => row[at];
  return (row) => (row[at] === null ? null : column.mapFromDriverValue(row[at]));
}

/** A table, or some columns under a name of their own. As drizzle has it, the first of them tells whether there is a row. */
function readPart(part: unknown, reading: Reading): Read | null {
  if (is(part, Table)) return readPart(getTableColumns(part), reading);
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    return null;
  const first = reading.columns.length;
  const read = readObject(part, reading);
  const [table = '', ...others] = new Set(reading.columns.slice(first).map((one) => getTableName(one.table)));
  const mayBeMissing = others.length === 0 && reading.outer.has(table);
  return read && mayBeMissing ? (row) => (row[first] === null ? null : read(row)) : read;
}
