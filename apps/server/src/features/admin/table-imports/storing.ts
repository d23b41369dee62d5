import { fullName } from '@semestr/core/display';
import type { TableImportField } from '@semestr/core/table-import-fields';
import { inArray } from 'drizzle-orm';
import { lessons } from '../../../db/tables/lessons.ts';
import type { Database } from '../../../db/database.ts';
import { Refused } from '../../../http/refuse.ts';
import { type Deed, refusing } from '../changing.ts';
import type { Row } from '../store.ts';
import { type CellFault, type ImportKind, textOf } from './kind.ts';
import type { Names } from './names.ts';
import { inFile, ownReason, readRow, type RowCells, type Wanted } from './reading.ts';

/** What becomes of one row. */
export type Outcome =
  | { result: 'created' | 'updated'; id: number; auditId: number; wanted: Wanted }
  | { result: 'unchanged'; id: number }
  | { result: 'faulty'; faults: readonly CellFault[] };

const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The lessons that a row doubles, by what people know of them. */
async function clashesIn(tx: Database, clashes: unknown): Promise<string> {
  const ids = Array.isArray(clashes)
    ? clashes.flatMap((one) => (isRecord(one) ? [Number(one['lessonId'])] : []))
    : [];
  const found = await tx.select().from(lessons).where(inArray(lessons.id, ids)).orderBy(lessons.id);
  const told = found.map(({ subject, type, startTime, endTime, rooms }) =>
    [[subject, type].filter(Boolean).join(' '), `${startTime}–${endTime}`, ...rooms].join(', '),
  );
  return told.join('; ');
}

const headIn = (head: unknown): string =>
  isRecord(head)
    ? fullName({
        lastName: textOf(head['lastName']),
        firstName: textOf(head['firstName']),
        middleName: textOf(head['middleName']),
      })
    : '';

/** What a refusal says of a row; null where the error is another failure. */
async function faultsOf(
  tx: Database,
  kind: ImportKind,
  fields: readonly TableImportField[],
  error: unknown,
): Promise<CellFault[] | null> {
  if (!(error instanceof Refused)) return null;
  if (error.status === 400)
    return inFile(
      kind,
      fields,
      error.fields.map(({ field, reason }) => ({ field, reason: ownReason(reason) })),
    );
  if (error.status !== 409 && error.status !== 404) return null;
  const { reason, clashes, head } = error.body ?? {};
  if (reason === 'lesson-clash')
    return [{ field: null, reason: 'clash', about: await clashesIn(tx, clashes) }];
  if (reason === 'group-has-head') return [{ field: 'isGroupHead', reason, about: headIn(head) }];
  return [{ field: null, reason: 'busy' }];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a row says nothing that the record does not have already. */
const saysNothingNew = ({ stored, body }: Wanted): boolean =>
  stored !== null && Object.entries(stored.body).every(([field, value]) => isSame(body[field], value));

/** A row of a file, in a transaction. */
export interface RowAt {
  tx: Database;
  deed: Omit<Deed, 'tx' | 'call'>;
  kind: ImportKind;
  fields: readonly TableImportField[];
  names: Names;
  /** Which records earlier rows of this file have been stored as; this one is added. */
  taken: Set<number>;
}

/** Stores a row in a savepoint: what is refused leaves nothing behind. */
export async function storeRow(
  { tx, deed, kind, fields, names, taken }: RowAt,
  cells: RowCells,
): Promise<Outcome> {
  const wanted = await readRow(kind, fields, cells, { tx, names, isTaken: (id) => taken.has(id) });
  if ('faults' in wanted) return { result: 'faulty', faults: wanted.faults };
  const { stored, body } = wanted;
  if (stored && saysNothingNew(wanted)) {
    taken.add(stored.id);
    return { result: 'unchanged', id: stored.id };
  }
  const call = stored ? kind.calls.update : kind.calls.create;
  try {
    const { id, auditId } = await refusing(kind.config, call, () =>
      tx.transaction(async (inner) => kind.store({ ...deed, tx: inner, call }, stored, body)),
    );
    taken.add(id);
    return { result: stored ? 'updated' : 'created', id, auditId, wanted };
  } catch (error) {
    const faults = await faultsOf(tx, kind, fields, error);
    if (!faults) throw error;
    return { result: 'faulty', faults };
  }
}
