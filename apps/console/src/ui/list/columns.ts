import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { numbered } from '../record/use-record-name.ts';

/** A column of a list, as data. */
export interface Column<R extends RaRecord> {
  /** The field: its name in the texts is the head, its value the cell, and by it the list is ordered. */
  source: keyof R & string;
  /**
   * The field whose name heads the column, where the cell holds more than `source`: a column of full names headed
   * "Surname" would be imported as one of surnames.
   */
  titleSource?: string;
  /** The cell, where the value alone does not say it. */
  render?: (record: R) => ReactNode;
  /** The cell as text, for files; needed where `render` makes more than text. */
  text?: (record: R, nameOf: NameOf) => string;
  /** The records that the cell names. */
  refers?: { to: string; ids: (record: R) => readonly number[] };
  /** In pixels; the first column takes what the others leave. */
  width?: number;
  /** Figures stand at the right. */
  isFigure?: boolean;
  /** The server does not order by it. */
  isUnsorted?: boolean;
  /** Left out below 1000 px, where there is no room for everything. */
  isMinor?: boolean;
  /** Shown to whoever chooses it. */
  isHidden?: boolean;
}

/** Returns the field whose name heads a column. */
export const titleSourceOf = <R extends RaRecord>({ source, titleSource }: Column<R>): string =>
  titleSource ?? source;

/** What another record is called. */
export type NameOf = (resource: string, id: number) => string;

/** A value as text; nothing where there is none. */
export function textOf<R extends RaRecord>(
  { source, text }: Column<R>,
  record: R,
  nameOf: NameOf = (_resource, id) => numbered(id),
): string {
  if (text) return text(record, nameOf);
  const value: unknown = record[source];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
