import type { Endpoint } from '@semestr/api/endpoint';
import { fullName } from '@semestr/core/display';
import type { TableImportFaultReason } from '@semestr/core/table-imports';
import type { Database } from '../../../db/database.ts';
import type { Refusing } from '../../../http/refuse.ts';
import { createRecord, type Deed, updateRecord } from '../changing.ts';
import type { ResourceConfig } from '../define-resource.ts';
import { refuse } from '../../../http/refuse.ts';
import type { Row } from '../store.ts';
import type { Names } from './names.ts';

/** What a kind of record says of its rows. */

/** What is wrong with a row: with one of its fields, or (null) as a whole. */
export interface CellFault {
  field: string | null;
  reason: TableImportFaultReason;
  about?: string;
}

/** A record that is stored, as the bodies of the contract have it. */
export interface Stored {
  id: number;
  version: number;
  body: Row;
}

/** A row whose cells have been read: by fields of the contract where those are known, else by fields of the file. */
export interface Sought {
  tx: Database;
  names: Names;
  values: Row;
  /** The ids that earlier rows of this file have been stored as. */
  isTaken: (id: number) => boolean;
}

export interface ImportKind {
  calls: { create: Endpoint; update: Refusing<404 | 409> };
  config: ResourceConfig;
  /** Of the fields of the file that stand for others of the contract: "group" → "groupId". */
  contractFields: Readonly<Record<string, string>>;
  /** What a new record has in fields that its row leaves out; undefined where the row must have them. */
  usual: Row;
  /** The record that a row means; null where it is new. What the row says of others is put into `values`. */
  find: (sought: Sought) => Promise<Stored | null | CellFault>;
  /** By what people know the record of a body. */
  nameOf: (body: Row, names: Names) => Promise<string>;
  /** Stores a row; answers the entry of the audit log and the record's id. */
  store: (deed: Deed, stored: Stored | null, body: Row) => Promise<{ id: number; auditId: number }>;
}

export const isFault = (found: Stored | null | CellFault): found is CellFault =>
  found !== null && 'reason' in found;

/** A row of a table as the bodies of the contract have it. */
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

/** The one of several records; none is null, more than one a fault of the field. */
export function onlyOf(found: readonly Stored[], field: string): Stored | null | CellFault {
  const [first = null, ...others] = found;
  return others.length > 0 ? { field, reason: 'ambiguous' } : first;
}

/** Stores as the calls of the kind do by hand. */
export const storing =
  ({ calls, config }: Pick<ImportKind, 'calls' | 'config'>): ImportKind['store'] =>
  async (deed, stored, body) => {
    if (!stored) {
      const { row, auditId } = await createRecord(deed, config, body);
      return { id: Number(row['id']), auditId };
    }
    const { id, version } = stored;
    const { auditId } = await updateRecord(deed, config, id, (before) => {
      if (before['version'] !== version) throw refuse(calls.update, 409);
      return body;
    });
    return { id, auditId };
  };

/** A text of a value that is to be one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The whole name in the body of a person's record. */
export const wholeName = (body: Row): string =>
  fullName({
    lastName: textOf(body['lastName']),
    firstName: textOf(body['firstName']),
    middleName: textOf(body['middleName']),
  });

/**
 * Keeps the stored surname if its column has the person's own whole name, as exported lists of the console do. Any other
 * whole name in that column counts as a change of the surname.
 */
export function keepSurname(stored: Stored | null, values: Row): void {
  if (stored && textOf(values['lastName']) === wholeName(stored.body))
    values['lastName'] = stored.body['lastName'];
}

/** The resource with which the console keeps records of this name. */
export function configOf(resources: readonly { config: ResourceConfig }[], name: string): ResourceConfig {
  const found = resources.find(({ config }) => config.name === name);
  if (!found) throw new Error(`Nobody keeps ${name}`);
  return found.config;
}
