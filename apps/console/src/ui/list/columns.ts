import type { ExportCell } from '@semestr/core/table-exports/cell';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { numberLabel } from '../record/record-number.ts';

/** A column of a list, as data. */
export interface Column<R extends RaRecord> {
  /** The field whose name is the heading and whose value is the cell, and by which the list can be sorted. */
  source: keyof R & string;
  /**
   * Field whose name is the heading, if the cell contains more than `source`. A column of full names with the heading
   * "Surname" would be imported as surnames.
   */
  titleSource?: string;
  /** Displayed content of the cell, if it is more than the value. */
  render?: (record: R) => ReactNode;
  /** The cell as text; required when `render` returns more than text. */
  text?: (record: R, nameOf: NameOf) => string;
  /** Value of the cell in exports, if it is a date or a number instead of text. */
  cell?: (record: R, nameOf: NameOf) => ExportCell;
  /** Width in pixels at the usual text size; grows with the list. The first column takes the remaining space. */
  width?: number;
  /** Whether it is a number, aligned right. */
  isFigure?: boolean;
  /** Whether the server cannot sort by it. */
  isUnsorted?: boolean;
  /** Whether it is hidden when there is no room for all columns. */
  isMinor?: boolean;
  /** Whether it is hidden until the user selects it. */
  isHidden?: boolean;
}

/** Returns the field whose name is the heading of a column. */
export const titleSourceOf = <R extends RaRecord>({ source, titleSource }: Column<R>): string =>
  titleSource ?? source;

/** Returns the name of another record. */
export type NameOf = (resource: string, id: number) => string;

/** Formats a value as text; empty when there is none. */
export function textOf<R extends RaRecord>(
  { source, text }: Column<R>,
  record: R,
  nameOf: NameOf = (_resource, id) => numberLabel(id),
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
