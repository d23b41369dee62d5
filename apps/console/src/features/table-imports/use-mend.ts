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
    queryFn: () => call(calls.oneRow, { params: { id: String(id), row: String(row) } }),
    retry: false,
  });
}

const counted = ['created', 'updated', 'unchanged', 'faulty'] as const;

/** Replaces the outcome of one row, which was faulty, in the result of a check. */
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

/** Returns an action that corrects cells of a faulty row and checks it. Returns the outcome of the row. */
export function useMend(id: number, columns: Columns) {
  const call = useCall();
  const client = useQueryClient();
  const language = useLanguage();
  return async (row: number, cells: { column: number; value: string }[]): Promise<TableCheck> => {
    const outcome = await call(calls.mend, {
      params: { id: String(id), row: String(row) },
      body: { columns, cells },
    });
    client.removeQueries({ queryKey: ['table-row', id, row] });
    client.removeQueries({ queryKey: ['table-grid', id] });
    client.setQueryData<TableCheck>(
      ['table-check', id, columns, language],
      (check) => check && withRow(check, row, outcome),
    );
    return outcome;
  };
}
