import type { TimetabledLesson } from '@semestr/api/timetable';
import type { PairTime } from '@semestr/core/bells';
import type { IsoDate } from '@semestr/core/dates';
import type { Slot } from '@semestr/core/week-slots';
import type { LessonValues } from './lesson-values.ts';
import type { Owner } from './use-address.ts';
import type { Fit } from './use-fit.ts';

/** Content and actions of the week. */
export interface GridProps {
  /** The weekly lessons shown. */
  lessons: readonly TimetabledLesson[];
  /** The stored state of the open lesson; null when none is open or when it is new. */
  stored: TimetabledLesson | null;
  /** The edited state of the open lesson. */
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
  /** Moves the lesson with this id, empty for the new one in the panel, to the slot on which it was dropped. */
  onDrop: (id: string, slot: Slot) => void;
}

/** Names a slot in attributes of the page: "6 17:25". */
export const slotName = ({ day, startTime }: Pick<Slot, 'day' | 'startTime'>): string =>
  `${day} ${startTime}`;
