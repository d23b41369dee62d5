import { order } from '@semestr/api/student-orders';
import { type Student } from '@semestr/api/students';
import { fullName } from '@semestr/core/display';
import type { OrderKind } from '@semestr/core/student-orders';
import { useTexts } from '@semestr/ui/language.tsx';
import { useCall } from '../../../ui/record/use-call.ts';
import { useUndoNotice } from '../../../ui/record/use-undo.ts';
import type { OrderDraft } from './OrderDialog.tsx';
import { orderTexts } from './texts.ts';

/** Returns a function that issues an order for students and offers to undo it. Rejects with the refusal of the call. */
export function useOrder() {
  const t = useTexts(orderTexts);
  const call = useCall();
  const offerUndo = useUndoNotice('students', 'update');
  return async (kind: OrderKind, students: readonly Student[], draft: OrderDraft): Promise<void> => {
    const { number, date, from, reason, groupId } = draft;
    const until = kind === 'leave' ? draft.until : null;
    const ids = students.map(({ id }) => id);
    await call(order, { body: { studentIds: ids, kind, number, date, from, until, reason, groupId } });
    const [first] = students;
    const done =
      students.length === 1 && first
        ? t(`${kind}.done`, { name: fullName(first) })
        : t('doneMany', { count: students.length, number });
    offerUndo(done, ids);
  };
}
