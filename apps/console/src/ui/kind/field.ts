import type { Language } from '@semestr/core/languages';
import type { ExportCell } from '@semestr/core/table-exports/cell';
import type { FunctionComponent } from 'react';

/** Formatters for values. */
export interface Formatters {
  language: Language;
  yesOrNo: (value: boolean) => string;
  /**
   * Returns the label of a value from a fixed set: `choices.<source>.<value>` in the texts of the record type, without
   * full stops.
   */
  choice: (source: string, value: string | number) => string;
  /** Returns the name of another record. */
  nameOf: (resource: string, id: number) => string;
}

interface ValueProps<V> {
  value: V;
  source: string;
  /** Whether to render without links, as part of a link. */
  isPlain: boolean;
}

export interface WrittenProps {
  source: string;
  isOptional?: boolean;
  hint?: string;
}

/**
 * Defines a field of a record: its formatting, display, input and filter. A record type defines one for each of its
 * fields, and lists, pages, forms, filters and exports are generated from them.
 */
export interface Field<V> {
  /** Formats the value as text for cells and exports. */
  readonly text: (value: V, source: string, say: Formatters) => string;
  /** Returns the value in exports if it is a date or a number instead of text. */
  readonly cell?: (value: V) => ExportCell;
  /** Component for values that need more than text. */
  readonly Display?: FunctionComponent<ValueProps<V>>;
  readonly Input?: FunctionComponent<WrittenProps>;
  /** Input of the list's filter; without it the list cannot be filtered by the field. */
  readonly Filter?: FunctionComponent<{ source: string }>;
  /** Record type to which it refers. */
  readonly to?: string;
  readonly isOptional?: boolean;
  /** Whether its value is selected from a list, so that the next record of a series usually repeats it. */
  readonly isChosen?: boolean;
  /** Whether many records can have the same value although it is not selected from a list: a date, a number. */
  readonly isCommon?: boolean;
  /** Initial value of a new record; set if the server requires the field even when it is empty. */
  readonly empty?: null | '' | false | readonly never[];
  /** Whether it is a multi-line text, which cannot be searched. */
  readonly isLong?: boolean;
  /** Whether it is a number, aligned right. */
  readonly isFigure?: boolean;
  /** Width of its column, in pixels. */
  readonly width?: number;
}

/** A field of any value type. Its definition can be read, but the compiler accepts no value for it. */
export type AnyField = Field<never>;

/** Formats a value of a record; empty when there is none. */
export const valueText = (field: AnyField, value: unknown, source: string, say: Formatters): string =>
  // `defineRecordType` makes the compiler check that the field matches the record's value of the same name.
  value === undefined || value === null ? '' : field.text(value as never, source, say);

/** Returns a value of a record as a cell of an exported list. */
export const valueCell = (field: AnyField, value: unknown, source: string, say: Formatters): ExportCell =>
  value === undefined || value === null || !field.cell
    ? valueText(field, value, source, say)
    : // See `valueText` for the cast.
      field.cell(value as never);
