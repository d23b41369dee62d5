import type { TimetabledLesson } from '@semestr/api/timetable';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDelete } from 'react-admin';
import { assertSignedIn } from '../../session/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useDoneText } from '../../ui/record/use-done-text.ts';
import { useUndoNotice } from '../../ui/record/use-undo.ts';
import { uiTexts } from '../../ui/texts/index.ts';
import { TIMETABLE } from './drafts/use-drafts.ts';

/** Deletes a lesson after a confirmation, and offers to undo it. */
export function DeleteLesson({ lesson, onDone }: { lesson: TimetabledLesson; onDone: () => void }) {
  const t = useTexts(uiTexts);
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDelete();
  const doneText = useDoneText('lessons');
  const offerUndo = useUndoNotice('lessons');
  const queries = useQueryClient();
  const { id, subject, type } = lesson;

  async function confirm(): Promise<void> {
    const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
    await remove('lessons', { id, previousData: { id } }, options);
    assertSignedIn();
    offerUndo(doneText('deleted', lesson), [id]);
    void queries.invalidateQueries({ queryKey: [TIMETABLE] });
    onDone();
  }

  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('form.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('form.deleteTitle', { name: [type, subject].filter(Boolean).join(' ') })}
          confirm={t('form.confirmDelete')}
          isDangerous
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {t('form.deleteHint')}
        </ConfirmDialog>
      )}
    </>
  );
}
