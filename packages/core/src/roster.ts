import { russianLayout } from './keyboard.ts';

/** A student in the list of a lesson, with the absence. */
export interface Attended {
  id: number;
  omission: { missedHours: number; respectfulOmission: boolean } | null;
}

/** Hours of absence of each student, by the student's id. */
export type Hours = Readonly<Record<string, number>>;

/** A student's hours to be recorded. */
export interface Change {
  student: number;
  hours: number;
}

/** Returns the hours of absence of a student. */
export const missedBy = ({ omission }: Attended): number => omission?.missedHours ?? 0;

/** Whether the absence is excused. Only the dean's office can revert an excuse: recording it again would lose it. */
export const isExcused = ({ omission }: Attended): boolean => omission?.respectfulOmission ?? false;

/** Returns the recorded hours of all students. */
export const hoursOf = (students: readonly Attended[]): Hours =>
  Object.fromEntries(students.map((student) => [student.id, missedBy(student)]));

/** Marks all students as present, except those with an excused absence. */
export const markAllPresent = (students: readonly Attended[]): Hours =>
  Object.fromEntries(students.map((student) => [student.id, isExcused(student) ? missedBy(student) : 0]));

/** Returns the changes relative to the server's state. */
export const changesOf = (students: readonly Attended[], hours: Hours): Change[] =>
  students.flatMap((student) => {
    const entered = hours[student.id] ?? missedBy(student);
    const isKept = isExcused(student) && entered === 0;
    return entered === missedBy(student) || isKept ? [] : [{ student: student.id, hours: entered }];
  });

/** Returns the changes to send: without changes, all students, which records the lesson. */
export function notesOf(students: readonly Attended[], hours: Hours): Change[] {
  const changes = changesOf(students, hours);
  return changes.length > 0
    ? changes
    : students.map((student) => ({ student: student.id, hours: missedBy(student) }));
}

/** Returns the same rows with their previous hours. */
export const undoOf = (students: readonly Attended[], changes: readonly Change[]): Change[] =>
  students
    .filter(({ id }) => changes.some(({ student }) => student === id))
    .map((student) => ({ student: student.id, hours: missedBy(student) }));

/** Whether the server has stored what was sent. */
export const areRecorded = (students: readonly Attended[], changes: readonly Change[]): boolean =>
  changes.every(({ student, hours }) =>
    students.some((one) => one.id === student && missedBy(one) === hours),
  );

/** Returns the next student, wrapping around, whose surname begins with the pressed letter, on either layout. */
export function nextByLetter(names: readonly string[], from: number, key: string): number {
  const letters = new Set([key.toLowerCase(), russianLayout(key)]);
  const places = names.map((_, step) => (from + 1 + step) % names.length);
  return places.find((place) => letters.has(names[place]?.slice(0, 1).toLowerCase() ?? '')) ?? from;
}
