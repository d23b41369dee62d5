import type { TimetabledLesson } from '@semestr/api/timetable';
import type { PairTime } from '@semestr/core/bells';
import type { IsoDate } from '@semestr/core/dates';
import type { Slot } from '@semestr/core/week-slots';
import type { LessonValues } from './lesson-values.ts';
import type { Owner } from './use-address.ts';
import type { Fit } from './use-fit.ts';

/** Content of the week, and its actions. */
export interface GridProps {
  /** The weekly lessons shown. */
  lessons: readonly TimetabledLesson[];
  /** The open lesson as stored; null when none is open or when it is new. */
  stored: TimetabledLesson | null;
  /** The open lesson as edited in the panel. */
  draft: LessonValues | null;
  fit: Fit | undefined;
  /** Monday of the week shown; null for all weeks. */
  monday: IsoDate | null;
  /** Times of the bell schedule in the week shown. */
  pairTimes: readonly PairTime[];
  of: Owner;
  /** Whether the week is read-only, because the user may not change it. */
  isFixed: boolean;
  onOpen: (id: number) => void;
  onAdd: (slot: Slot) => void;
  /** Moves the open lesson to a slot of the week. */
  onPlace: (slot: Slot) => void;
}
