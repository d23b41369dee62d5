import type { Attendance, DayLesson } from '@semestr/api/journal';
import type { Entry } from './entries.ts';
import { meant } from './meant.ts';

/** Hours of a student that are to be noted. */
export interface Change {
  student: number;
  hours: number;
}

/** What is wrong with an entry. */
export type Fault = { line: number } & (
  | { why: 'unknown' | 'twice'; student: string }
  | { why: 'several'; student: string; names: string }
  | { why: 'hours'; hours: string; most: number }
);

/**
 * The hours that entries give to the students of a lesson, and what is wrong with others.
 * @param cards the ids of students by the numbers of their cards
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

const missedBy = ({ omission }: Attendance): number => omission?.missedHours ?? 0;

/**
 * What of the wanted hours is another than it stands. What the dean's office has excused stays where somebody is said to
 * have been there. Where nothing is another, all are told as they stand: that is how a lesson is noted.
 */
export function notesOf(students: readonly Attendance[], wanted: readonly Change[]): Change[] {
  const changes = wanted.filter(({ student, hours }) => {
    const known = students.find(({ id }) => id === student);
    const isKept = hours === 0 && known?.omission?.respectfulOmission === true;
    return known !== undefined && hours !== missedBy(known) && !isKept;
  });
  return changes.length > 0
    ? changes
    : students.map((student) => ({ student: student.id, hours: missedBy(student) }));
}
