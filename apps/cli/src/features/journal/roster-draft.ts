import type { DayLesson } from '@semestr/api/journal';
import type { IsoDate } from '@semestr/core/dates';
import { type Change, changesOf, type Hours, hoursOf } from '@semestr/core/roster';

/** Parameters of the screen. */
export interface RosterPlan {
  date: IsoDate;
  lessons: readonly DayLesson[];
  /** Records hours of a lesson and returns the lesson's new state. */
  save: (lesson: DayLesson, changes: readonly Change[]) => Promise<DayLesson>;
  reload: (lesson: DayLesson) => Promise<DayLesson>;
}

/** State of the roster screen: the lessons of the day, and the hours that were entered but may not be saved. */
export interface Rostering {
  lessons: readonly DayLesson[];
  /** Index of the selected lesson, and whether its list is open. */
  chosen: number;
  isOpen: boolean;
  /** Hours by the lesson's id. */
  entered: ReadonlyMap<number, Hours>;
  /** The row of the open list. */
  row: number;
  stage: 'rows' | 'summary' | 'saving';
  /** The last message. */
  status: string;
  /** Changes that undo the last save of the open lesson. */
  undo: readonly Change[] | null;
  /** Whether the user tried to leave with unsaved hours and was warned. */
  wasAsked: boolean;
}

export const beginRostering = (lessons: readonly DayLesson[]): Rostering => ({
  lessons,
  chosen: 0,
  isOpen: false,
  entered: new Map(),
  row: 0,
  stage: 'rows',
  status: '',
  undo: null,
  wasAsked: false,
});

/** Returns the entered hours of a lesson, otherwise the recorded ones. */
export const hoursIn = ({ entered }: Rostering, { id, students }: DayLesson): Hours =>
  entered.get(id) ?? hoursOf(students);

/** Whether a lesson has unsaved hours. */
export const isUnsaved = (state: Rostering, lesson: DayLesson): boolean =>
  changesOf(lesson.students, hoursIn(state, lesson)).length > 0;

/** Sets the entered hours of a lesson. */
export const withHours = ({ entered }: Rostering, { id }: DayLesson, hours: Hours): Partial<Rostering> => ({
  entered: new Map(entered).set(id, hours),
  status: '',
});

/** Updates a lesson from the server; entered hours are kept unless they were saved. */
export function withLesson(
  { lessons, entered }: Rostering,
  lesson: DayLesson,
  isSaved: boolean,
): Partial<Rostering> {
  const kept = new Map(entered);
  if (isSaved) kept.delete(lesson.id);
  return { lessons: lessons.map((one) => (one.id === lesson.id ? lesson : one)), entered: kept };
}
