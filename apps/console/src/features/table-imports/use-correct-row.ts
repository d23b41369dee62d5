import * as calls from '@semestr/api/table-import-files';
import type { TableCheck, TableImport } from '@semestr/api/table-imports';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../ui/record/use-call.ts';

type Columns = TableImport['columns'];

/** Loads the cells of a row. */
export function useRow(id: number, row: number) {
  const call = useCall();
  return useQuery({
    queryKey: ['table-row', id, row],
    queryFn: async () => (await call(calls.oneRow, { params: { id: String(id), row: String(row) } })).cells,
    retry: false,
  });
}

interface Cell {
  /** From 0. */
  column: number;
  value: string;
}

/** Replaces cells of a row. */
function withCells(row: readonly string[], cells: readonly Cell[]): string[] {
  const replaced = [...row];
  for (const { column, value } of cells) replaced[column] = value.trim();
  // A short row has no cells in its last columns.
  return Array.from(replaced, (cell) => cell ?? '');
}

const counted = ['created', 'updated', 'unchanged', 'faulty'] as const;

/** Replaces the outcome of a faulty row in the result of a check. */
function withRow(check: TableCheck, row: number, outcome: TableCheck): TableCheck {
  const before = check.faults.filter((fault) => fault.row === row);
  const faults = [...check.faults.filter((fault) => fault.row !== row), ...outcome.faults];
  const counts = { ...check.counts, faulty: check.counts.faulty - 1 };
  for (const count of counted) counts[count] += outcome.counts[count];
  return {
    counts,
    nameChanges: check.nameChanges + outcome.nameChanges,
    faults: faults.toSorted((a, b) => a.row - b.row),
    faultCount: check.faultCount - before.length + outcome.faultCount,
    changes: [...check.changes, ...outcome.changes].toSorted((a, b) => a.row - b.row),
  };
}

/** Returns a function that corrects cells of a faulty row, checks the row, and returns its outcome. */
export function useCorrectRow(id: number, columns: Columns) {
  const call = useCall();
  const client = useQueryClient();
  const language = useLanguage();
  return async (row: number, cells: Cell[]): Promise<TableCheck> => {
    const outcome = await call(calls.mend, {
      params: { id: String(id), row: String(row) },
      body: { columns, cells },
    });
    // Updates the cache instead of invalidating it: reloading the row would discard input in the open dialog.
    client.setQueryData<string[]>(['table-row', id, row], (stored) => stored && withCells(stored, cells));
    await client.invalidateQueries({ queryKey: ['table-grid', id], refetchType: 'none' });
    client.setQueryData<TableCheck>(
      ['table-check', id, columns, language],
      (check) => check && withRow(check, row, outcome),
    );
    return outcome;
  };
}
