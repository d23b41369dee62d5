import type { Received, Reply } from '@semestr/api/endpoint';
import type { ReactNode } from 'react';
import type { Calls } from '../../define-resource.ts';
import type { AnyField, Field, Say } from './field.ts';

/** How a field stands in a list of records R. */
interface ColumnOptions<R> {
  /** The field whose name heads the column, where the cell tells more than the field. */
  readonly titleSource?: string;
  /** The cell, where it tells more than the field. */
  readonly text?: (record: R, say: Say) => string;
  /** The cell on the screen, where it shows more than its text. */
  readonly render?: (record: R) => ReactNode;
  /** In pixels, where that of the field does not fit. */
  readonly width?: number;
  /** Left out below 1000 px, where there is no room for everything. */
  readonly isMinor?: boolean;
  /** Shown to whoever chooses it. */
  readonly isHidden?: boolean;
  /** The server does not order by it. */
  readonly isUnsorted?: boolean;
}

/** Records of another kind that belong to one of this kind: those of `resource` whose filter `by` holds its id. */
export interface Related {
  readonly resource: string;
  readonly by: string;
}

type Order = 'ASC' | 'DESC';

/** To what the contract lets a list be narrowed. */
type Condition<C extends Calls> = Received<C['list']>['query'] extends { filter: infer F }
  ? keyof F & string
  : never;

type RecordOf<C extends Calls> = Reply<C['one']>;
type Key<C extends Calls> = keyof RecordOf<C> & string;

/** What a feature states of its kind of record: names and values are those that its calls answer. */
interface Stated<C extends Calls> {
  readonly fields: { readonly [K in Key<C>]?: Field<RecordOf<C>[K]> };
  /** The columns of its list in their order; the first leads to the record. */
  readonly columns: { readonly [K in Key<C>]?: ColumnOptions<RecordOf<C>> };
  /** The first order of the list. */
  readonly sort: readonly [Key<C>, Order];
  /** Conditions of the list beside the words: its own fields, and those that many kinds share (`conditions.ts`). */
  readonly filters?: readonly Condition<C>[];
  /** What those of them are that are neither. */
  readonly conditions?: { readonly [K in Condition<C>]?: AnyField };
  /** Written when the record is made and never after. */
  readonly fixed?: readonly Key<C>[];
  /** What a new one holds before anybody writes. */
  readonly defaults?: { readonly [K in Key<C>]?: RecordOf<C>[K] };
  readonly related?: readonly Related[];
}

/** A kind of plain records, as its pages read it. */
export interface Kind {
  readonly fields: ReadonlyMap<string, AnyField>;
  /** A record is handed to the columns of its own kind only. */
  readonly columns: ReadonlyMap<string, ColumnOptions<never>>;
  readonly sort: readonly [string, Order];
  readonly filters: readonly string[];
  readonly conditions: ReadonlyMap<string, AnyField>;
  readonly fixed: readonly string[];
  /** What a new one holds before anybody writes. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly related: readonly Related[];
}

const mapOf = <T>(stated: Readonly<Partial<Record<string, T>>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(stated).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** What a new record holds in the fields that may stay empty: they are sent so. */
const emptyOf = (fields: ReadonlyMap<string, AnyField>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...fields].flatMap(([source, { Input, empty }]) =>
      Input === undefined || empty === undefined ? [] : [[source, empty]],
    ),
  );

/** The kinds of records of which there must be one before one of this kind can be made. */
export const neededBy = ({ fields }: Kind): readonly string[] => [
  ...new Set([...fields.values()].flatMap(({ to, isOptional }) => (to && !isOptional ? [to] : []))),
];

/** States a kind of plain records by the calls that keep it: `kindOf<typeof faculties>({…})`. */
export function kindOf<C extends Calls>({
  fields,
  columns,
  filters = [],
  conditions = {},
  fixed = [],
  defaults = {},
  related = [],
  sort,
}: Stated<C>): Kind {
  const known = mapOf<AnyField>(fields);
  return {
    fields: known,
    columns: mapOf<ColumnOptions<never>>(columns),
    sort,
    filters,
    conditions: mapOf<AnyField>(conditions),
    fixed,
    defaults: { ...emptyOf(known), ...defaults },
    related,
  };
}
