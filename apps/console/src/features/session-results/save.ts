import { marks as calls } from '@semestr/api/markbook';
import { ABSENT } from '@semestr/core/markbook';
import type { DataProvider } from 'react-admin';
import type { useCall } from '../../ui/record/use-call.ts';
import { allRows } from '../../ui/sheet/all-rows.ts';
import { type CellId, createSave, type Save } from '../../ui/sheet/save.ts';
import { keyOf } from '../../ui/sheet/sheet-store.ts';
import { type Assessment, type Mark, type ResultMark, toCell } from './results-data.ts';

type Call = ReturnType<typeof useCall>;

const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } });

/** Stores a line of the markbook with a changed mark or assessment. */
export const storeResult = async (
  call: Call,
  { rowId: studentId, columnId: disciplineId }: CellId,
  { id, mark, ...line }: Omit<ResultMark, 'mark'> & { mark: string | null },
): Promise<Mark> =>
  call(calls.update, { ...paramsOf({ id }), body: { studentId, disciplineId, mark, ...line } });

/**
 * Saves marks of the markbook; rows are students and columns are disciplines. A first mark, or one that replaces an
 * absence, gets the date and teacher of the assessment. A corrected mark keeps its date and teacher.
 *
 * @param empty lines without a mark, by cell key, in which the first mark is stored
 */
export function createResultSave(
  call: Call,
  provider: DataProvider,
  {
    empty,
    assessmentOf,
  }: { empty: ReadonlyMap<string, Mark>; assessmentOf: (disciplineId: number) => Assessment },
): Save<ResultMark> {
  const lines = new Map(empty);
  const keyIn = ({ rowId, columnId }: CellId): string => keyOf(rowId, columnId);
  return createSave<ResultMark>({
    create: async (cell, mark, idempotencyKey) => {
      const assessment = assessmentOf(cell.columnId);
      const line = lines.get(keyIn(cell));
      if (line) return toCell(await storeResult(call, cell, { ...toCell(line), ...assessment, mark }));
      const { rowId: studentId, columnId: disciplineId } = cell;
      const body = { studentId, disciplineId, mark, ...assessment, retakes: 0, isDifference: false };
      return toCell(await call(calls.create, { body }, { idempotencyKey }));
    },
    update: async (cell, mark, stored) => {
      const isFirst = stored.date === null || stored.mark === ABSENT;
      const assessment = isFirst ? assessmentOf(cell.columnId) : {};
      return toCell(await storeResult(call, cell, { ...stored, ...assessment, mark }));
    },
    remove: async (cell, stored) => {
      if (!stored.isDifference) {
        await call(calls.remove, paramsOf(stored));
        return;
      }
      // Keeps the line, because the student still has to pass the discipline.
      lines.set(keyIn(cell), await storeResult(call, cell, { ...stored, mark: null, date: null }));
    },
    one: async (stored) => toCell(await call(calls.one, paramsOf(stored))),
    newest: async ({ rowId: studentId, columnId: disciplineId }) => {
      const [mark] = await allRows<Mark>(provider, 'marks', { studentId, disciplineId });
      return mark && mark.mark !== null ? toCell(mark) : null;
    },
  });
}
