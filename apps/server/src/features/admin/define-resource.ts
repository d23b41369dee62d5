import type { Endpoint } from '@semestr/api/endpoint';
import type { Use } from '@semestr/api/uses';
import type { Language } from '@semestr/core/languages';
import { getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Link } from '../../db/belonging.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Refusing } from '../../http/refuse.ts';
import type { RecordOf, RecordTable, Row, Source } from './store.ts';

/** The calls of one kind of record, as `resource.ts` of the contract states them. */
export interface ResourceCalls {
  readonly list: Endpoint;
  readonly one: Refusing<404>;
  readonly create?: Endpoint;
  readonly update?: Refusing<404 | 409>;
  readonly remove?: Refusing<404>;
}

/** A change while it is being stored, in its transaction. */
export interface Change<R = Row> {
  tx: Database;
  /** As it stood; null where it is new. */
  before: R | null;
  /** As it is to be stored: a hook may add to it. */
  values: Partial<R>;
  now: Date;
  call: Endpoint;
  /** Who changes it. */
  caller: Caller;
  /** What the caller says beside the values: that a clash is known. */
  wishes: Row;
  /** It stood like this before and comes back: only what has changed around it can stand in the way. */
  isRestored: boolean;
}

/** A change that has been stored. */
export interface Stored<R = Row> {
  tx: Database;
  before: R | null;
  row: R;
  now: Date;
  /** As in the change. */
  wishes: Row;
}

/** What happens with the records of a resource beside their being stored. */
export interface Hooks<R = Row> {
  /** Locks what a change by its owner locks first, so that the two do not wait for each other. */
  lock?: (tx: Database, id: number) => Promise<void>;
  /** Refuses a change or adds to it. */
  before?: (change: Change<R>) => Promise<void> | void;
  /** Sees to what follows from a change, and notifies people of it. */
  after?: (change: Stored<R>) => Promise<void>;
  /** Refuses a removal. */
  refuseRemoval?: (row: R) => void;
  /** Sees to what follows from a removal; the row as it was. */
  removed?: (change: Pick<Stored<R>, 'tx' | 'row' | 'now'>) => Promise<void>;
  /** What relies on a row beside those that refer to it: while anything does, the row is not removed. */
  uses?: (removal: Pick<Stored<R>, 'tx' | 'row'>) => Promise<readonly Use[]>;
  /** The row as its reader sees it, without what must not be shown to them. */
  show?: (row: R, reader: { language: Language; caller: Caller }) => Partial<R>;
  /** A value as it may stand in the audit log. What is masked there cannot be taken back. */
  logged?: (value: unknown) => unknown;
  /** Whether what the audit log says of a change cannot be taken back any more: people have been told of it, and act on it. */
  isFinal?: (change: { details: Row; at: Date }, now: Date) => boolean;
}

/** How the records of a resource are stored. */
export interface ResourceConfig extends Source, Hooks {
  /** The name in the audit log: "certificates". */
  name: string;
  /** Everybody reads them: cached answers are dropped, other servers get a signal. */
  isPublic?: boolean;
  /** The field that is wrong where the database refuses a row, by the table, if the column is no field itself. */
  faults?: Readonly<Record<string, string>>;
}

/** A kind of record that administrators read or edit: the calls that answer it, and how it is stored. */
export interface Resource {
  readonly calls: ResourceCalls;
  readonly config: ResourceConfig;
}

/** What a resource may have beside its table: hooks that read and write rows of just that table. */
type Details<T extends RecordTable, Linked extends string> = Hooks<RecordOf<T, Linked>> &
  Pick<
    ResourceConfig,
    'isPublic' | 'faults' | 'computed' | 'period' | 'conditions' | 'reach' | 'searchElsewhere'
  > & {
    links?: Readonly<Record<Linked, Link>>;
  };

/**
 * Defines a resource; `search` names the columns in which a list's `q` is looked for, beside the names of the records that
 * it refers to. In the audit log it goes by the name of its table: "certificate-places".
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
