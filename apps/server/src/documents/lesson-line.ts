import type { IsoDate } from '@semestr/core/dates';

/** A lesson in the form used by reports. */
export interface LessonLine {
  /** 1 = Monday. */
  day: number;
  /** Set for a lesson on a single date. */
  date: IsoDate | null;
  weeks: readonly number[];
  start: string;
  end: string;
  subject: string;
  type: string;
  /** 0 = the whole group. */
  subgroup: number;
  groups: readonly string[];
  educators: readonly string[];
  auditories: readonly string[];
  note: string;
}
