import { useState } from 'react';
import { type LessonValues, type LessonContext, valuesOf } from './lesson-values.ts';
import type { Address } from './use-address.ts';

/**
 * Returns the initial values of the panel; null when nothing is open or the lesson is not in this timetable. They do
 * not change while the same lesson is open, so that a change by another user does not discard the input when the
 * timetable reloads. Saving reports the conflict.
 */
export function useOpenedValues(address: Address, timetable: LessonContext): LessonValues | null {
  const { opened, of, id } = address;
  const key = JSON.stringify([opened, of, id, timetable.term]);
  const [begun, setBegun] = useState<{ key: string; values: LessonValues | null }>({ key: '', values: null });
  if (begun.key === key && (begun.values !== null || opened === null)) return begun.values;
  const values = opened && valuesOf(opened, address, timetable);
  if (begun.key !== key || values !== null) setBegun({ key, values });
  return values;
}
