import type { Reply } from '@semestr/api/endpoint';
import { fit } from '@semestr/api/timetable';
import { useDebounced } from '@semestr/ui/debounced';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../ui/record/use-call.ts';
import { TIMETABLE } from './drafts/use-drafts.ts';
import { draftOf, type LessonValues } from './lesson-values.ts';

export type Fit = Reply<typeof fit>;

/** Debounce before a typed field is checked, in milliseconds. */
const DELAY = 200;

/**
 * Checks where the lesson in the panel fits, and its clashes; undefined until the response arrives, or when it cannot
 * be checked.
 */
export function useFit(
  values: LessonValues | null,
  draftId: number | null,
): { fit: Fit | undefined; error: unknown } {
  const call = useCall();
  const lesson = useDebounced(values === null ? '' : JSON.stringify(draftOf(values)), DELAY);
  const { data, error } = useQuery({
    queryKey: [TIMETABLE, 'fit', lesson, draftId],
    queryFn: () => call(fit, { query: { lesson, ...(draftId !== null && { draftId: String(draftId) }) } }),
    enabled: values !== null && lesson !== '',
    retry: false,
    // Keeps the result for the previous slot until the next one arrives.
    placeholderData: (before) => before,
  });
  return { fit: values === null || lesson === '' ? undefined : data, error };
}
