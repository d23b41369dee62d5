import {
  cycleFrom,
  cycleUntil,
  isTeachingDay,
  type NumberedWeek,
  type WeekNumber,
  weekNumber,
} from './calendar.ts';
import { addDays, inOrder, type IsoDate, minutesOf, mondayOf, parseDotted, weekday } from './dates.ts';
import type { Holiday } from './holidays.ts';

/** The provider's keys of a week's days, Monday first. There are no lessons on Sundays. */
export const dayKeys = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота'] as const;
export type DayKey = (typeof dayKeys)[number];

/** Fields of a lesson that the rules read, with the provider's names; dates are `D.M.Y`, times `HH:MM`. */
export interface Lesson {
  weekNumber: readonly number[] | null;
  numSubgroup: number;
  startLessonTime: string;
  endLessonTime: string;
  dateLesson: string | null;
  startLessonDate: string | null;
  endLessonDate: string | null;
  lessonTypeAbbrev: string | null;
  announcement: boolean;
}

export type LessonsByDay<L extends Lesson> = Partial<Record<DayKey, readonly L[] | undefined>>;

/** A schedule as the provider sends it; only the fields that the rules read. */
export interface Schedule<L extends Lesson> {
  startDate: string | null;
  endDate: string | null;
  schedules: LessonsByDay<L> | null;
  previousSchedules?: LessonsByDay<L> | null | undefined;
  nextSchedules?: LessonsByDay<L> | null | undefined;
  exams: readonly L[];
}

/** 0 = both subgroups. */
export const subgroups = [0, 1, 2] as const;
export type Subgroup = (typeof subgroups)[number];

/** Appearance of a lesson: lecture, practice, lab, consultation or other, exam, credit. */
export type LessonKind = 'lk' | 'pz' | 'lr' | 'ks' | 'exam' | 'credit';

const kinds: Readonly<Record<string, LessonKind>> = {
  ЛК: 'lk',
  УЛк: 'lk',
  ПЗ: 'pz',
  УПз: 'pz',
  ЛР: 'lr',
  УЛР: 'lr',
  Экзамен: 'exam',
  'Канд. экзамен': 'exam',
  Зачет: 'credit',
  'Дифф. зачет': 'credit',
};

/** Consultations and unknown types have the same appearance (visual direction, "Lesson types"). */
export const lessonKind = (lesson: Pick<Lesson, 'lessonTypeAbbrev'>): LessonKind =>
  kinds[lesson.lessonTypeAbbrev ?? ''] ?? 'ks';

const dayOf = (text: string | null): IsoDate | null => (text === null ? null : parseDotted(text));

/** Returns the first and last day on which a lesson may take place: its only day, otherwise its own range. */
function range(lesson: Lesson): { from: IsoDate | null; to: IsoDate | null } {
  const only = dayOf(lesson.dateLesson);
  if (only) return { from: only, to: only };
  return { from: dayOf(lesson.startLessonDate), to: dayOf(lesson.endLessonDate) };
}

const isWithin = ({ from, to }: { from: IsoDate | null; to: IsoDate | null }, date: IsoDate): boolean =>
  (from === null || from <= date) && (to === null || date <= to);

const hasDates = (lesson: Lesson): boolean => Object.values(range(lesson)).some((date) => date !== null);

const forSubgroup = (lesson: Lesson, subgroup: Subgroup): boolean =>
  subgroup === 0 || lesson.numSubgroup === 0 || lesson.numSubgroup === subgroup;

const byTime = (a: Lesson, b: Lesson): number =>
  inOrder(a.startLessonTime, b.startLessonTime) ||
  inOrder(a.endLessonTime, b.endLessonTime) ||
  a.numSubgroup - b.numSubgroup;

/** Returns every lesson of a week's plan that the table shows; announcements are shown elsewhere. */
function lessonsOfDay<L extends Lesson>(
  week: LessonsByDay<L> | null | undefined,
  date: IsoDate,
): readonly L[] {
  const key = dayKeys[weekday(date) - 1];
  return key ? (week?.[key] ?? []).filter((lesson) => !lesson.announcement) : [];
}

const isOnWeek = (lesson: Lesson, week: WeekNumber): boolean =>
  lesson.weekNumber === null || lesson.weekNumber.length === 0 || lesson.weekNumber.includes(week);

function plans<L extends Lesson>(schedule: Schedule<L>): LessonsByDay<L>[] {
  return [schedule.previousSchedules, schedule.schedules, schedule.nextSchedules].filter(
    (plan) => plan != null,
  );
}

/**
 * Returns the planned lessons of a weekday; undated ones of the previous and the next term only outside the current
 * one.
 */
function planned<L extends Lesson>(schedule: Schedule<L>, date: IsoDate): L[] {
  const [start, end] = [dayOf(schedule.startDate), dayOf(schedule.endDate)];
  // Without a current term they cannot be mistaken for its lessons.
  const hasCurrent = hasLessons(schedule.schedules);
  const isPast = !hasCurrent || (start !== null && date < start);
  const isToCome = !hasCurrent || (end !== null && date > end);
  const ofOther = (plan: LessonsByDay<L> | null | undefined, isTheirs: boolean) =>
    lessonsOfDay(plan, date).filter((lesson) => isTheirs || hasDates(lesson));
  return [
    ...ofOther(schedule.previousSchedules, isPast),
    ...lessonsOfDay(schedule.schedules, date),
    ...ofOther(schedule.nextSchedules, isToCome),
  ];
}

/**
 * Returns the lessons of a date in chronological order: those of the weekly plan in their weeks and within their own
 * dates, and entries of the session on that date.
 */
export function lessonsOn<L extends Lesson>(schedule: Schedule<L>, date: IsoDate, subgroup: Subgroup): L[] {
  const week = weekNumber(date);
  const weekly = planned(schedule, date).filter(
    (lesson) => isWithin(range(lesson), date) && (lesson.dateLesson !== null || isOnWeek(lesson, week)),
  );
  const dated = schedule.exams.filter((lesson) => !lesson.announcement && range(lesson).from === date);
  const identities = new Set(weekly.map(identity));
  return [...weekly, ...dated.filter((lesson) => !identities.has(identity(lesson)))]
    .filter((lesson) => forSubgroup(lesson, subgroup))
    .toSorted(byTime);
}

/**
 * Returns the lessons that take place on a day. The weekly plan has no lessons on Sundays and holidays, unlike entries
 * with a date.
 */
export const lessonsHeldOn = <L extends Lesson>(
  schedule: Schedule<L>,
  date: IsoDate,
  holidays: readonly Holiday[],
  subgroup: Subgroup = 0,
): L[] =>
  lessonsOn(schedule, date, subgroup).filter(
    ({ dateLesson }) => isTeachingDay(date, holidays) || dateLesson !== null,
  );

const identity = (lesson: Lesson): string =>
  JSON.stringify([lesson.dateLesson, lesson.startLessonTime, lesson]);

/** A planned lesson over several weeks of the cycle, with the selected weeks in which it takes place. */
export interface PlannedLesson<L extends Lesson> {
  lesson: L;
  weeks: readonly WeekNumber[];
}

/**
 * Returns the lessons of one weekday over several selected weeks, without duplicates. `mondays` are the weeks' own
 * Mondays, so that a lesson that has ended before them is omitted.
 */
export function lessonsOverWeeks<L extends Lesson>(
  schedule: Schedule<L>,
  mondays: readonly IsoDate[],
  dayIndex: number,
  subgroup: Subgroup,
): PlannedLesson<L>[] {
  const found = new Map<L, WeekNumber[]>();
  for (const monday of mondays)
    for (const lesson of lessonsOn(schedule, addDays(monday, dayIndex), subgroup))
      found.set(lesson, [...(found.get(lesson) ?? []), weekNumber(monday)]);
  return [...found]
    .map(([lesson, weeks]) => ({ lesson, weeks: weeks.toSorted((a, b) => a - b) }))
    .toSorted((a, b) => byTime(a.lesson, b.lesson));
}

/** Returns the first and last day on which the schedule has a lesson or an exam; null when it has none. */
export function scheduleRange<L extends Lesson>(
  schedule: Schedule<L>,
): { from: IsoDate; to: IsoDate } | null {
  const rows = [
    ...plans(schedule).flatMap((plan) => Object.values(plan).flatMap((lessons) => lessons ?? [])),
    ...schedule.exams,
  ].filter((lesson) => !lesson.announcement);
  const dates = rows.flatMap((lesson) => Object.values(range(lesson))).filter((date) => date !== null);
  const allDates = [
    ...dates,
    ...[schedule.startDate, schedule.endDate].flatMap((date) => (date && parseDotted(date)) || []),
  ];
  const sorted = allDates.toSorted(inOrder);
  const [from] = sorted;
  const to = sorted.at(-1);
  return rows.length > 0 && from && to ? { from, to } : null;
}

/** Returns whether the week of `monday` is before the first day of the schedule, or after the last one. */
export function weekOutside<L extends Lesson>(
  schedule: Schedule<L>,
  monday: IsoDate,
): { kind: 'before' | 'after'; date: IsoDate } | null {
  const held = scheduleRange(schedule);
  if (held && addDays(monday, 6) < held.from) return { kind: 'before', date: held.from };
  if (held && monday > held.to) return { kind: 'after', date: held.to };
  return null;
}

export type TermSlot = 'previous' | 'next';

const planKeys = { previous: 'previousSchedules', next: 'nextSchedules' } as const;

const hasLessons = <L extends Lesson>(plan: LessonsByDay<L> | null | undefined): boolean =>
  Object.values(plan ?? {}).some((lessons) => lessons?.some(({ announcement }) => !announcement));

/** Returns the terms other than the current one for which the schedule contains lessons. */
export const otherTerms = <L extends Lesson>(schedule: Schedule<L>): readonly TermSlot[] =>
  (['previous', 'next'] as const).filter((slot) => hasLessons(schedule[planKeys[slot]]));

/** Returns the lessons of another term only; the dates and exams of a schedule belong to the current one. */
export function scheduleOfTerm<L extends Lesson, S extends Schedule<L>>(schedule: S, slot: TermSlot): S {
  return {
    ...schedule,
    startDate: null,
    endDate: null,
    schedules: null,
    previousSchedules: null,
    nextSchedules: null,
    exams: [],
    [planKeys[slot]]: schedule[planKeys[slot]],
  };
}

/** Position of the schedule relative to today. */
export type ScheduleState = 'running' | 'not-begun' | 'over';

/**
 * Returns the four weeks of the selector, by week number, beginning with the current one; before the first lesson they
 * begin with its week, after the last one they end with it.
 */
export function scheduleCycle<L extends Lesson>(
  schedule: Schedule<L>,
  today: IsoDate,
): { state: ScheduleState; weeks: NumberedWeek[]; first: IsoDate } {
  const dates = scheduleRange(schedule);
  // From Sunday on, the coming week is the relevant one.
  const start = mondayOf(addDays(today, 1));
  if (dates && start > dates.to) {
    const last = mondayOf(dates.to);
    return { state: 'over', weeks: cycleUntil(last), first: last };
  }
  const begin = dates && start < mondayOf(dates.from) ? mondayOf(dates.from) : start;
  return { state: begin === start ? 'running' : 'not-begun', weeks: cycleFrom(begin), first: begin };
}

/** Returns the lessons in progress at `time` (`HH:MM`) on a day, and the next one. */
export function nowAndNext<L extends Lesson>(
  lessons: readonly L[],
  time: string,
): { now: L[]; minutesLeft: number; next: L | null; minutesUntil: number } {
  const minute = minutesOf(time);
  const now = lessons.filter(
    (lesson) => minutesOf(lesson.startLessonTime) <= minute && minute < minutesOf(lesson.endLessonTime),
  );
  const next = lessons.find((lesson) => minutesOf(lesson.startLessonTime) > minute) ?? null;
  return {
    now,
    minutesLeft: now[0] ? Math.min(...now.map((lesson) => minutesOf(lesson.endLessonTime))) - minute : 0,
    next,
    minutesUntil: next ? minutesOf(next.startLessonTime) - minute : 0,
  };
}
