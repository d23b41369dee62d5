import { MAX_LISTED, type TableCheck } from '@semestr/api/table-imports';
import type { TableColumns } from '@semestr/core/table-import-columns';
import type { Language } from '@semestr/core/languages';
import { TransactionRollbackError } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { importKinds } from './kinds.ts';
import { changesName } from './name-changes.ts';
import { namesIn } from './names.ts';
import type { Cells } from './file/read-file.ts';
import { type RowResult, yieldToEventLoop, type Run, slicesOf, type Storage, storeRows } from './slices.ts';
import { rowsOf } from './table.ts';
import { cellOfRow } from './grid-rows.ts';
import { describeChange, describeFaults } from './describe.ts';
import { fieldsOf } from './titles.ts';

/** Determines the effect of storing a file. Each slice is stored and rolled back. */

/** Runs the work in a transaction that is always rolled back. */
async function rollBackAfter<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const done: { value?: T } = {};
  try {
    await db.transaction(async (tx) => {
      done.value = await work(tx);
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  if (!('value' in done)) throw new Error('The transaction failed before its work was done');
  return done.value;
}

/** Checks the rows, or `only` one, without storing any; `each` receives a slice before it is rolled back. */
export async function tryRows(
  { db, now }: Storage,
  run: Run,
  cells: Cells,
  columns: TableColumns,
  each: (tx: Database, results: readonly RowResult[]) => Promise<void>,
  only?: number,
): Promise<void> {
  const rows = rowsOf(run.kind, cells, columns).filter(({ row }) => only === undefined || row === only);
  for (const slice of slicesOf(run.kind, rows)) {
    await rollBackAfter(db, async (tx) => each(tx, await storeRows(tx, run, slice, now())));
    await yieldToEventLoop();
  }
}

/** The table to be checked. */
export interface Checked {
  cells: Cells;
  columns: TableColumns;
  language: Language;
  /** Whether the rows were read from the cells of a timetable. */
  isGrid: boolean;
  /** Number of the only row to be checked. */
  only?: number;
}

/** Describes the effect of importing a file. */
export async function checkTable(
  storage: Storage,
  run: Run,
  { cells, columns, language, isGrid, only }: Checked,
): Promise<TableCheck> {
  const counts = { created: 0, updated: 0, unchanged: 0, faulty: 0 };
  const faults: TableCheck['faults'] = [];
  const changes: TableCheck['changes'] = [];
  let faultCount = 0;
  let nameChanges = 0;
  const kind = importKinds[run.kind];
  await tryRows(
    storage,
    run,
    cells,
    columns,
    async (tx, results) => {
      const names = namesIn(tx);
      for (const { row, outcome } of results) {
        counts[outcome.result] += 1;
        if (outcome.result === 'updated' && changesName(outcome.wanted)) nameChanges += 1;
        if (outcome.result === 'faulty') {
          const described = describeFaults(row.row, outcome.faults, {
            kind: run.kind,
            cells,
            columns,
            isGrid,
          });
          faultCount += described.length;
          faults.push(...described);
        } else if (outcome.result !== 'unchanged' && changes.length < MAX_LISTED)
          changes.push({
            ...(await describeChange(row.row, outcome.wanted, {
              kind,
              fields: fieldsOf(run.kind),
              names,
              language,
            })),
            cell: isGrid ? cellOfRow(cells, row.row) : null,
          });
      }
    },
    only,
  );
  return { counts, nameChanges, faults: faults.slice(0, MAX_LISTED), faultCount, changes };
}
