import type { Database } from '../../../db/database.ts';
import type { Services } from '../../../domain/services.ts';
import type { Deed } from '../changing.ts';
import { importKinds } from './kinds.ts';
import { namesIn } from './names.ts';
import { type Outcome, storeRow } from './storing.ts';
import { fieldsOf, repeating, type TableRow } from './table.ts';
import type { TableImportKind } from '@semestr/core/table-imports';

/** Rows are tried and stored so many at a time, each time in a transaction of its own: nobody else waits for longer. */
export const SLICE = 50;

export type By = Pick<Deed, 'caller' | 'client'>;

/** A file whose rows are gone through. */
export interface Run {
  kind: TableImportKind;
  by: By;
  /** Which records rows of this file have been stored as. */
  taken: Set<number>;
}

export interface Gone {
  row: TableRow;
  outcome: Outcome;
}

/** The rows in slices. */
export function slicesOf(rows: readonly TableRow[]): TableRow[][] {
  const slices: TableRow[][] = [];
  for (let at = 0; at < rows.length; at += SLICE) slices.push(rows.slice(at, at + SLICE));
  return slices;
}

/** Stores rows one after the other in a transaction; `isEnough` says after which the others stay untouched. */
export async function storeRows(
  tx: Database,
  { kind, by, taken }: Run,
  rows: readonly TableRow[],
  now: Date,
  isEnough: (gone: Gone) => boolean = () => false,
): Promise<Gone[]> {
  const at = {
    tx,
    deed: { ...by, now, undoesId: null },
    kind: importKinds[kind],
    fields: fieldsOf(kind),
    names: namesIn(tx),
    taken,
  };
  const all: Gone[] = [];
  for (const row of rows) {
    const { repeats } = row;
    const outcome: Outcome =
      repeats === null
        ? await storeRow(at, row.cells)
        : { result: 'faulty', faults: [repeating(kind, repeats)] };
    const gone = { row, outcome };
    all.push(gone);
    if (isEnough(gone)) break;
  }
  return all;
}

/** Lets the requests that wait for the one connection of an embedded database go first. */
export const letOthersGo = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Where rows are stored and read. */
export type Storage = Pick<Services, 'db' | 'cached' | 'now'>;
