import { BEYOND_ROLE } from '@semestr/api/endpoint';
import { fullName } from '@semestr/core/display';
import type { TableImportField } from '@semestr/core/table-import-field';
import { inArray } from 'drizzle-orm';
import { lessons } from '../../db/tables/lessons.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type ChangeContext, withFieldErrors } from '../../records/changes.ts';
import type { Row } from '../../records/store.ts';
import { type CellFault, type ImportKind, textOf, type Written } from './kind.ts';
import type { Names } from './names.ts';
import { toFileFaults, ownReason, readRow, type RowCells, type RowPlan } from './read-row.ts';

/** Result of one row. */
export type Outcome =
  | ({ result: 'created' | 'updated'; wanted: RowPlan } & Written)
  | { result: 'unchanged'; id: number }
  | { result: 'faulty'; faults: readonly CellFault[] };

const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Describes the lessons that a row double-books. */
async function clashesIn(tx: Database, clashes: unknown): Promise<string> {
  const ids = Array.isArray(clashes)
    ? clashes.flatMap((one) => (isRecord(one) ? [Number(one['lessonId'])] : []))
    : [];
  const found = await tx.select().from(lessons).where(inArray(lessons.id, ids)).orderBy(lessons.id);
  const names = found.map(({ subject, type, startTime, endTime, rooms }) =>
    [[subject, type].filter(Boolean).join(' '), `${startTime}–${endTime}`, ...rooms].join(', '),
  );
  return names.join('; ');
}

const headIn = (head: unknown): string =>
  isRecord(head)
    ? fullName({
        lastName: textOf(head['lastName']),
        firstName: textOf(head['firstName']),
        middleName: textOf(head['middleName']),
      })
    : '';

/** Converts a refusal to faults of a row; null for any other error. */
async function faultsOf(
  tx: Database,
  kind: ImportKind,
  fields: readonly TableImportField[],
  error: unknown,
): Promise<CellFault[] | null> {
  if (!(error instanceof Refusal) || error.reason === BEYOND_ROLE) return null;
  if (error.fields.length > 0)
    return toFileFaults(
      kind,
      fields,
      error.fields.map(({ field, reason }) => ({ field, reason: ownReason(reason) })),
    );
  const { reason, details } = error;
  if (reason === 'lesson-clash')
    return [{ field: null, reason: 'clash', about: await clashesIn(tx, details.facts?.['clashes']) }];
  if (reason === 'group-has-head')
    return [{ field: 'isGroupHead', reason, about: headIn(details.facts?.['head']) }];
  if (reason === 'order-not-possible') return [{ field: 'kind', reason }];
  if (reason === 'student-left') return [{ field: null, reason }];
  return [{ field: null, reason: 'busy' }];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a row changes nothing in its record. */
const changesNothing = ({ stored, body }: RowPlan): boolean =>
  stored !== null && Object.entries(stored.body).every(([field, value]) => isSame(body[field], value));

/** A row of a file with its context, in a transaction. */
export interface RowAt {
  tx: Database;
  context: Omit<ChangeContext, 'tx' | 'call'>;
  kind: ImportKind;
  fields: readonly TableImportField[];
  names: Names;
  /** Ids of the records into which earlier rows of this file have been stored; the id of this row is added. */
  taken: Set<number>;
}

/** Stores a row in a savepoint, so that a rejected row is rolled back completely. */
export async function storeRow(
  { tx, context, kind, fields, names, taken }: RowAt,
  cells: RowCells,
): Promise<Outcome> {
  const rowPlan = await readRow(kind, fields, cells, { tx, names, isTaken: (id) => taken.has(id) });
  if ('faults' in rowPlan) return { result: 'faulty', faults: rowPlan.faults };
  const { stored, body } = rowPlan;
  if (stored && changesNothing(rowPlan)) {
    taken.add(stored.id);
    return { result: 'unchanged', id: stored.id };
  }
  const call = stored ? kind.calls.update : kind.calls.create;
  try {
    const outcome = await withFieldErrors(kind.config, call, () =>
      tx.transaction(async (inner) => kind.store({ ...context, tx: inner, call }, stored, body)),
    );
    taken.add(outcome.id);
    const isUpdate = stored !== null || kind.changesOthers === true;
    return { result: isUpdate ? 'updated' : 'created', ...outcome, wanted: rowPlan };
  } catch (error) {
    const faults = await faultsOf(tx, kind, fields, error);
    if (!faults) throw error;
    return { result: 'faulty', faults };
  }
}
