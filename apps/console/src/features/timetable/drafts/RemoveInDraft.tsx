import * as calls from '@semestr/api/timetable-drafts';
import type { TimetabledLesson } from '@semestr/api/timetable';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../../../client.ts';
import { useCall } from '../../../ui/record/use-call.ts';
import { draftTexts } from './texts/index.ts';
import { useReload } from './use-drafts.ts';

interface RemoveInDraftProps {
  draftId: number;
  lesson: Pick<TimetabledLesson, 'id'>;
  onDone: () => void;
}

/** Removes a lesson from a draft. Needs no confirmation, because the change can be discarded in the list of changes. */
export function RemoveInDraft({ draftId, lesson, onDone }: RemoveInDraftProps) {
  const t = useTexts(draftTexts);
  const call = useCall();
  const notify = useNotify();
  const reload = useReload();
  const [isPending, setPending] = useState(false);

  async function remove(): Promise<void> {
    setPending(true);
    try {
      await call(calls.removeLesson, { params: { id: String(draftId), lessonId: String(lesson.id) } });
      await reload();
      onDone();
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
      setPending(false);
    }
  }

  return (
    <Button look="danger" isPending={isPending} onClick={() => void remove()}>
      {t('removeLesson')}
    </Button>
  );
}
