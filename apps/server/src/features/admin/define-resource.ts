import { getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Link } from './links.ts';
import type { Hooks, ResourceCalls, ResourceConfig } from './resource.ts';
import type { RecordOf, RecordTable } from './store.ts';

/** A kind of record that administrators read or edit: the calls that answer it, and how it is stored. */
export interface Resource {
  readonly calls: ResourceCalls;
  readonly config: ResourceConfig;
}

/** What a resource may have beside its table: hooks that read and write rows of just that table. */
type Details<T extends RecordTable, Linked extends string> = Hooks<RecordOf<T, Linked>> &
  Pick<ResourceConfig, 'isPublic' | 'faults'> & { links?: Readonly<Record<Linked, Link>> };

/**
 * Defines a resource; `search` names the columns in which a list's `q` is looked for. In the audit log it goes by the
 * name of its table: "certificate-places".
 */
export function defineResource<T extends RecordTable, Linked extends string = never>(
  calls: ResourceCalls,
  table: T,
  search: readonly PgColumn[],
  details?: Details<T, Linked>,
): Resource {
  const name = getTableName(table).replaceAll('_', '-');
  // The store hands the hooks rows of this very table only, whose type they are declared with.
  return { calls, config: { ...(details as ResourceConfig | undefined), name, table, search } };
}
