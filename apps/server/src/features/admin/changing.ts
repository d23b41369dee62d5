import type { Endpoint } from '@semestr/api/endpoint';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { differences, writeAudit } from '../../domain/audit.ts';
import type { Database } from '../../db/database.ts';
import { usesOf } from '../../domain/uses.ts';
import { changePublicData } from '../../domain/public-data.ts';
import { refuseForeign, refuseGoing, refuseOthers } from '../../domain/own-faculty.ts';
import type { Services } from '../../domain/services.ts';
import { actor, type Caller } from '../../http/caller.ts';
import { withFaults } from '../../http/faults.ts';
import { refuse } from '../../http/refuse.ts';
import type { ResourceConfig } from './define-resource.ts';
import { ownValues, writeLinks } from './links.ts';
import { asJson, deleteRow, insertRow, lockRow, type Row, rowById, updateRow } from './store.ts';

/** What an administrator does with one record: in which transaction, by which call, when, from where. */
export interface Deed {
  tx: Database;
  call: Endpoint;
  caller: Caller;
  now: Date;
  client: string;
  /** The entry of the audit log that is taken back; null where none is. */
  undoesId: number | null;
}

/** A record that has been changed, and the entry of the audit log that says so. */
interface Changed {
  row: Row;
  auditId: number;
}

/** The values of a change with the moment of archiving in place of the wish; an archived record keeps its own. */
function archiving({ isArchived, ...values }: Row, before: Row | null, now: Date): Row {
  if (isArchived === undefined) return values;
  return { ...values, archivedAt: isArchived === true ? (before?.['archivedAt'] ?? now) : null };
}

/** What is stored of a body, apart from what it says beside that. */
function sorted({ table, links }: ResourceConfig, body: Row): { values: Row; wishes: Row } {
  const kept = { ...getTableColumns(table), ...links };
  const part = (isKept: boolean): Row =>
    Object.fromEntries(Object.entries(body).filter(([field]) => field in kept === isKept));
  return { values: part(true), wishes: part(false) };
}

/** Runs a change of records of one kind: what the database refuses is a fault of its field. */
export const refusing = <T>(
  { table, links = {}, faults }: ResourceConfig,
  call: Endpoint,
  work: () => Promise<T>,
): Promise<T> =>
  withFaults(table, call, work, {
    ...faults,
    ...Object.fromEntries(Object.entries(links).map(([field, link]) => [getTableName(link.table), field])),
  });

/** Runs changes in one transaction, which for public data also raises their version. */
export const inTransaction = <T>(
  services: Pick<Services, 'db' | 'cached'>,
  { isPublic }: Pick<ResourceConfig, 'isPublic'>,
  work: (tx: Database) => Promise<T>,
): Promise<T> => (isPublic ? changePublicData(services, work) : services.db.transaction(work));

/** Runs one change in a transaction of its own. */
export const write = <T>(
  services: Services,
  config: ResourceConfig,
  call: Endpoint,
  work: (tx: Database) => Promise<T>,
): Promise<T> => refusing(config, call, () => inTransaction(services, config, work));

const log = (
  { tx, now, caller, client, undoesId }: Deed,
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

/** Values as they may stand in the audit log. */
const loggedValues = ({ logged = (value: unknown) => value }: ResourceConfig, values: Row): Row =>
  Object.fromEntries(Object.entries(asJson(values)).map(([field, value]) => [field, logged(value)]));

/** The fields of a change as they were stored: in the order and the form that the record has them in. */
const stored = (row: Row, values: Row): Row =>
  Object.fromEntries(Object.keys(values).map((field) => [field, row[field]]));

/** Stores what belongs to the record elsewhere; answers the record as it stands then. */
async function finish(tx: Database, config: ResourceConfig, id: unknown, values: Row): Promise<Row> {
  await writeLinks(tx, config.links ?? {}, Number(id), values);
  const row = await rowById(tx, config, Number(id));
  if (!row) throw new Error('The record was not stored');
  return row;
}

/** Makes a record; `identity` are the id and the version of one that comes back. */
export async function createRecord(
  deed: Deed,
  config: ResourceConfig,
  given: Row,
  identity: { id?: number; version?: number } = {},
): Promise<Changed> {
  const { tx, now, call, caller } = deed;
  const { values, wishes } = sorted(config, archiving(given, null, now));
  const isRestored = identity.id !== undefined;
  await refuseForeign(tx, deed, config, values);
  await config.before?.({ tx, before: null, values, now, call, caller, wishes, isRestored });
  const { id } = await insertRow(tx, config.table, {
    ...ownValues(config.links ?? {}, values),
    ...identity,
  });
  const row = await finish(tx, config, id, values);
  await refuseGoing(tx, deed, config, Number(id));
  const auditId = await log(deed, config, 'create', id, loggedValues(config, stored(row, values)));
  await config.after?.({ tx, before: null, row, now, wishes });
  return { row, auditId };
}

/** Changes a record to what `valuesFor` makes of it as it stands, or refuses to. 404 where there is none. */
export async function updateRecord(
  deed: Deed,
  config: ResourceConfig,
  id: number,
  valuesFor: (before: Row) => Row,
): Promise<Changed> {
  const { tx, now, call, caller } = deed;
  await refuseOthers(tx, deed, config, id);
  await config.lock?.(tx, id);
  const before = await lockRow(tx, config, id);
  if (!before) throw refuse(call, 404);
  const { values, wishes } = sorted(config, archiving(valuesFor(before), before, now));
  const isRestored = deed.undoesId !== null;
  await refuseForeign(tx, deed, config, values);
  await config.before?.({ tx, before, values, now, call, caller, wishes, isRestored });
  await updateRow(tx, config.table, id, ownValues(config.links ?? {}, values));
  const row = await finish(tx, config, id, values);
  await refuseGoing(tx, deed, config, id);
  const auditId = await log(
    deed,
    config,
    'update',
    id,
    differences(before, stored(row, values), config.logged),
  );
  await config.after?.({ tx, before, row, now, wishes });
  return { row, auditId };
}

/** Removes a record that nothing uses, unless `check` refuses to. 404 where there is none. */
export async function removeRecord(
  deed: Deed,
  config: ResourceConfig,
  id: number,
  check: (before: Row) => void = () => undefined,
): Promise<Changed> {
  const { tx, now, call } = deed;
  await refuseOthers(tx, deed, config, id);
  const row = await lockRow(tx, config, id);
  if (!row) throw refuse(call, 404);
  check(row);
  config.refuseRemoval?.(row);
  const uses = [...(await usesOf(tx, config, id)), ...((await config.uses?.({ tx, row })) ?? [])];
  if (uses.length > 0) throw refuse(call, 409, { reason: 'record-in-use', facts: { uses } });
  await deleteRow(tx, config.table, id);
  const auditId = await log(deed, config, 'remove', id, loggedValues(config, row));
  await config.removed?.({ tx, row, now });
  return { row, auditId };
}
