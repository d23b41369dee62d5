import type { Lesson, Schedule } from '@semestr/api/schedule';
import type { WeekNumber } from '@semestr/core/calendar';
import { addDays, type IsoDate, mondayOf } from '@semestr/core/dates';
import {
  dayKeys,
  lessonsOverWeeks,
  type ScheduleState,
  type Subgroup,
  scheduleCycle,
} from '@semestr/core/schedule';
import type { Planned } from '../../lessons/lesson.ts';

/** A column of the table: a day of the one chosen week, or a weekday of several. */
export interface DayColumn {
  /** 1 = Monday … 6 = Saturday. */
  day: number;
  /** Null where several weeks are chosen. */
  date: IsoDate | null;
  isToday: boolean;
  lessons: readonly Planned[];
}

export interface WeekView {
  state: ScheduleState;
  /** The four weeks to choose from. */
  weeks: readonly { week: WeekNumber; monday: IsoDate; isNow: boolean }[];
  chosen: readonly WeekNumber[];
  /** The week that is shown when nobody has chosen. */
  proposed: WeekNumber;
  /** What is proposed is the week after this one: on Sundays. */
  proposesNext: boolean;
  /** Whether today lies in what is shown. */
  isThisWeek: boolean;
  days: readonly DayColumn[];
}

/** What the page shows of a schedule: derived from the answer, today and the choice, never kept. */
export function weekView(
  schedule: Schedule,
  today: IsoDate,
  choice: { weeks: readonly WeekNumber[] | null; subgroup: Subgroup },
): WeekView {
  const { state, weeks, first } = scheduleCycle<Lesson>(schedule, today);
  const proposed = weeks.find(({ monday }) => monday === first)?.week ?? 1;
  const chosen = choice.weeks ?? [proposed];
  const mondays = weeks.filter(({ week }) => chosen.includes(week)).map(({ monday }) => monday);
  const [only] = mondays.length === 1 ? mondays : [];
  const thisMonday = mondayOf(today);
  return {
    state,
    weeks: weeks.map((week) => ({ ...week, isNow: week.monday === thisMonday })),
    chosen,
    proposed,
    proposesNext: first > thisMonday,
    isThisWeek: only === thisMonday,
    days: dayKeys.map((_key, index) => {
      const date = only ? addDays(only, index) : null;
      return {
        day: index + 1,
        date,
        isToday: date === today,
        lessons: lessonsOverWeeks<Lesson>(schedule, mondays, index, choice.subgroup),
      };
    }),
  };
}
