import type { ExportCell } from '@semestr/core/table-exports/cell';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { numbered } from '../record/record-number.ts';

/** A column of a list, as data. */
export interface Column<R extends RaRecord> {
  /** The field: its name in the texts is the heading, its value the cell, and the list can be sorted by it. */
  source: keyof R & string;
  /**
   * Field whose name is the column's heading, when the cell contains more than `source`: a column of full names with
   * the heading "Surname" would be imported as one of surnames.
   */
  titleSource?: string;
  /** Content of the cell, when the value alone is not enough. */
  render?: (record: R) => ReactNode;
  /** The cell as text; required when `render` returns more than text. */
  text?: (record: R, nameOf: NameOf) => string;
  /** The cell in exports, when it is no text: a date, a number. */
  cell?: (record: R, nameOf: NameOf) => ExportCell;
  /** Width in pixels at the usual text size; grows with the list. The first column takes the remaining space. */
  width?: number;
  /** Whether it is a number, aligned right. */
  isFigure?: boolean;
  /** Whether the server cannot sort by it. */
  isUnsorted?: boolean;
  /** Whether it is hidden where there is no room for all columns. */
  isMinor?: boolean;
  /** Whether it is hidden until the user selects it. */
  isHidden?: boolean;
}

/** Returns the field whose name heads a column. */
export const titleSourceOf = <R extends RaRecord>({ source, titleSource }: Column<R>): string =>
  titleSource ?? source;

/** Returns the name of another record. */
export type NameOf = (resource: string, id: number) => string;

/** Formats a value as text; empty when there is none. */
export function textOf<R extends RaRecord>(
  { source, text }: Column<R>,
  record: R,
  nameOf: NameOf = (_resource, id) => numbered(id),
): string {
  if (text) return text(record, nameOf);
  const value: unknown = record[source];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns a cell of an exported list. */
export function cellOf<R extends RaRecord>(column: Column<R>, record: R, nameOf: NameOf): ExportCell {
  if (column.cell) return column.cell(record, nameOf);
  const value: unknown = record[column.source];
  return !column.text && typeof value === 'number' ? value : textOf(column, record, nameOf);
}
