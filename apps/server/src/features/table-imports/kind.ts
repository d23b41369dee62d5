import type { Endpoint, Schema } from '@semestr/api/endpoint';
import { fullName } from '@semestr/core/display';
import { foldName } from '@semestr/core/names/key';
import { keptSpelling } from '@semestr/core/names/people';
import type { TableImportFaultReason } from '@semestr/core/table-imports';
import type { Database } from '../../db/database.ts';
import { refusal } from '../../domain/refusal.ts';
import { createRecord, type ChangeContext, updateRecord } from '../../records/changes.ts';
import type { ResourceConfig } from '../../records/define-resource.ts';
import type { Row } from '../../records/store.ts';
import type { Names } from './names.ts';

/** Handling of the rows of a record type. */

/** A fault in a row: in one of its fields, or in the row as a whole (null). */
export interface CellFault {
  field: string | null;
  reason: TableImportFaultReason;
  about?: string;
}

/** A stored record, in the form of the contract's bodies. */
export interface Stored {
  id: number;
  version: number;
  body: Row;
}

/** A parsed row: with fields of the contract for stored values, otherwise with fields of the file. */
export interface RowLookup {
  tx: Database;
  names: Names;
  values: Row;
  /** Whether an earlier row of this file has been stored under this id. */
  isTaken: (id: number) => boolean;
}

/**
 * The record of a stored row, with the entries of the audit log: the first is of the record, others of further changed
 * records.
 */
export interface Written {
  id: number;
  auditId: number;
  others?: readonly number[];
}

export interface ImportKind {
  calls: { create: Endpoint; update: Endpoint };
  config: ResourceConfig;
  /** Fields of the file that represent others of the contract: "group" → "groupId". */
  contractFields: Readonly<Record<string, string>>;
  /** Whether a row is stored as a change of another record, and counts as one: an order changes its student. */
  changesOthers?: boolean;
  /** Default values of a new record for fields missing in its row; undefined for values that the row must contain. */
  usual: Row;
  /** Whether rows may refer to records of earlier rows, so that all rows are checked or stored together. */
  refersToItself?: true;
  /** Schema of the fields that are stored in other records, such as the contacts of a student. */
  beside?: Schema;
  /** Finds the record of a row; null when it is new. References of the row have been resolved in `values`. */
  find: (sought: RowLookup) => Promise<Stored | null | CellFault>;
  /** Returns the display name of a body's record. */
  nameOf: (body: Row, names: Names) => Promise<string>;
  /** Stores a row; returns the audit log entry and the record's id. */
  store: (context: ChangeContext, stored: Stored | null, body: Row) => Promise<Written>;
}

export const isFault = (found: Stored | null | CellFault): found is CellFault =>
  found !== null && 'reason' in found;

/** Converts a row of a table to the form of the contract's bodies. */
export const storedOf = (
  row: Row & { id: number; version: number },
  usual: Row,
  other: Row = {},
): Stored => ({
  id: row.id,
  version: row.version,
  body: Object.fromEntries(
    Object.keys(usual).map((field) => [field, field in other ? other[field] : row[field]]),
  ),
});

/** Returns the only record; null when there is none, a fault of the field when there are several. */
export function onlyOf(found: readonly Stored[], field: string): Stored | null | CellFault {
  const [first = null, ...others] = found;
  return others.length > 0 ? { field, reason: 'ambiguous' } : first;
}

/** Stores records with the rules of the type's calls. */
export const createStore =
  ({ config }: Pick<ImportKind, 'config'>): ImportKind['store'] =>
  async (context, stored, body) => {
    if (!stored) {
      const { row, auditId } = await createRecord(context, config, body);
      return { id: Number(row['id']), auditId };
    }
    const { id, version } = stored;
    const { auditId } = await updateRecord(context, config, id, (before) => {
      if (before['version'] !== version) throw refusal('record-stale');
      return body;
    });
    return { id, auditId };
  };

/** Returns the result of a row with at least one audit log entry. */
export function toWritten(id: number, entries: readonly number[]): Written {
  const [auditId, ...others] = entries;
  if (auditId === undefined) throw new Error('A stored row must have an audit log entry');
  return { id, auditId, others };
}

/** Whether two bodies differ in the values of the first. */
export const differs = (wanted: Row, stored: Row): boolean =>
  Object.entries(wanted).some(([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field]));

/** Returns a text value; empty for other types. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the full name in a body. */
export const wholeName = (body: Row): string =>
  fullName({
    lastName: textOf(body['lastName']),
    firstName: textOf(body['firstName']),
    middleName: textOf(body['middleName']),
  });

/**
 * The parts of a name. Many changes of names in one file are more likely caused by a wrong column than by renamed
 * people.
 */
export const nameFields = ['lastName', 'firstName', 'middleName'] as const;

/**
 * Keeps the stored name if the table has the same in another spelling, and the stored surname if its column has the
 * same full name, as in lists exported by the console. Any other full name in that column counts as a change of the
 * surname.
 */
export function keepNames(stored: Stored | null, values: Row): void {
  if (!stored) return;
  const { body } = stored;
  if (foldName(textOf(values['lastName'])) === foldName(wholeName(body)))
    values['lastName'] = body['lastName'];
  for (const field of nameFields) {
    const [kept, typed] = [body[field], values[field]];
    if (typeof kept === 'string' && typeof typed === 'string') values[field] = keptSpelling(kept, typed);
  }
}
