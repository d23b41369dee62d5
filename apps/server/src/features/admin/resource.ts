import type { Endpoint } from '@semestr/api/endpoint';
import { DEFAULT_RANGE, MAX_RANGE } from '@semestr/api/resource';
import { getTableName } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../domain/audit.ts';
import type { Database } from '../../db/database.ts';
import { changePublicData } from '../../domain/public-data.ts';
import { type Caller, doer } from '../../http/caller.ts';
import { type Call, handle } from '../../http/handle.ts';
import { withFaults } from '../../http/faults.ts';
import { Refused } from '../../http/refuse.ts';
import type { Services } from '../../domain/services.ts';
import { ownValues, type Row, writeLinks } from './links.ts';
import {
  deleteRow,
  insertRow,
  listRows,
  lockRow,
  rowById,
  type Source,
  updateRow,
  type Wish,
} from './store.ts';

/** The calls of one kind of record, as `resource.ts` of the contract states them. */
export interface ResourceCalls {
  readonly list: Endpoint;
  readonly one: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
}

/** What happens with a change beside its being stored. In its transaction. */
export interface Change {
  tx: Database;
  /** As it stood; null where it is new. */
  before: Row | null;
  /** As it is to be stored: a hook may add to it. */
  values: Row;
  now: Date;
}

/** How one kind of record is kept. */
export interface Kept extends Source {
  /** The name in the audit log: "certificates". */
  name: string;
  /** Everybody reads them: prepared answers are dropped, other servers told. */
  isPublic?: boolean;
  /** The field that is wrong where the database refuses a row, by the table, if the column is no field itself. */
  faults?: Readonly<Record<string, string>>;
  /** Locks what a change by its owner locks first, so that the two do not wait for each other. */
  lock?: (tx: Database, id: number) => Promise<void>;
  /** Refuses a change or adds to it. */
  before?: (change: Change) => Promise<void> | void;
  /** Sees to what follows from a change, and tells people of it. */
  after?: (change: Omit<Change, 'values'> & { row: Row }) => Promise<void>;
  /** Sees to what follows from a removal. */
  removed?: (tx: Database, row: Row) => Promise<void>;
  /** Hides what must not be told. */
  show?: (row: Row) => Row;
  /** A value as it may stand in the audit log. */
  logged?: (value: unknown) => unknown;
}

type Logged = NonNullable<Kept['logged']>;

/** What differs, for the audit log. */
function changed(before: Row, values: Row, logged: Logged): Row {
  const differing = Object.keys(values).filter(
    (name) => name !== 'version' && JSON.stringify(before[name]) !== JSON.stringify(values[name]),
  );
  return Object.fromEntries(
    differing.map((name) => [name, { from: logged(before[name] ?? null), to: logged(values[name] ?? null) }]),
  );
}

/** Answers the calls of one kind of record. */
export function resourceRoutes(
  app: FastifyInstance,
  services: Services,
  calls: ResourceCalls,
  kept: Kept,
): void {
  const { db } = services;
  const { table, name, links = {}, show = (row: Row) => row, logged = (value: unknown) => value } = kept;
  const fieldsElsewhere = {
    ...kept.faults,
    ...Object.fromEntries(Object.entries(links).map(([field, link]) => [getTableName(link.table), field])),
  };

  /** Runs a change in a transaction, which for public data also raises their version. */
  const write = <T>(call: Endpoint, work: (tx: Database) => Promise<T>): Promise<T> =>
    withFaults(
      table,
      call,
      () => (kept.isPublic ? changePublicData(services, work) : db.transaction(work)),
      fieldsElsewhere,
    );

  /** Stores what belongs to the record elsewhere; answers the record as it stands then. */
  async function finish(tx: Database, id: unknown, values: Row): Promise<Row> {
    await writeLinks(tx, links, Number(id), values);
    const row = await rowById(tx, kept, Number(id));
    if (!row) throw new Error('The record was not stored');
    return row;
  }

  const log = (tx: Database, call: AnyCall, deed: string, id: unknown, details: Row): Promise<void> =>
    writeAudit(tx, {
      now: call.now,
      ...doer(call.caller),
      action: `${name}.${deed}`,
      subject: `${name}/${String(id)}`,
      details,
      client: call.request.ip,
    });

  route(calls.list, async ({ query, reply }) => {
    const { filter = {}, sort = ['id', 'ASC'], range: wanted } = query as Partial<Wish>;
    const range = wanted ?? [0, (filter['id'] ? MAX_RANGE : DEFAULT_RANGE) - 1];
    const { rows, total } = await listRows(db, kept, { filter, sort, range });
    const [first] = range;
    reply.header('content-range', `${name} ${first}-${Math.max(first, first + rows.length - 1)}/${total}`);
    return rows.map(show);
  });

  route(calls.one, async ({ params }) => {
    const row = await rowById(db, kept, idOf(params));
    if (!row) throw new Refused(404);
    return show(row);
  });

  route(calls.create, async (call, endpoint) =>
    write(endpoint, async (tx) => {
      const values = { ...(call.body as Row) };
      await kept.before?.({ tx, before: null, values, now: call.now });
      const { id } = await insertRow(tx, table, ownValues(links, values));
      const row = await finish(tx, id, values);
      await log(
        tx,
        call,
        'create',
        id,
        Object.fromEntries(Object.entries(values).map(([field, value]) => [field, logged(value)])),
      );
      await kept.after?.({ tx, before: null, row, now: call.now });
      return show(row);
    }),
  );

  route(calls.update, async (call, endpoint) =>
    write(endpoint, async (tx) => {
      const id = idOf(call.params);
      const { version, ...values } = call.body as Row;
      await kept.lock?.(tx, id);
      const before = await lockRow(tx, kept, id);
      if (!before) throw new Refused(404);
      if (before['version'] !== version) throw new Refused(409);
      await kept.before?.({ tx, before, values, now: call.now });
      await updateRow(tx, table, id, ownValues(links, values));
      const row = await finish(tx, id, values);
      await log(tx, call, 'update', id, changed(before, values, logged));
      await kept.after?.({ tx, before, row, now: call.now });
      return show(row);
    }),
  );

  route(calls.remove, async (call, endpoint) =>
    write(endpoint, async (tx) => {
      const id = idOf(call.params);
      const row = await deleteRow(tx, table, id);
      if (!row) throw new Refused(404);
      await log(tx, call, 'remove', id, {});
      await kept.removed?.(tx, row);
      return { id };
    }),
  );

  /** The resource's calls are known by their shape only; the contract checks what goes in and out. */
  function route(
    call: Endpoint | undefined,
    answer: (call: AnyCall, endpoint: Endpoint) => Promise<unknown>,
  ): void {
    if (call) handle(app, services, call, async (made) => answer(made as AnyCall, call) as never);
  }
}

type AnyCall = Omit<Call<Endpoint>, 'caller'> & { caller: Caller };

const idOf = (params: unknown): number => (params as { id: number }).id;
