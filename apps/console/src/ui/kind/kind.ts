import type { Received, Reply } from '@semestr/api/endpoint';
import type { ReactNode } from 'react';
import type { Calls } from '../../records/define-resource.ts';
import type { AnyField, Field, Formatters } from './field.ts';

/** Options of a column in a list of records R. */
interface ColumnOptions<R> {
  /** Field whose name is the column's heading, when the cell shows more than the field. */
  readonly titleSource?: string;
  /** Text of the cell, when it shows more than the field. */
  readonly text?: (record: R, say: Formatters) => string;
  /** Content of the cell on the screen, when it is more than its text. */
  readonly render?: (record: R) => ReactNode;
  /** Width in pixels, when the field's default does not fit. */
  readonly width?: number;
  /** Whether it is hidden below 1000 px, where there is no room for everything. */
  readonly isMinor?: boolean;
  /** Whether it is hidden until the user selects it. */
  readonly isHidden?: boolean;
  /** Whether the server cannot sort by it. */
  readonly isUnsorted?: boolean;
}

/** Related records of another type: those of `resource` whose filter `by` matches the record's id. */
export interface Related {
  readonly resource: string;
  readonly by: string;
}

type Order = 'ASC' | 'DESC';

/** Filters that the contract allows for the list. */
type Condition<C extends Calls> = Received<C['list']>['query'] extends { filter: infer F }
  ? keyof F & string
  : never;

type RecordOf<C extends Calls> = Reply<C['one']>;
type Key<C extends Calls> = keyof RecordOf<C> & string;

/** Definition of a record type by its feature: names and values are those that its calls return. */
interface Stated<C extends Calls> {
  readonly fields: { readonly [K in Key<C>]?: Field<RecordOf<C>[K]> };
  /** Columns of the list, in order; the first links to the record. */
  readonly columns: { readonly [K in Key<C>]?: ColumnOptions<RecordOf<C>> };
  /** Default sort order of the list. */
  readonly sort: readonly [Key<C>, Order];
  /**
   * Filters of the list in addition to the search: its own fields, and those shared by many record types
   * (`conditions.ts`).
   */
  readonly filters?: readonly Condition<C>[];
  /** Definitions of the filters that are neither. */
  readonly conditions?: { readonly [K in Condition<C>]?: AnyField };
  /** Fields that are set on creation and cannot be changed later. */
  readonly fixed?: readonly Key<C>[];
  /** Initial values of a new record. */
  readonly defaults?: { readonly [K in Key<C>]?: RecordOf<C>[K] };
  readonly related?: readonly Related[];
}

/** A plain record type, as used by its pages. */
export interface RecordType {
  readonly fields: ReadonlyMap<string, AnyField>;
  /** Columns only receive records of their own type. */
  readonly columns: ReadonlyMap<string, ColumnOptions<never>>;
  readonly sort: readonly [string, Order];
  readonly filters: readonly string[];
  readonly conditions: ReadonlyMap<string, AnyField>;
  readonly fixed: readonly string[];
  /** Initial values of a new record. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly related: readonly Related[];
}

const mapOf = <T>(stated: Readonly<Partial<Record<string, T>>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(stated).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** Returns the initial values of fields that may stay empty: they are sent as such. */
const emptyOf = (fields: ReadonlyMap<string, AnyField>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...fields].flatMap(([source, { Input, empty }]) =>
      Input === undefined || empty === undefined ? [] : [[source, empty]],
    ),
  );

/** Lists the record types of which at least one record must exist before one of this type can be created. */
export const neededBy = ({ fields }: RecordType): readonly string[] => [
  ...new Set([...fields.values()].flatMap(({ to, isOptional }) => (to && !isOptional ? [to] : []))),
];

/** Defines a plain record type by its calls: `kindOf<typeof faculties>({…})`. */
export function defineRecordType<C extends Calls>({
  fields,
  columns,
  filters = [],
  conditions = {},
  fixed = [],
  defaults = {},
  related = [],
  sort,
}: Stated<C>): RecordType {
  const fieldMap = mapOf<AnyField>(fields);
  return {
    fields: fieldMap,
    columns: mapOf<ColumnOptions<never>>(columns),
    sort,
    filters,
    conditions: mapOf<AnyField>(conditions),
    fixed,
    defaults: { ...emptyOf(fieldMap), ...defaults },
    related,
  };
}
