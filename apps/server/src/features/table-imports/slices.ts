import type { Database } from '../../db/database.ts';
import type { PublicStore } from '../../domain/public-data.ts';
import type { Services } from '../../http/services.ts';
import type { ChangeContext } from '../../records/changes.ts';
import { importKinds } from './kinds.ts';
import { namesIn } from './names.ts';
import { type Outcome, storeRow } from './store-row.ts';
import { repeatFault, type TableRow } from './table.ts';
import { fieldsOf } from './titles.ts';
import type { TableImportKind } from '@semestr/core/table-imports';

/** Number of rows that are checked or stored in one transaction, which limits how long other requests wait. */
export const SLICE = 50;

export type By = Pick<ChangeContext, 'caller' | 'client'>;

/** A pass over the rows of a file. */
export interface Run {
  kind: TableImportKind;
  by: By;
  /** Ids of the records in which rows of this file have been stored. */
  taken: Set<number>;
}

export interface RowResult {
  row: TableRow;
  outcome: Outcome;
}

/** Splits the rows into slices. Rows that may refer to each other are in one slice. */
export function slicesOf(kind: TableImportKind, rows: readonly TableRow[]): TableRow[][] {
  if (importKinds[kind].refersToItself && rows.length > 0) return [[...rows]];
  const slices: TableRow[][] = [];
  for (let at = 0; at < rows.length; at += SLICE) slices.push(rows.slice(at, at + SLICE));
  return slices;
}

/** Stores rows sequentially in a transaction; `isEnough` decides whether to stop after a row. */
export async function storeRows(
  tx: Database,
  { kind, by, taken }: Run,
  rows: readonly TableRow[],
  now: Date,
  isEnough: (result: RowResult) => boolean = () => false,
): Promise<RowResult[]> {
  const own = importKinds[kind];
  const shared = {
    tx,
    context: { ...by, now, undoesId: null },
    kind: own,
    fields: fieldsOf(kind),
    taken,
  };
  let names = namesIn(tx);
  const all: RowResult[] = [];
  for (const row of rows) {
    const { repeats } = row;
    const at = { ...shared, names };
    const outcome: Outcome =
      repeats === null
        ? await storeRow(at, row.cells)
        : { result: 'faulty', faults: [repeatFault(kind, repeats)] };
    if (own.refersToItself && outcome.result === 'created') names = namesIn(tx);
    const result = { row, outcome };
    all.push(result);
    if (isEnough(result)) break;
  }
  return all;
}

/** Yields to requests that wait for the single connection of an embedded database. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Services for storing and reading rows. */
export type Storage = PublicStore & Pick<Services, 'now'>;
