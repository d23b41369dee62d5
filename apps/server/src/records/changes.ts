import type { Endpoint } from '@semestr/api/endpoint';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { differences, writeAudit } from '../domain/audit.ts';
import type { Database } from '../db/database.ts';
import { usesOf } from '../domain/uses.ts';
import { changePublicData, type PublicStore } from '../domain/public-data.ts';
import {
  assertValuesInOwnFaculty,
  assertStaysInOwnFaculty,
  assertInOwnFaculty,
} from '../domain/own-faculty.ts';
import { actor, type Caller } from '../domain/caller.ts';
import { withFaults } from '../domain/constraint-faults.ts';
import { refusal } from '../domain/refusal.ts';
import type { ResourceConfig } from './define-resource.ts';
import { ownValues, writeLinks } from '../db/links.ts';
import { asJson, deleteRow, insertRow, lockRow, type Row, rowById, updateRow } from './store.ts';

/** Context of an administrator's action on a record: the transaction, the call, the time, the client. */
export interface ChangeContext {
  tx: Database;
  call: Endpoint;
  caller: Caller;
  now: Date;
  client: string;
  /** The audit log entry that is reverted; null when none is. */
  undoesId: number | null;
}

/** A changed record, with its audit log entry. */
interface Changed {
  row: Row;
  auditId: number;
}

/** Replaces the archive flag of a change by the time of archiving; an archived record keeps its time. */
function withArchivedAt({ isArchived, ...values }: Row, before: Row | null, now: Date): Row {
  if (isArchived === undefined) return values;
  return { ...values, archivedAt: isArchived === true ? (before?.['archivedAt'] ?? now) : null };
}

/** Splits a body into stored values and additional options. */
function splitBody({ table, links }: ResourceConfig, body: Row): { values: Row; options: Row } {
  const storedFields = { ...getTableColumns(table), ...links };
  const part = (isKept: boolean): Row =>
    Object.fromEntries(Object.entries(body).filter(([field]) => field in storedFields === isKept));
  return { values: part(true), options: part(false) };
}

/** Runs a change of records of one type: maps database errors to invalid fields. */
export const withFieldErrors = <T>(
  { table, links = {}, faults }: ResourceConfig,
  call: Endpoint,
  work: () => Promise<T>,
): Promise<T> =>
  withFaults(table, call, work, {
    ...faults,
    ...Object.fromEntries(Object.entries(links).map(([field, link]) => [getTableName(link.table), field])),
  });

/** Runs changes in one transaction, which also increments the data version for public data. */
export const inTransaction = <T>(
  store: PublicStore,
  { isPublic }: Pick<ResourceConfig, 'isPublic'>,
  work: (tx: Database) => Promise<T>,
): Promise<T> => (isPublic ? changePublicData(store, work) : store.db.transaction(work));

/** Runs one change in its own transaction. */
export const write = <T>(
  store: PublicStore,
  config: ResourceConfig,
  call: Endpoint,
  work: (tx: Database) => Promise<T>,
): Promise<T> => withFieldErrors(config, call, () => inTransaction(store, config, work));

const log = (
  { tx, now, caller, client, undoesId }: ChangeContext,
  { name }: ResourceConfig,
  event: 'create' | 'update' | 'remove',
  id: unknown,
  details: Row,
): Promise<number> =>
  writeAudit(tx, {
    now,
    ...actor(caller),
    action: `${name}.${event}`,
    subject: `${name}/${String(id)}`,
    details,
    client,
    undoesId,
  });

/** Converts values to the form of the audit log. */
const loggedValues = ({ logged = (value: unknown) => value }: ResourceConfig, values: Row): Row =>
  Object.fromEntries(Object.entries(asJson(values)).map(([field, value]) => [field, logged(value)]));

/** Returns the changed fields as stored: in the order and form of the record. */
const stored = (row: Row, values: Row): Row =>
  Object.fromEntries(Object.keys(values).map((field) => [field, row[field]]));

/** Stores related rows of a record; returns the resulting record. */
async function storeLinks(tx: Database, config: ResourceConfig, id: unknown, values: Row): Promise<Row> {
  await writeLinks(tx, config.links ?? {}, Number(id), values);
  const row = await rowById(tx, config, Number(id));
  if (!row) throw new Error('The record was not stored');
  return row;
}

/** Creates a record; `identity` are the id and the version of a restored one. */
export async function createRecord(
  context: ChangeContext,
  config: ResourceConfig,
  input: Row,
  identity: { id?: number; version?: number } = {},
): Promise<Changed> {
  const { tx, now, caller } = context;
  const { values, options } = splitBody(config, withArchivedAt(input, null, now));
  const isRestored = identity.id !== undefined;
  await assertValuesInOwnFaculty(tx, context, config, values);
  await config.before?.({ tx, before: null, values, now, caller, options, isRestored });
  const { id } = await insertRow(tx, config.table, {
    ...ownValues(config.links ?? {}, values),
    ...identity,
  });
  const row = await storeLinks(tx, config, id, values);
  await assertStaysInOwnFaculty(tx, context, config, Number(id));
  const auditId = await log(context, config, 'create', id, loggedValues(config, stored(row, values)));
  await config.after?.({ tx, before: null, row, now, options });
  return { row, auditId };
}

/**
 * Updates a record with the result of `valuesFor` for its current state, which may also reject. Throws 404 when it does
 * not exist.
 */
export async function updateRecord(
  context: ChangeContext,
  config: ResourceConfig,
  id: number,
  valuesFor: (before: Row) => Row,
): Promise<Changed> {
  const { tx, now, caller } = context;
  await assertInOwnFaculty(tx, context, config, id);
  await config.lock?.(tx, id);
  const before = await lockRow(tx, config, id);
  if (!before) throw refusal('record-not-found');
  const { values, options } = splitBody(config, withArchivedAt(valuesFor(before), before, now));
  const isRestored = context.undoesId !== null;
  await assertValuesInOwnFaculty(tx, context, config, values);
  await config.before?.({ tx, before, values, now, caller, options, isRestored });
  await updateRow(tx, config.table, id, ownValues(config.links ?? {}, values));
  const row = await storeLinks(tx, config, id, values);
  await assertStaysInOwnFaculty(tx, context, config, id);
  const auditId = await log(
    context,
    config,
    'update',
    id,
    differences(before, stored(row, values), config.logged),
  );
  await config.after?.({ tx, before, row, now, options });
  return { row, auditId };
}

/** Deletes an unused record, unless `check` rejects it. Throws 404 when it does not exist. */
export async function removeRecord(
  context: ChangeContext,
  config: ResourceConfig,
  id: number,
  check: (before: Row) => void = () => undefined,
): Promise<Changed> {
  const { tx, now } = context;
  await assertInOwnFaculty(tx, context, config, id);
  const row = await lockRow(tx, config, id);
  if (!row) throw refusal('record-not-found');
  check(row);
  config.refuseRemoval?.(row);
  const uses = [...(await usesOf(tx, config, id)), ...((await config.uses?.({ tx, row })) ?? [])];
  if (uses.length > 0) throw refusal('record-in-use', { facts: { uses } });
  await deleteRow(tx, config.table, id);
  const auditId = await log(context, config, 'remove', id, loggedValues(config, row));
  await config.removed?.({ tx, row, now });
  return { row, auditId };
}
