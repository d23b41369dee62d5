import type { DayLesson } from '@semestr/api/journal';
import type { IsoDate } from '@semestr/core/dates';
import { type Change, changesOf, type Hours, hoursOf } from '@semestr/core/roster';

/** What the screen is opened with. */
export interface RosterPlan {
  date: IsoDate;
  lessons: readonly DayLesson[];
  /** Notes hours of a lesson and answers the lesson as it stands then. */
  save: (lesson: DayLesson, changes: readonly Change[]) => Promise<DayLesson>;
  reload: (lesson: DayLesson) => Promise<DayLesson>;
}

/** What the screen of a day knows: its lessons, and what was entered that the server may not know. */
export interface Rostering {
  lessons: readonly DayLesson[];
  /** Which of them is chosen, and whether its list is open. */
  chosen: number;
  isOpen: boolean;
  /** Hours by the lesson's id. */
  entered: ReadonlyMap<number, Hours>;
  /** The row of the open list. */
  row: number;
  stage: 'rows' | 'summary' | 'saving';
  /** What was said last. */
  told: string;
  /** What takes the last saving of the open lesson back. */
  undo: readonly Change[] | null;
  /** Somebody wanted to leave with hours that are not saved, and was told. */
  wasAsked: boolean;
}

export const beginRostering = (lessons: readonly DayLesson[]): Rostering => ({
  lessons,
  chosen: 0,
  isOpen: false,
  entered: new Map(),
  row: 0,
  stage: 'rows',
  told: '',
  undo: null,
  wasAsked: false,
});

/** The hours of a lesson as they are entered, else as they are noted. */
export const hoursIn = ({ entered }: Rostering, { id, students }: DayLesson): Hours =>
  entered.get(id) ?? hoursOf(students);

/** Whether something was entered that the server does not know. */
export const isUnsaved = (state: Rostering, lesson: DayLesson): boolean =>
  changesOf(lesson.students, hoursIn(state, lesson)).length > 0;

/** Hours that somebody entered. */
export const withHours = ({ entered }: Rostering, { id }: DayLesson, hours: Hours): Partial<Rostering> => ({
  entered: new Map(entered).set(id, hours),
  told: '',
});

/** A lesson as the server has it now; what was entered stays unless it was saved. */
export function withLesson(
  { lessons, entered }: Rostering,
  lesson: DayLesson,
  isSaved: boolean,
): Partial<Rostering> {
  const kept = new Map(entered);
  if (isSaved) kept.delete(lesson.id);
  return { lessons: lessons.map((one) => (one.id === lesson.id ? lesson : one)), entered: kept };
}
