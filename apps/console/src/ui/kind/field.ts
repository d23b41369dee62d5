import type { Language } from '@semestr/core/languages';
import type { FunctionComponent } from 'react';

/** What a value needs to be told in words. */
export interface Say {
  language: Language;
  yesOrNo: (value: boolean) => string;
  /** The word of a value that is one of a few: `choices.<source>.<value>` in the texts of the kind, stops left out. */
  choice: (source: string, value: string | number) => string;
  /** What another record is called. */
  nameOf: (resource: string, id: number) => string;
}

interface ShownProps<V> {
  value: V;
  source: string;
  /** Nothing in it leads elsewhere: it is part of a link itself. */
  isPlain: boolean;
}

export interface WrittenProps {
  source: string;
  isOptional?: boolean;
  hint?: string;
}

/**
 * What a field of a record is: how it is told, shown, written and asked for. A kind of record states one for each of its
 * fields, and lists, pages, forms, conditions and files follow from them.
 */
export interface Field<V> {
  /** In words, for cells and files. */
  readonly text: (value: V, source: string, say: Say) => string;
  /** Where more than text is shown. */
  readonly Shown?: FunctionComponent<ShownProps<V>>;
  readonly Input?: FunctionComponent<WrittenProps>;
  /** As a condition of a list; without it the list is not narrowed by it. */
  readonly Filter?: FunctionComponent<{ source: string }>;
  /** The kind of record whose ids it holds. */
  readonly to?: string;
  readonly isOptional?: boolean;
  /** What a new record holds where nobody writes anything: the server asks for the field all the same. */
  readonly empty?: null | '' | false | readonly never[];
  /** A text of several lines, which is read and not looked for. */
  readonly isLong?: boolean;
  /** Figures stand at the right. */
  readonly isFigure?: boolean;
  /** Of its column, in pixels. */
  readonly width?: number;
}

/** A field of whatever values: it may be asked how it is shown, not handed a value. */
export type AnyField = Field<never>;

/** A value that a record holds, in words; empty where it holds none. */
export const valueText = (field: AnyField, value: unknown, source: string, say: Say): string =>
  // Under the name of a field a record holds what the field tells: `kindOf` has the compiler see to it.
  value === undefined || value === null ? '' : field.text(value as never, source, say);
