import { getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Refused } from '../../http/refuse.ts';
import type { Kept, ResourceCalls } from './resource.ts';
import type { KeptTable } from './store.ts';

/** A kind of record that the console keeps, with where it is kept. */
export type Kind = readonly [ResourceCalls, Kept];

/** States a kind of record; in the audit log it has the name of its table: "certificate-places". */
export const kind = (
  calls: ResourceCalls,
  table: KeptTable,
  search: readonly PgColumn[],
  rest: Omit<Kept, 'name' | 'table' | 'search'> = {},
): Kind => [calls, { name: getTableName(table).replaceAll('_', '-'), table, search, ...rest }];

/** The refusal of a value that does not fit the others: 400 with its field. */
export const wrong = (
  field: string,
  reason: 'required' | 'format' | 'unknown' | 'taken' | 'too-small' | 'too-big',
): Refused => new Refused(400, { fields: [{ field, reason }] });
