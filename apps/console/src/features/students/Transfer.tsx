import { type Student, transfer } from '@semestr/api/students';
import { fullName } from '@semestr/core/display';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import { session } from '../../session/session.ts';
import { useCall } from '../../ui/record/use-call.ts';
import { useUndoNotice } from '../../ui/record/use-undo.ts';
import { studentTexts } from './texts.ts';
import { type TransferDraft, TransferDialog } from './TransferDialog.tsx';

/** Transfers the student of the page to another group; hidden from read-only roles, and after the student has left. */
export function Transfer() {
  const student = useRecordContext<Student>();
  return student && student.leftOn == null && session.may('students', 'write') ? (
    <Transferring student={student} />
  ) : null;
}

function Transferring({ student }: { student: Student }) {
  const t = useTexts(studentTexts);
  const [isOpen, setOpen] = useState(false);
  const call = useCall();
  const refresh = useRefresh();
  const offerUndo = useUndoNotice('students', 'update');

  async function save({ groupId, subgroup, from, orderNumber }: TransferDraft): Promise<void> {
    const params = { id: String(student.id) };
    const body = { groupId, subgroup, from, orderNumber, version: student.version };
    const moved = await call(transfer, { params, body });
    setOpen(false);
    refresh();
    offerUndo(t('transfer.done', { name: fullName(moved), group: moved.groupName }), [student.id]);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('transfer.open')}</Button>
      {isOpen && <TransferDialog student={student} save={save} onClose={() => setOpen(false)} />}
    </>
  );
}
