import type { IsoDate } from '@semestr/core/dates';

/** A lesson as a report tells it. */
export interface LessonLine {
  /** 1 = Monday. */
  day: number;
  /** Set for what happens on one day only. */
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
