import type { Endpoint } from '@semestr/api/endpoint';
import { DEFAULT_RANGE, MAX_RANGE } from '@semestr/api/resource';
import { getTableName } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { differences, writeAudit } from '../../domain/audit.ts';
import type { Database } from '../../db/database.ts';
import { changePublicData } from '../../domain/public-data.ts';
import { type Caller, actor } from '../../http/caller.ts';
import type { Call } from '../../http/call.ts';
import { handle } from '../../http/handle.ts';
import { withFaults } from '../../http/faults.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../domain/services.ts';
import type { Resource } from './define-resource.ts';
import { ownValues, writeLinks } from './links.ts';
import {
  asJson,
  deleteRow,
  insertRow,
  listRows,
  lockRow,
  type Row,
  rowById,
  updateRow,
  type ListQuery,
} from './store.ts';
import { usesOf } from './uses.ts';

/** Answers the calls of one kind of record. */
export function resourceRoutes(app: FastifyInstance, services: Services, { calls, config }: Resource): void {
  const { db } = services;
  const { table, name, links = {}, show = (row: Row) => row, logged = (value: unknown) => value } = config;
  const fieldsElsewhere = {
    ...config.faults,
    ...Object.fromEntries(Object.entries(links).map(([field, link]) => [getTableName(link.table), field])),
  };

  /** Runs a change in a transaction, which for public data also raises their version. */
  const write = <T>(call: Endpoint, work: (tx: Database) => Promise<T>): Promise<T> =>
    withFaults(
      table,
      call,
      () => (config.isPublic ? changePublicData(services, work) : db.transaction(work)),
      fieldsElsewhere,
    );

  /** Stores what belongs to the record elsewhere; answers the record as it stands then. */
  async function finish(tx: Database, id: unknown, values: Row): Promise<Row> {
    await writeLinks(tx, links, Number(id), values);
    const row = await rowById(tx, config, Number(id));
    if (!row) throw new Error('The record was not stored');
    return row;
  }

  const log = (tx: Database, call: AnyCall, event: string, id: unknown, details: Row): Promise<void> =>
    writeAudit(tx, {
      now: call.now,
      ...actor(call.caller),
      action: `${name}.${event}`,
      subject: `${name}/${String(id)}`,
      details,
      client: call.request.ip,
    });

  route(calls.list, async ({ query, language, reply }) => {
    const { filter = {}, sort = ['id', 'ASC'], range: wanted } = query as Partial<ListQuery>;
    const range = wanted ?? [0, (filter['id'] ? MAX_RANGE : DEFAULT_RANGE) - 1];
    const { rows, total } = await listRows(db, config, { filter, sort, range });
    const [first] = range;
    reply.header('content-range', `${name} ${first}-${Math.max(first, first + rows.length - 1)}/${total}`);
    return rows.map((row) => asJson(show(row, language)));
  });

  route(calls.one, async ({ params, language }, endpoint) => {
    const row = await rowById(db, config, idOf(params));
    if (!row) throw refuse(endpoint, 404);
    return asJson(show(row, language));
  });

  route(calls.create, async (call, endpoint) =>
    write(endpoint, async (tx) => {
      const values = { ...(call.body as Row) };
      await config.before?.({ tx, before: null, values, now: call.now, call: endpoint });
      const { id } = await insertRow(tx, table, ownValues(links, values));
      const row = await finish(tx, id, values);
      await log(
        tx,
        call,
        'create',
        id,
        Object.fromEntries(Object.entries(values).map(([field, value]) => [field, logged(value)])),
      );
      await config.after?.({ tx, before: null, row, now: call.now });
      return asJson(show(row, call.language));
    }),
  );

  route(calls.update, async (call, endpoint) =>
    write(endpoint, async (tx) => {
      const id = idOf(call.params);
      const { version, ...values } = call.body as Row;
      await config.lock?.(tx, id);
      const before = await lockRow(tx, config, id);
      if (!before) throw refuse(endpoint, 404);
      if (before['version'] !== version) throw refuse(endpoint, 409);
      await config.before?.({ tx, before, values, now: call.now, call: endpoint });
      await updateRow(tx, table, id, ownValues(links, values));
      const row = await finish(tx, id, values);
      await log(tx, call, 'update', id, differences(before, values, logged));
      await config.after?.({ tx, before, row, now: call.now });
      return asJson(show(row, call.language));
    }),
  );

  route(calls.remove, async (call, endpoint) =>
    write(endpoint, async (tx) => {
      const id = idOf(call.params);
      const row = await lockRow(tx, config, id);
      if (!row) throw refuse(endpoint, 404);
      const uses = await usesOf(tx, config, id);
      if (uses.length > 0) throw refuse(endpoint, 409, { reason: 'record-in-use', facts: { uses } });
      await deleteRow(tx, table, id);
      await log(tx, call, 'remove', id, {});
      await config.removed?.({ tx, row, now: call.now });
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
