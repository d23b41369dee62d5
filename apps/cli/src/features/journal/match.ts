import type { DayLesson } from '@semestr/api/journal';
import type { Change } from '@semestr/core/roster';
import type { Entry } from './entries.ts';
import { meant } from './meant.ts';

/** What is wrong with an entry. */
export type Fault = { line: number } & (
  | { why: 'unknown' | 'twice'; student: string }
  | { why: 'several'; student: string; names: string }
  | { why: 'hours'; hours: string; most: number }
);

/**
 * Returns the hours of the students of a lesson from the entries, and the invalid entries.
 * @param cards student ids by student card number
 */
export function matched(
  { students, lessonPeriod }: Pick<DayLesson, 'students' | 'lessonPeriod'>,
  entries: readonly Entry[],
  cards: ReadonlyMap<string, number>,
): { changes: Change[]; faults: Fault[] } {
  const most = lessonPeriod.lessonPeriodHours;
  const changes: Change[] = [];
  const faults: Fault[] = [];
  for (const { line, student: typed, hours } of entries) {
    const found = meant(students, cards, typed);
    const [student] = found;
    if (!student) faults.push({ line, why: 'unknown', student: typed });
    else if (found.length > 1)
      faults.push({ line, why: 'several', student: typed, names: found.map(({ fio }) => fio).join(', ') });
    else if (!/^\d{1,3}$/.test(hours) || Number(hours) > most)
      faults.push({ line, why: 'hours', hours, most });
    else if (changes.some((change) => change.student === student.id))
      faults.push({ line, why: 'twice', student: typed });
    else changes.push({ student: student.id, hours: Number(hours) });
  }
  return { changes, faults };
}
