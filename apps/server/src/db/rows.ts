import { Column, getTableColumns, getTableName, is, Table } from 'drizzle-orm';

/** A row as returned by a driver: values in the order of the columns. */
type Row = readonly unknown[];
/** Converts part of a row to a value, or to an object of values. */
type Read = (row: Row) => unknown;

interface Reading {
  /** In the order in which they are selected. */
  columns: Column[];
  /** Names of the tables that may be missing from a row. */
  outer: ReadonlySet<string>;
}

/**
 * Creates a function that reads the rows of a selection of columns. Drizzle inspects each column again for each value
 * of each row, which is most of the cost of a long response; here the parts common to all rows are computed once.
 * Returns null when the selection contains anything other than columns: drizzle does not expose how those are read.
 *
 * @param outer names of the tables that may be missing from a row: their part of the selection is null then
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
    const record: Record<string, unknown> = {};
    for (const [name, read] of members) record[name] = read(row);
    return record;
  };
}

function readValue(column: Column, { columns }: Reading): Read {
  const at = columns.push(column) - 1;
  if (column.mapFromDriverValue === Column.prototype.mapFromDriverValue) return (row) => row[at];
  return (row) => (row[at] === null ? null : column.mapFromDriverValue(row[at]));
}

/** Reads a table, or some columns under an alias. As in drizzle, the first column determines whether the row exists. */
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
