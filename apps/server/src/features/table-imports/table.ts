import { missingFields, repeatedRows, type TableColumns } from '@semestr/core/table-import-columns';
import { tableImportIdentity } from '@semestr/core/table-import-identity';
import type { TableImportKind } from '@semestr/core/table-imports';
import { invalidFields, type FieldFault } from '../../domain/refusal.ts';
import type { CellFault } from './kind.ts';
import type { Cells } from './file/read-file.ts';
import type { RowCells } from './read-row.ts';
import { fieldsOf } from './titles.ts';

/** A row of a file, by the fields of its type. */
export interface TableRow {
  /** Number of the row, as a spreadsheet shows it. */
  row: number;
  cells: RowCells;
  /** An earlier row for the same record; null when there is none. */
  repeats: number | null;
}

/** Rejects unknown fields, missing columns of the file, and missing required fields. */
export function checkColumns(
  kind: TableImportKind,
  head: readonly string[],
  width: number,
  columns: TableColumns,
): void {
  const fields = fieldsOf(kind);
  const used = Object.entries(columns);
  const faults: FieldFault[] = used.flatMap(([field, column]): FieldFault[] => {
    if (!fields.some((one) => one.field === field)) return [{ field: `columns.${field}`, reason: 'unknown' }];
    if (column >= Math.max(head.length, width)) return [{ field: `columns.${field}`, reason: 'too-big' }];
    const isTwice = used.some(([other, same]) => other !== field && same === column);
    return isTwice ? [{ field: `columns.${field}`, reason: 'taken' }] : [];
  });
  const missing = missingFields(fields, 'key', columns).map(
    ({ field }): FieldFault => ({ field: `columns.${field}`, reason: 'required' }),
  );
  if (faults.length + missing.length > 0) throw invalidFields([...faults, ...missing]);
}

/** Returns the number of columns of the widest row. */
export const widthOf = (cells: Cells): number => Math.max(0, ...cells.map((row) => row.length));

/**
 * Returns the header of a file, which is its first non-empty row, the rows below it, and the number of the first of
 * these.
 */
export function headOf(cells: Cells): { head: readonly string[]; rows: Cells; firstRow: number } {
  const at = Math.max(
    0,
    cells.findIndex((row) => row.length > 0),
  );
  return { head: cells[at] ?? [], rows: cells.slice(at + 1), firstRow: at + 2 };
}

/** Lists the non-empty rows. */
export function rowsOf(kind: TableImportKind, file: Cells, columns: TableColumns): TableRow[] {
  const used = Object.entries(columns);
  const { rows, firstRow } = headOf(file);
  const all = rows
    .map((cells, index) => ({
      row: index + firstRow,
      isEmpty: cells.length === 0,
      cells: Object.fromEntries(
        used.flatMap(([field, column]): [string, string][] => {
          const text = cells[column] ?? '';
          return text === '' ? [] : [[field, text]];
        }),
      ),
    }))
    .filter(({ isEmpty }) => !isEmpty);
  const repeated = repeatedRows(
    all.map(({ cells }) => cells),
    tableImportIdentity[kind],
  );
  return all.map(({ row, cells }, place) => {
    const before = repeated.get(place);
    return { row, cells, repeats: before === undefined ? null : (all[before]?.row ?? null) };
  });
}

/** Creates the fault of a row that repeats an earlier one. */
export const repeatFault = (kind: TableImportKind, before: number): CellFault => ({
  field: tableImportIdentity[kind][0] ?? null,
  reason: 'repeated',
  about: String(before),
});
