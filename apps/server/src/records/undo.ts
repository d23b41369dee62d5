import { isDeepStrictEqual } from 'node:util';
import { BEYOND_ROLE, type Endpoint } from '@semestr/api/endpoint';
import { audit as calls } from '@semestr/api/audit';
import { type UndoReason, undoReasons } from '@semestr/api/undo-reasons';
import { getTableColumns } from 'drizzle-orm';
import type { audit } from '../db/tables/audit.ts';
import { Refusal, refusal } from '../domain/refusal.ts';
import { createRecord, type ChangeContext, removeRecord, updateRecord } from './changes.ts';
import type { Resource, ResourceConfig } from './define-resource.ts';
import type { Row } from './store.ts';

/** Reverts one entry of the audit log, separately or as a part of a batch. */

type NamedReason = (typeof calls.undo.refusals)[409]['named'][number];

const cannot = (reason: NamedReason): Refusal => refusal(reason);

/** An audit log entry about one record. */
export interface Entry {
  event: 'create' | 'update' | 'remove';
  config: ResourceConfig;
  /** The call that changes such records. */
  call: Endpoint;
  id: number;
  details: Row;
}

const isEvent = (event: string | undefined): event is Entry['event'] =>
  event === 'create' || event === 'update' || event === 'remove';

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses an entry; null when it is not a change of a record, or cannot be reverted now. */
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
  // Entries of earlier versions do not contain the values of a deleted record.
  const isKnown = fields.length > 0 && (event !== 'remove' || fields.includes('version'));
  const columns = { ...getTableColumns(config.table), ...config.links };
  const isWhole = fields.every((field) => field in columns);
  if (!isEdited || !isKnown || !isWhole || !details) return null;
  // Masked values cannot be restored; a record that was created with them can be deleted.
  if (config.logged !== undefined && event !== 'create') return null;
  return config.isFinal?.({ details, at }, now) === true ? null : { event, config, call, id, details };
}

/** Converts a value to its form in the audit log. */
const toLogged = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const unchanged = (value: unknown): unknown => value;

/** Rejects when a field no longer has the value that the entry assigned. */
function assertUnchanged(row: Row, left: Row, { logged = unchanged }: Pick<ResourceConfig, 'logged'>): void {
  const hasStayed = ([field, value]: [string, unknown]) =>
    isDeepStrictEqual(logged(toLogged(row[field])), value);
  if (!Object.entries(left).every(hasStayed)) throw cannot('undo-changed');
}

/** Returns one side of each field of a change: before or after. */
const side = (details: Row, which: 'from' | 'to'): Row =>
  Object.fromEntries(
    Object.entries(details).map(([field, change]) => [field, isRow(change) ? change[which] : undefined]),
  );

/** Converts values of the audit log for the table: timestamps are dates. */
function toStored({ table }: ResourceConfig, values: Row): Row {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const isMoment = columns[field]?.dataType === 'date' && typeof value === 'string';
      return [field, isMoment ? new Date(value) : value];
    }),
  );
}

/** Reverts an entry; returns the audit log entry of the reversal. */
export async function revertEntry(
  context: ChangeContext,
  { event, config, id, details }: Entry,
): Promise<number> {
  if (event === 'create')
    return (await removeRecord(context, config, id, (row) => assertUnchanged(row, details, config))).auditId;
  if (event === 'remove') {
    const { id: _id, version, ...values } = toStored(config, details);
    // Clients that still show the deleted record have an outdated version.
    const identity = { id, version: Number(version) + 1 };
    return (await createRecord(context, config, values, identity)).auditId;
  }
  const changed = await updateRecord(context, config, id, (before) => {
    assertUnchanged(before, side(details, 'to'), config);
    return toStored(config, side(details, 'from'));
  });
  return changed.auditId;
}

/** Maps an error to the refusal of a reversal. */
export function toRefusal(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  if (error.reason === 'record-not-found') return cannot('undo-changed');
  if (error.fields.length === 0) return error;
  const reasons = new Set(error.fields.map(({ reason }) => reason));
  if (reasons.has('taken')) return cannot('undo-taken');
  return cannot(reasons.has('unknown') ? 'undo-parent-gone' : 'undo-unfit');
}

/** Returns why an entry was not reverted; null for an unexpected error. */
export function reasonNotReverted(error: unknown): UndoReason | null {
  const found = toRefusal(error);
  if (!(found instanceof Refusal) || found.reason === BEYOND_ROLE) return null;
  return undoReasons.find((reason) => reason === found.reason) ?? 'undo-impossible';
}
