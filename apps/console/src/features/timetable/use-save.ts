import { useTexts } from '@semestr/ui/language.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useCreate, useNotify, useUpdate } from 'react-admin';
import type { Values } from '../../ui/form/use-record-form.tsx';
import { type Agreed, placingOf } from './agreed.ts';
import type { LessonValues } from './lesson-values.ts';
import { timetableTexts } from './texts.ts';
import { TIMETABLE } from './use-timetable.ts';

interface Saving {
  save: (values: Values) => Promise<RaRecord>;
  onSaved: () => void;
}

/** Creates or updates the lesson in the panel, then reloads the timetable and closes the panel. */
export function useSaving(
  stored: LessonValues | null,
  { agreedTo, onDone }: { agreedTo: Agreed['to']; onDone: () => void },
): Saving {
  const t = useTexts(timetableTexts);
  const [create] = useCreate();
  const [update] = useUpdate();
  const notify = useNotify();
  const queries = useQueryClient();
  const id = stored?.id;
  return {
    save: async (values) => {
      const data = { ...values, ...(agreedTo === placingOf(values) && { inSpiteOfClash: true }) };
      const options = { returnPromise: true } as const;
      const record = await (id === undefined
        ? create('lessons', { data }, options)
        : update('lessons', { id, data, previousData: { id } }, { ...options, mutationMode: 'pessimistic' }));
      // Waits for the reload, so that opening the lesson again immediately shows its current state.
      await queries.invalidateQueries({ queryKey: [TIMETABLE] });
      return record;
    },
    onSaved: () => {
      notify(t(id === undefined ? 'made' : 'saved'));
      onDone();
    },
  };
}
