import type { TimetabledLesson } from '@semestr/api/timetable';
import type { IsoDate } from '@semestr/core/dates';
import type { Slot } from '@semestr/core/timetabling';
import type { LessonValues } from './lesson-values.ts';
import type { Owner } from './use-address.ts';
import type { Fit } from './use-fit.ts';

/** What the week shows, and what can be done in it. */
export interface GridProps {
  /** The weekly ones that are shown. */
  lessons: readonly TimetabledLesson[];
  /** The one that is open, as it is stored; null where none is open, or a new one. */
  stored: TimetabledLesson | null;
  /** The one that is open, as it stands in the panel. */
  draft: LessonValues | null;
  fit: Fit | undefined;
  /** Of the week that is shown; null for all. */
  monday: IsoDate | null;
  of: Owner;
  /** Nothing is changed here: whoever looks may only read. */
  isFixed: boolean;
  onOpen: (id: number) => void;
  onAdd: (slot: Slot) => void;
  /** Puts the lesson that is open at a place of the week. */
  onPlace: (slot: Slot) => void;
}
