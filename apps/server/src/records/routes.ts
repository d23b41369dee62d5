import type { Endpoint } from '@semestr/api/endpoint';
import { DEFAULT_RANGE, MAX_RANGE } from '@semestr/api/filters';
import { and, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Caller } from '../domain/caller.ts';
import type { Call } from '../http/call.ts';
import { handle } from '../http/handle.ts';
import { refusal } from '../domain/refusal.ts';
import { isAccessibleTo } from '../domain/own-faculty.ts';
import type { Services } from '../http/services.ts';
import { createRecord, type ChangeContext, removeRecord, updateRecord, write } from './changes.ts';
import type { Resource } from './define-resource.ts';
import { asJson, listRows, type ListQuery, type Row, rowById } from './store.ts';
import { undoRoute } from './undo-route.ts';

/** Registers the calls of one record type. */
function resourceRoutes(app: FastifyInstance, services: Services, { calls, config }: Resource): void {
  const { name, show = (row: Row) => row, reach } = config;
  const { settings } = services;
  const reachOf = (db: Database, caller: Caller, call: Endpoint): SQL | undefined =>
    and(isAccessibleTo(db, { caller, call }, config), reach?.(caller));

  route(calls.list, async ({ db, query, language, caller, reply }, call) => {
    const { filter = {}, sort = ['id', 'ASC'], range: wanted } = query as Partial<ListQuery>;
    const range = wanted ?? [0, (filter['id'] ? MAX_RANGE : DEFAULT_RANGE) - 1];
    const within = reachOf(db, caller, call);
    const { rows, total } = await listRows(db, config, { filter, sort, range }, within);
    const [first] = range;
    reply.header('content-range', `${name} ${first}-${Math.max(first, first + rows.length - 1)}/${total}`);
    return rows.map((row) => asJson(show(row, { language, caller, settings })));
  });

  route(calls.one, async ({ db, params, language, caller }, call) => {
    const row = await rowById(db, config, idOf(params), reachOf(db, caller, call));
    if (!row) throw refusal('record-not-found');
    return asJson(show(row, { language, caller, settings }));
  });

  route(calls.create, async (call, endpoint) =>
    write({ ...services, db: call.db }, config, endpoint, async (tx) => {
      const { row } = await createRecord(contextOf(tx, call, endpoint), config, call.body as Row);
      return asJson(show(row, { ...call, settings }));
    }),
  );

  route(calls.update, async (call, endpoint) =>
    write({ ...services, db: call.db }, config, endpoint, async (tx) => {
      const { version, ...values } = call.body as Row;
      const { row } = await updateRecord(
        contextOf(tx, call, endpoint),
        config,
        idOf(call.params),
        (before) => {
          if (before['version'] !== version) throw refusal('record-stale');
          return values;
        },
      );
      return asJson(show(row, { ...call, settings }));
    }),
  );

  route(calls.remove, async (call, endpoint) =>
    write({ ...services, db: call.db }, config, endpoint, async (tx) => {
      const id = idOf(call.params);
      await removeRecord(contextOf(tx, call, endpoint), config, id);
      return { id };
    }),
  );

  /** The resource's calls are typed only by their shape; the contract validates requests and responses. */
  function route(
    call: Endpoint | undefined,
    answer: (call: AnyCall, endpoint: Endpoint) => Promise<unknown>,
  ): void {
    if (call) handle(app, services, call, async (made) => answer(made as AnyCall, call) as never);
  }
}

/** Registers the calls of all record types, and the one that reverts a change of any of them. */
export function recordRoutes(
  app: FastifyInstance,
  services: Services,
  { resources, undoableResources }: Record<'resources' | 'undoableResources', readonly Resource[]>,
): void {
  for (const resource of resources) resourceRoutes(app, services, resource);
  undoRoute(app, services, undoableResources);
}

type AnyCall = Omit<Call<Endpoint>, 'caller'> & { caller: Caller };

const contextOf = (tx: Database, { caller, now, request }: AnyCall, call: Endpoint): ChangeContext => ({
  tx,
  call,
  caller,
  now,
  client: request.ip,
  undoesId: null,
});

const idOf = (params: unknown): number => (params as { id: number }).id;
