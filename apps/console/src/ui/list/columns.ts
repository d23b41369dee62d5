import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { numbered } from '../record/use-record-name.ts';

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
  /** The cell as text, for exports; required when `render` returns more than text. */
  text?: (record: R, nameOf: NameOf) => string;
  /** The records that the cell names. */
  refers?: { to: string; ids: (record: R) => readonly number[] };
  /** Width in pixels; the first column takes the remaining space. */
  width?: number;
  /** Whether it is a number, aligned right. */
  isFigure?: boolean;
  /** Whether the server cannot sort by it. */
  isUnsorted?: boolean;
  /** Whether it is hidden below 1000 px, where there is no room for everything. */
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
