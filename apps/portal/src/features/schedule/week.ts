import type { Lesson, Schedule } from '@semestr/api/schedule';
import { type Bell, type BellCalendar, bellsOn } from '@semestr/core/bells';
import { type WeekNumber, weekNumber, weeksAround } from '@semestr/core/calendar';
import { addDays, inOrder, type IsoDate, mondayOf } from '@semestr/core/dates';
import { type Holiday, holidayOn } from '@semestr/core/holidays';
import {
  dayKeys,
  lessonsHeldOn,
  lessonsOverWeeks,
  type ScheduleState,
  type Subgroup,
  type TermSlot,
  scheduleCycle,
  weekOutside,
} from '@semestr/core/schedule';
import type { LessonInPlan } from '../../lessons/lesson.ts';

/** A column of the table: a day of the selected week, or a weekday of several weeks. */
export interface DayColumn {
  /** 1 = Monday … 6 = Saturday. */
  day: number;
  /** Null when several weeks are selected. */
  date: IsoDate | null;
  isToday: boolean;
  /** Holiday, on which there are no weekly lessons; null when several weeks are selected. */
  holiday: Holiday | null;
  /** Bells of the day; empty when several weeks are selected. */
  bells: readonly Bell[];
  lessons: readonly LessonInPlan[];
}

export interface WeekView {
  state: ScheduleState;
  /** The four weeks to offer. */
  weeks: readonly { week: WeekNumber; monday: IsoDate; isNow: boolean }[];
  chosen: readonly WeekNumber[];
  /** The default week. */
  proposed: WeekNumber;
  /** Monday of the displayed week, or of the first of several. */
  monday: IsoDate;
  /** Monday of the default week. */
  first: IsoDate;
  /** Set if the requested week is before or after the schedule. */
  outside: ReturnType<typeof weekOutside>;
  /** Whether the content includes today. */
  isThisWeek: boolean;
  days: readonly DayColumn[];
}

/** The filters that determine the week. */
interface WeekChoice {
  weeks: readonly WeekNumber[] | null;
  subgroup: Subgroup;
  /** A day of the requested week. */
  date?: IsoDate | null;
}

function lessonsOf(
  schedule: Schedule,
  date: IsoDate,
  holidays: readonly Holiday[],
  subgroup: Subgroup,
): LessonInPlan[] {
  const weeks = [weekNumber(date)];
  return lessonsHeldOn<Lesson>(schedule, date, holidays, subgroup).map((lesson) => ({ lesson, weeks }));
}

/** Derives the view of a schedule from the reply, the date and the filters. */
export function weekView(
  schedule: Schedule,
  today: IsoDate,
  { holidays, bells }: BellCalendar,
  choice: WeekChoice,
): WeekView {
  const { state, weeks: own, first } = scheduleCycle<Lesson>(schedule, today);
  const startMonday = choice.date ? mondayOf(choice.date) : first;
  const weeks = weeksAround(own, startMonday);
  const proposed = weekNumber(startMonday);
  const chosen = choice.weeks ?? [proposed];
  const mondays = weeks.filter(({ week }) => chosen.includes(week)).map(({ monday }) => monday);
  const [only] = mondays.length === 1 ? mondays : [];
  const [monday = startMonday] = mondays.toSorted(inOrder);
  const thisMonday = mondayOf(today);
  return {
    state,
    weeks: weeks.map((week) => ({ ...week, isNow: week.monday === thisMonday })),
    chosen,
    proposed,
    monday,
    first,
    outside: choice.date && only ? weekOutside<Lesson>(schedule, only) : null,
    isThisWeek: only === thisMonday,
    days: dayKeys.map((_key, index) => {
      const date = only ? addDays(only, index) : null;
      return {
        day: index + 1,
        date,
        isToday: date === today,
        holiday: (date && holidayOn(date, holidays)) ?? null,
        bells: date ? bellsOn(date, bells) : [],
        lessons: date
          ? lessonsOf(schedule, date, holidays, choice.subgroup)
          : lessonsOverWeeks<Lesson>(schedule, mondays, index, choice.subgroup),
      };
    }),
  };
}

const presets = { running: 'thisWeek', 'not-begun': 'firstWeek', over: 'lastWeek' } as const;

/** Returns the text key of the schedule's default week. */
export function presetOf(schedule: Schedule, today: IsoDate) {
  const { state, first } = scheduleCycle<Lesson>(schedule, today);
  return state === 'running' && first > mondayOf(today) ? 'nextWeek' : presets[state];
}

/** Whether the default week is shown. */
export const isProposedWeek = (view: WeekView, { term }: { term: TermSlot | null }): boolean =>
  term === null && view.chosen.length === 1 && view.monday === view.first;

/** Returns the address of a week, without a parameter for the default week. */
export const addressOfWeek = (view: WeekView, monday: IsoDate): { week: null; date: IsoDate | null } => ({
  week: null,
  date: monday === view.first ? null : monday,
});
