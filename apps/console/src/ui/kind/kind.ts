import type { Received, Reply } from '@semestr/api/endpoint';
import type { ReactNode } from 'react';
import type { Calls } from '../../records/define-resource.ts';
import type { AnyField, Field, Formatters } from './field.ts';
import { defineProposals, type UseProposals } from './Proposals.tsx';

/** Options of a column in a list of records R. */
interface ColumnOptions<R> {
  /** Field whose name is the heading of the column, if the cell shows more than the field. */
  readonly titleSource?: string;
  /** Text of the cell, if it shows more than the field. */
  readonly text?: (record: R, say: Formatters) => string;
  /** Displayed content of the cell, if it is more than text. */
  readonly render?: (record: R) => ReactNode;
  /** Width in pixels, if the field's default does not fit. */
  readonly width?: number;
  /** Whether it is hidden below 1000 px. */
  readonly isMinor?: boolean;
  /** Whether it is hidden until the user selects it. */
  readonly isHidden?: boolean;
  /** Whether the server cannot sort by it. */
  readonly isUnsorted?: boolean;
}

/** Related records: those of `resource` whose filter `by` matches the record's id. */
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

/** Definition of a record type by its feature. Field names and value types are those that the calls return. */
interface RecordTypeDefinition<C extends Calls> {
  readonly fields: { readonly [K in Key<C>]?: Field<RecordOf<C>[K]> };
  /** Columns of the list, in order; the first links to the record. */
  readonly columns: { readonly [K in Key<C>]?: ColumnOptions<RecordOf<C>> };
  /** Default sort order of the list. */
  readonly sort: readonly [Key<C>, Order];
  /** Filters of the list in addition to the search: fields, and shared filters (`conditions.tsx`). */
  readonly filters?: readonly Condition<C>[];
  /** Definitions of the filters that are neither fields nor shared. */
  readonly conditions?: { readonly [K in Condition<C>]?: AnyField };
  /** Fields that are set on creation and cannot be changed later. */
  readonly fixed?: readonly Key<C>[];
  /** Selected fields that the next record of a series does not repeat. */
  readonly unrepeated?: readonly Key<C>[];
  /** Whether there is at most one record, so that no other is added after it. */
  readonly isSingle?: boolean;
  /** Hook that proposes values for a new record (`defineProposals`). */
  readonly useProposals?: UseProposals;
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
  readonly unrepeated: readonly string[];
  readonly isSingle: boolean;
  /** Fills in the proposed values of a new record. */
  readonly Proposals: ReturnType<typeof defineProposals> | undefined;
  /** Initial values of a new record. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly related: readonly Related[];
}

const mapOf = <T>(stated: Readonly<Partial<Record<string, T>>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(stated).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** Returns the initial values of fields that may be empty; they are sent as they are. */
const emptyOf = (fields: ReadonlyMap<string, AnyField>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...fields].flatMap(([source, { Input, empty }]) =>
      Input === undefined || empty === undefined ? [] : [[source, empty]],
    ),
  );

/** Lists the record types of which at least one record must exist before one of this type can be created. */
export const requiredTypes = ({ fields }: RecordType): readonly string[] => [
  ...new Set([...fields.values()].flatMap(({ to, isOptional }) => (to && !isOptional ? [to] : []))),
];

/** Returns the values that the next record of a series usually repeats: those selected from lists. */
export const repeatedValues = (
  { fields, unrepeated }: RecordType,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([source]) => fields.get(source)?.isChosen === true && !unrepeated.includes(source),
    ),
  );

/** Defines a plain record type, typed by its calls: `defineRecordType<typeof faculties>({…})`. */
export function defineRecordType<C extends Calls>({
  fields,
  columns,
  filters = [],
  conditions = {},
  fixed = [],
  defaults = {},
  unrepeated = [],
  isSingle = false,
  useProposals,
  related = [],
  sort,
}: RecordTypeDefinition<C>): RecordType {
  const fieldMap = mapOf<AnyField>(fields);
  return {
    fields: fieldMap,
    columns: mapOf<ColumnOptions<never>>(columns),
    sort,
    filters,
    conditions: mapOf<AnyField>(conditions),
    fixed,
    unrepeated,
    isSingle,
    Proposals: useProposals && defineProposals(useProposals),
    defaults: { ...emptyOf(fieldMap), ...defaults },
    related,
  };
}
