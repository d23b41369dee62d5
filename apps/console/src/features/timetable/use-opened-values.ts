import type { TimetabledLesson } from '@semestr/api/timetable';
import type { TermCode } from '@semestr/core/term';
import { useState } from 'react';
import { type LessonValues, valuesOf } from './lesson-values.ts';
import type { Address } from './use-address.ts';

/**
 * What the panel begins with; null where nothing is open, or no lesson of this timetable. It stays as it was while the same
 * lesson is open: the timetable may be asked for anew meanwhile, and what was typed must not go with what somebody else has
 * changed. Saving says so then.
 */
export function useOpenedValues(
  address: Address,
  { term, lessons }: { term: TermCode; lessons: readonly TimetabledLesson[] },
): LessonValues | null {
  const { opened, of, id } = address;
  const key = JSON.stringify([opened, of, id, term]);
  const [begun, setBegun] = useState<{ key: string; values: LessonValues | null }>({ key: '', values: null });
  if (begun.key === key && (begun.values !== null || opened === null)) return begun.values;
  const values = opened && valuesOf(opened, address, { term, lessons });
  if (begun.key !== key || values !== null) setBegun({ key, values });
  return values;
}
