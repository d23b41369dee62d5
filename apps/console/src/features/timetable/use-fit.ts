import type { Reply } from '@semestr/api/endpoint';
import { fit } from '@semestr/api/timetable';
import { useDebounced } from '@semestr/ui/debounced';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../ui/record/use-call.ts';
import { draftOf, type LessonValues } from './lesson-values.ts';
import { TIMETABLE } from './use-timetable.ts';

export type Fit = Reply<typeof fit>;

/** A field that is typed into is asked about once it stands still for so many milliseconds. */
const DELAY = 200;

/** Where the lesson in the panel fits, and what it doubles; undefined while no answer has come, or none can. */
export function useFit(values: LessonValues | null): { fit: Fit | undefined; error: unknown } {
  const call = useCall();
  const lesson = useDebounced(values === null ? '' : JSON.stringify(draftOf(values)), DELAY);
  const { data, error } = useQuery({
    queryKey: [TIMETABLE, 'fit', lesson],
    queryFn: () => call(fit, { query: { lesson } }),
    enabled: values !== null && lesson !== '',
    retry: false,
    // What was found for the place before stays until the next answer comes.
    placeholderData: (before) => before,
  });
  return { fit: values === null || lesson === '' ? undefined : data, error };
}
