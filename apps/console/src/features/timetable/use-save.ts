import * as draftCalls from '@semestr/api/timetable-drafts';
import { lessonFields } from '@semestr/api/lesson-fields';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useCreate, useNotify, useUpdate } from 'react-admin';
import type { Values } from '../../ui/form/use-record-form.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { useUndoNotice } from '../../ui/record/use-undo.ts';
import { type AcceptedPlacing, placingOf } from './accepted-clashes.ts';
import { TIMETABLE } from './drafts/use-drafts.ts';
import type { LessonValues } from './lesson-values.ts';
import { timetableTexts } from './texts/index.ts';

interface Saving {
  save: (values: Values) => Promise<RaRecord>;
  onSaved: () => void;
}

interface SavingOptions {
  agreedTo: AcceptedPlacing['to'];
  /** The draft that is edited; null for the published timetable. */
  draftId: number | null;
  onDone: () => void;
}

/** Returns a function that stores the lesson in the panel. */
function useStore(id: number | undefined, { agreedTo, draftId }: SavingOptions) {
  const [create] = useCreate();
  const [update] = useUpdate();
  const call = useCall();
  return async (values: Values): Promise<RaRecord> => {
    if (draftId !== null) {
      const params = { id: String(draftId) };
      const fields = Object.fromEntries(Object.entries(values).filter(([field]) => field in lessonFields));
      // The form contains the fields of a lesson, which the server validates.
      const body = fields as draftCalls.LessonInDraft;
      const { lessonId } = await (id === undefined
        ? call(draftCalls.addLesson, { params, body })
        : call(draftCalls.saveLesson, { params: { ...params, lessonId: String(id) }, body }));
      return { id: lessonId };
    }
    const data = { ...values, ...(agreedTo === placingOf(values) && { inSpiteOfClash: true }) };
    const options = { returnPromise: true } as const;
    return id === undefined
      ? create('lessons', { data }, options)
      : update('lessons', { id, data, previousData: { id } }, { ...options, mutationMode: 'pessimistic' });
  };
}

/** Creates or updates the lesson in the panel, then reloads the timetable and closes the panel. */
export function useSaving(stored: LessonValues | null, options: SavingOptions): Saving {
  const t = useTexts(timetableTexts);
  const notify = useNotify();
  const queries = useQueryClient();
  const id = stored?.id;
  const store = useStore(id, options);
  const offerUndo = useUndoNotice('lessons', 'update');
  return {
    save: async (values) => {
      const record = await store(values);
      // Waits for the reload, so that reopening the lesson shows its current state.
      await queries.invalidateQueries({ queryKey: [TIMETABLE] });
      return record;
    },
    onSaved: () => {
      // Changes of a draft are discarded in its list of changes instead.
      if (id === undefined || options.draftId !== null) notify(t(id === undefined ? 'made' : 'saved'));
      else offerUndo(t('saved'), [id]);
      options.onDone();
    },
  };
}
