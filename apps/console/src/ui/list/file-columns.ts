import type { ExportCell } from '@semestr/core/table-exports/cell';
import { type TableColumn, tableCell, tableColumns } from '@semestr/core/table-exports/columns';
import type { FindRecord } from '@semestr/core/table-exports/references';
import { columnTitle, isTableKind, type TableColumnWords } from '@semestr/core/table-exports/texts';
import type { TableImportKind } from '@semestr/core/table-imports';
import type { RaRecord } from 'react-admin';
import type { FileColumn } from '../export/table-file.ts';
import { numberLabel } from '../record/record-number.ts';
import { cellOf, type Column, titleSourceOf } from './columns.ts';

/** A column of an exported file, with its cells. */
export interface RecordColumn<R extends RaRecord> extends FileColumn {
  cell: (record: R, find: FindRecord) => ExportCell;
}

/** Pixels of a list's column that correspond to a character of a file's column. */
const LETTER = 7;
/** Width in characters of the column that takes the remaining space in the list. */
const WIDE = 40;
/** Minimum width of import columns and the space after their titles, in characters. */
const NARROW = 12;
const GAP = 2;

/** Names of columns and of the records that they refer to. */
export interface Naming {
  titleOf: (source: string) => string;
  /** Returns the name of a record of another type; empty for one without a name. */
  nameOf: (resource: string, record: unknown) => string;
  t: TableColumnWords;
}

function listColumn<R extends RaRecord>(column: Column<R>, { titleOf, nameOf }: Naming): RecordColumn<R> {
  return {
    title: titleOf(titleSourceOf(column)),
    width: column.width === undefined ? WIDE : Math.ceil(column.width / LETTER),
    cell: (record, find) =>
      cellOf(column, record, (to, id) => {
        const found = find(to, id);
        return found === undefined ? numberLabel(id) : nameOf(to, found);
      }),
  };
}

function importColumn<R extends RaRecord>(
  kind: TableImportKind,
  { field, form, valueOf }: TableColumn,
  { t }: Naming,
): RecordColumn<R> {
  const title = columnTitle(t, kind, field);
  return {
    title,
    width: Math.max(NARROW, title.length + GAP),
    cell: (record, find) => tableCell(form, valueOf(record, find), t),
  };
}

/**
 * Returns the columns of the exported file. If records of this type can be imported, import columns replace the list's
 * columns for the same fields, and those by which the import finds a record are always included.
 */
export function fileColumns<R extends RaRecord>(
  resource: string,
  columns: readonly Column<R>[],
  naming: Naming,
): readonly RecordColumn<R>[] {
  if (!isTableKind(resource)) return columns.map((column) => listColumn(column, naming));
  const all = tableColumns(resource);
  const toColumn = (column: TableColumn): RecordColumn<R> => importColumn(resource, column, naming);
  const visible = columns.flatMap((column) => {
    const own = all.filter(({ source }) => source === column.source);
    return own.length > 0 ? own.map(toColumn) : [listColumn(column, naming)];
  });
  const keys = all.filter(
    ({ isKey, source }) => isKey && columns.every((column) => column.source !== source),
  );
  return [...visible, ...keys.map(toColumn)];
}
