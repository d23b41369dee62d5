import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** A column of a list, as data. */
export interface Column<R extends RaRecord> {
  /** The field: its name in the texts is the head, its value the cell, and by it the list is ordered. */
  source: keyof R & string;
  /** The cell, where the value alone does not say it. */
  render?: (record: R) => ReactNode;
  /** The cell as text, for files; needed where `render` makes more than text. */
  text?: (record: R) => string;
  /** In pixels; the first column takes what the others leave. */
  width?: number;
  /** Figures stand at the right. */
  isFigure?: boolean;
  /** The server does not order by it. */
  isUnsorted?: boolean;
  /** Left out below 1000 px, where there is no room for everything. */
  isMinor?: boolean;
}

/** A value as text; nothing where there is none. */
export function textOf<R extends RaRecord>({ source, text }: Column<R>, record: R): string {
  if (text) return text(record);
  const value: unknown = record[source];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
