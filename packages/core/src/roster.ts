import { russianLayout } from './keyboard.ts';

/** A student in the list of a lesson, with what was missed of it. */
export interface Attended {
  id: number;
  omission: { missedHours: number; respectfulOmission: boolean } | null;
}

/** How many hours each student missed, by the student's id. */
export type Hours = Readonly<Record<string, number>>;

/** Hours of a student that are to be noted. */
export interface Change {
  student: number;
  hours: number;
}

/** The hours that somebody missed. */
export const missedBy = ({ omission }: Attended): number => omission?.missedHours ?? 0;

/** What the dean's office has excused it alone takes back: noted anew it would be an omission like any other. */
export const isExcused = ({ omission }: Attended): boolean => omission?.respectfulOmission ?? false;

/** The hours of all as they are noted. */
export const hoursOf = (students: readonly Attended[]): Hours =>
  Object.fromEntries(students.map((student) => [student.id, missedBy(student)]));

/** Everybody is there, but for those whose omission is excused. */
export const everybodyHere = (students: readonly Attended[]): Hours =>
  Object.fromEntries(students.map((student) => [student.id, isExcused(student) ? missedBy(student) : 0]));

/** What is another than the server has it. */
export const changesOf = (students: readonly Attended[], hours: Hours): Change[] =>
  students.flatMap((student) => {
    const entered = hours[student.id] ?? missedBy(student);
    const isKept = isExcused(student) && entered === 0;
    return entered === missedBy(student) || isKept ? [] : [{ student: student.id, hours: entered }];
  });

/** What is sent to note a lesson: that nobody is away is told of everybody. */
export function notesOf(students: readonly Attended[], hours: Hours): Change[] {
  const changes = changesOf(students, hours);
  return changes.length > 0
    ? changes
    : students.map((student) => ({ student: student.id, hours: missedBy(student) }));
}

/** The same rows as they were before. */
export const undoOf = (students: readonly Attended[], changes: readonly Change[]): Change[] =>
  students
    .filter(({ id }) => changes.some(({ student }) => student === id))
    .map((student) => ({ student: student.id, hours: missedBy(student) }));

/** Whether the server has what was sent. */
export const areNoted = (students: readonly Attended[], changes: readonly Change[]): boolean =>
  changes.every(({ student, hours }) =>
    students.some((one) => one.id === student && missedBy(one) === hours),
  );

/** The next student, around the end, whose surname begins with the letter that was pressed, on either layout. */
export function nextByLetter(names: readonly string[], from: number, key: string): number {
  const letters = new Set([key.toLowerCase(), russianLayout(key)]);
  const places = names.map((_, step) => (from + 1 + step) % names.length);
  return places.find((place) => letters.has(names[place]?.slice(0, 1).toLowerCase() ?? '')) ?? from;
}
