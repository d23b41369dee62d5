import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@semestr/api/endpoint';
import { audit as calls } from '@semestr/api/resources-records';
import { type UndoReason, undoReasons } from '@semestr/api/undo-reasons';
import { getTableColumns } from 'drizzle-orm';
import type { audit } from '../../db/tables/audit.ts';
import { Refused, refuse } from '../../http/refuse.ts';
import { createRecord, type Deed, removeRecord, updateRecord } from './changing.ts';
import type { Resource, ResourceConfig } from './define-resource.ts';
import type { Row } from './store.ts';

/** How one entry of the audit log is taken back, by itself or as a part of a batch. */

type NamedReason = (typeof calls.undo.refusals)[409]['named'][number];

const cannot = (reason: NamedReason): Refused => refuse(calls.undo, 409, { reason });

/** What an entry of the audit log says of one record. */
export interface Entry {
  event: 'create' | 'update' | 'remove';
  config: ResourceConfig;
  /** The call with which such records are changed. */
  call: Endpoint;
  id: number;
  details: Row;
}

const isEvent = (event: string | undefined): event is Entry['event'] =>
  event === 'create' || event === 'update' || event === 'remove';

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads an entry; null where it is no change of a record, or one that cannot be taken back now. */
export function entryOf(
  { action, subject, details, at }: typeof audit.$inferSelect,
  resources: readonly Resource[],
  now: Date,
): Entry | null {
  const [name, event] = action.split('.');
  const resource = resources.find(({ config }) => config.name === name);
  const id = Number(subject.split('/').at(-1));
  if (!resource || !isEvent(event) || !Number.isInteger(id)) return null;
  const { calls: own, config } = resource;
  const call = own.update ?? own.remove;
  const fields = Object.keys(details ?? {});
  if (!call) return null;
  const isEdited = event === 'update' ? own.update !== undefined : own.remove !== undefined;
  // Entries of earlier versions do not say what a removed record held.
  const isKnown = fields.length > 0 && (event !== 'remove' || fields.includes('version'));
  const known = { ...getTableColumns(config.table), ...config.links };
  const isWhole = fields.every((field) => field in known);
  if (!isEdited || !isKnown || !isWhole || !details || config.logged !== undefined) return null;
  return config.isFinal?.({ details, at }, now) === true ? null : { event, config, call, id, details };
}

/** A value as the audit log holds it. */
const asLogged = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Refuses where a field does not hold any more what the entry left in it. */
function checkStands(row: Row, left: Row): void {
  const hasStayed = ([field, value]: [string, unknown]) => isDeepStrictEqual(asLogged(row[field]), value);
  if (!Object.entries(left).every(hasStayed)) throw cannot('undo-changed');
}

/** One side of each field of a change: as it was, or as it became. */
const side = (details: Row, which: 'from' | 'to'): Row =>
  Object.fromEntries(
    Object.entries(details).map(([field, change]) => [field, isRow(change) ? change[which] : undefined]),
  );

/** Values of the audit log as the table takes them: moments are dates. */
function asStored({ table }: ResourceConfig, values: Row): Row {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const isMoment = columns[field]?.dataType === 'date' && typeof value === 'string';
      return [field, isMoment ? new Date(value) : value];
    }),
  );
}

/** Does the contrary of an entry; answers the entry that says so. */
export async function takeBack(deed: Deed, { event, config, id, details }: Entry): Promise<number> {
  if (event === 'create')
    return (await removeRecord(deed, config, id, (row) => checkStands(row, details))).auditId;
  if (event === 'remove') {
    const { id: _id, version, ...values } = asStored(config, details);
    // Whoever still has the removed record open holds a version that is over.
    const identity = { id, version: Number(version) + 1 };
    return (await createRecord(deed, config, values, identity)).auditId;
  }
  const changed = await updateRecord(deed, config, id, (before) => {
    checkStands(before, side(details, 'to'));
    return asStored(config, side(details, 'from'));
  });
  return changed.auditId;
}

/** What stands in the way of taking something back, in words that fit what the caller asked for. */
export function obstacle(error: unknown): unknown {
  if (!(error instanceof Refused)) return error;
  if (error.status === 404) return cannot('undo-changed');
  if (error.status !== 400) return error;
  const reasons = new Set(error.fields.map(({ reason }) => reason));
  if (reasons.has('taken')) return cannot('undo-taken');
  return cannot(reasons.has('unknown') ? 'undo-parent-gone' : 'undo-unfit');
}

/** Why something was not taken back; null where that was a failure that nobody expected. */
export function reasonLeft(error: unknown): UndoReason | null {
  const found = obstacle(error);
  if (!(found instanceof Refused) || found.status !== 409) return null;
  return undoReasons.find((reason) => reason === found.body?.['reason']) ?? 'undo-impossible';
}
