import * as calls from '@semestr/api/journal-records';
import type { DataProvider } from 'react-admin';
import type { useCall } from '../../ui/record/use-call.ts';
import { allRows } from '../../ui/sheet/all-rows.ts';
import { createSave, type Save } from '../../ui/sheet/save.ts';
import { type JournalMark, type Mark, toCell } from './sheet-data.ts';

/** Saves the marks of the journal; rows are students and columns are lessons. */
export function createJournalSave(
  call: ReturnType<typeof useCall>,
  provider: DataProvider,
): Save<JournalMark> {
  const { create, update, remove, one } = calls.lessonMarks;
  const paramsOf = ({ id }: JournalMark) => ({ params: { id: String(id) } });
  return createSave<JournalMark>({
    create: async ({ rowId: studentId, columnId: lessonId }, mark, idempotencyKey) => {
      const body = { studentId, lessonId, mark: Number(mark), taskNumber: null, isFirst: true as const };
      return toCell(await call(create, { body }, { idempotencyKey }));
    },
    update: async ({ rowId: studentId, columnId: lessonId }, mark, stored) => {
      const { taskNumber, version } = stored;
      const body = { studentId, lessonId, mark: Number(mark), taskNumber, version };
      return toCell(await call(update, { ...paramsOf(stored), body }));
    },
    remove: async (_cell, stored) => {
      await call(remove, paramsOf(stored));
    },
    one: async (stored) => toCell(await call(one, paramsOf(stored))),
    newest: async ({ rowId: studentId, columnId: lessonId }) => {
      const marks = await allRows<Mark>(provider, 'lesson-marks', { studentId, lessonId });
      const last = marks.at(-1);
      return last ? toCell(last) : null;
    },
  });
}
