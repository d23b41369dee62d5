import type { Endpoint } from '@semestr/api/endpoint';
import type { Use } from '@semestr/api/uses';
import type { Language } from '@semestr/core/languages';
import { getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Link } from '../db/owners.ts';
import type { Database } from '../db/database.ts';
import type { Caller } from '../domain/caller.ts';
import type { Settings } from '../domain/settings.ts';
import { type RefusingCall } from '../domain/refusal.ts';
import type { RecordOf, RecordTable, Row, Source } from './store.ts';

/** The calls of one record type, as declared in the contract's `resource.ts`. */
export interface ResourceCalls {
  readonly list: Endpoint;
  readonly one: RefusingCall<404>;
  readonly create?: Endpoint;
  readonly update?: RefusingCall<404 | 409>;
  readonly remove?: RefusingCall<404>;
}

/** A change while it is being stored, in its transaction. */
export interface Change<R = Row> {
  tx: Database;
  /** The record before the change; null when it is new. */
  before: R | null;
  /** The values to be stored: a hook may add to them. */
  values: Partial<R>;
  now: Date;
  /** The caller who makes the change. */
  caller: Caller;
  /** Options of the call in addition to the values, such as a confirmed clash. */
  options: Row;
  /** Whether an earlier state is being restored: then only changes of other records can prevent the change. */
  isRestored: boolean;
}

/** A change that has been stored. */
export interface Stored<R = Row> {
  tx: Database;
  before: R | null;
  row: R;
  now: Date;
  /** As in the change. */
  options: Row;
}

/** The reader of a record. */
export interface Reader {
  language: Language;
  caller: Caller;
  settings: Settings;
}

/** Hooks around storing the records of a resource. */
export interface Hooks<R = Row> {
  /** Locks the rows that a change by the record's owner locks first, so that the two do not deadlock. */
  lock?: (tx: Database, id: number) => Promise<void>;
  /** Rejects a change or adds to it. */
  before?: (change: Change<R>) => Promise<void> | void;
  /** Handles the consequences of a change, and notifies users. */
  after?: (change: Stored<R>) => Promise<void>;
  /** Rejects a deletion. */
  refuseRemoval?: (row: R) => void;
  /** Handles the consequences of a deletion; receives the deleted row. */
  removed?: (change: Pick<Stored<R>, 'tx' | 'row' | 'now'>) => Promise<void>;
  /** Returns uses of a row other than references to it: a row with such uses is not deleted. */
  uses?: (removal: Pick<Stored<R>, 'tx' | 'row'>) => Promise<readonly Use[]>;
  /** Formats a row for its reader, without fields that are hidden from the reader. */
  show?: (row: R, reader: Reader) => Partial<R>;
  /** Converts a value for the audit log. Masked values cannot be reverted. */
  logged?: (value: unknown) => unknown;
  /** Whether a change in the audit log can no longer be reverted, because users have been notified and rely on it. */
  isFinal?: (change: { details: Row; at: Date }, now: Date) => boolean;
}

/** How the records of a resource are stored. */
export interface ResourceConfig extends Source, Hooks {
  /** The name in the audit log: "certificates". */
  name: string;
  /** Whether the records are public: a change clears cached responses and signals other servers. */
  isPublic?: boolean;
  /** The invalid field for a database error, by table, when the column is not a field. */
  faults?: Readonly<Record<string, string>>;
}

/** A record type that administrators read or edit: its calls, and how it is stored. */
export interface Resource {
  readonly calls: ResourceCalls;
  readonly config: ResourceConfig;
}

/** Options of a resource in addition to its table: hooks that read and write rows of that table. */
type Details<T extends RecordTable, Linked extends string> = Hooks<RecordOf<T, Linked>> &
  Pick<
    ResourceConfig,
    'isPublic' | 'faults' | 'computed' | 'period' | 'conditions' | 'reach' | 'searchElsewhere' | 'ofFaculty'
  > & {
    links?: Readonly<Record<Linked, Link>>;
    name?: string;
  };

/**
 * Defines a resource. `search` lists the columns in which a list's `q` is searched, in addition to the names of
 * referenced records. Its name in the audit log is that of its table, "certificate-places", unless another name is
 * given.
 */
export function defineResource<T extends RecordTable, Linked extends string = never>(
  calls: ResourceCalls,
  table: T,
  search: readonly PgColumn[],
  details?: Details<T, Linked>,
): Resource {
  const name = details?.name ?? getTableName(table).replaceAll('_', '-');
  // The store passes only rows of this table to the hooks, which are declared with its type.
  return { calls, config: { ...(details as ResourceConfig | undefined), name, table, search } };
}
