import { readSheet } from 'read-excel-file/node';

/**
 * Parses a sheet: the lines above its table, the titles of the columns, the rows. Reads the first sheet, or the named
 * one.
 */
export async function sheetIn(bytes: Uint8Array, sheet: string | number = 1) {
  const all = await readSheet(Buffer.from(bytes), sheet);
  const head = all.findIndex((row) => row.filter((cell) => cell !== null).length > 1);
  return {
    above: all.slice(0, head).map(([cell]) => cell),
    header: all[head] ?? [],
    rows: all.slice(head + 1),
  };
}
