import type { AcademicCalendar } from './academic-calendar.ts';
import { pairTimesDuring } from './bells.ts';
import { type WeekNumber, weekNumber, weekNumbers } from './calendar.ts';
import { type Clash, clashesOf } from './clashes.ts';
import { addDays, type IsoDate, minutesOf } from './dates.ts';
import { heldDays, type Planned, rangeOf, sharedDays } from './planned.ts';

/** Planning of weekly lessons: free slots, conflicts, and ways to resolve them. */

/** Weekdays on which lessons can be planned; 1 = Monday. */
export const planDays = [1, 2, 3, 4, 5, 6] as const;

/** A slot of the week. Times `HH:MM`. */
export interface Slot {
  day: number;
  startTime: string;
  endTime: string;
}

/** A slot of the week in which a lesson would have conflicts. */
export interface Obstacle extends Slot {
  clashes: readonly Clash[];
}

/**
 * Returns the slots of a week in which a lesson may be planned: on each weekday each pair of the bell schedules that
 * apply between its first and its last day.
 */
export function weekSlots(lesson: Planned, calendar: AcademicCalendar): readonly Slot[] {
  const { from, to } = rangeOf(lesson, calendar);
  const times = pairTimesDuring(from, to, calendar.bells);
  return planDays.flatMap((day) => times.map(({ start, end }) => ({ day, startTime: start, endTime: end })));
}

/** Returns the slots of the week in which a lesson would conflict with others. */
export const obstaclesOf = (
  lesson: Planned,
  others: readonly Planned[],
  calendar: AcademicCalendar,
): Obstacle[] =>
  weekSlots(lesson, calendar)
    .map((slot) => ({ ...slot, clashes: clashesOf({ ...lesson, ...slot }, others, calendar) }))
    .filter(({ clashes }) => clashes.length > 0);

/** Common days of two lessons: the first day, and the weeks of the cycle. */
export interface Meeting {
  on: IsoDate;
  weeks: readonly WeekNumber[];
}

/** Returns when two lessons take place on the same day; null when they never do. */
export function meetingOf(a: Planned, b: Planned, calendar: AcademicCalendar): Meeting | null {
  const days = [...sharedDays(a, b, calendar)];
  const [on] = days;
  if (on === undefined) return null;
  const met = new Set(days.map(weekNumber));
  return { on, weeks: weekNumbers.filter((week) => met.has(week)) };
}

/** Returns the weeks of a lesson, all four when it has none. */
export const weeksOf = ({ weeks }: Pick<Planned, 'weeks'>): readonly WeekNumber[] =>
  weeks?.length ? weekNumbers.filter((week) => weeks.includes(week)) : weekNumbers;

/** Whether a lesson takes place on a single day: an entry of the session, or a lesson with a date. */
export const isOnOneDay = ({ isExam, date }: Pick<Planned, 'isExam' | 'date'>): boolean =>
  isExam || date !== null;

/** Whether the plan has a weekly lesson in the week of a Monday, ignoring holidays; null is any week. */
export function isPlannedIn(
  lesson: Pick<Planned, 'weeks' | 'startDate' | 'endDate'>,
  monday: IsoDate | null,
): boolean {
  if (monday === null) return true;
  const { startDate, endDate } = lesson;
  const isRunning = (startDate ?? monday) <= addDays(monday, 6) && (endDate ?? monday) >= monday;
  return isRunning && weeksOf(lesson).includes(weekNumber(monday));
}

/** Returns the weeks that a lesson can keep without conflicts; empty when it would have to give up all. */
export function weeksLeft(
  lesson: Planned,
  others: readonly Planned[],
  calendar: AcademicCalendar,
): readonly WeekNumber[] {
  const clashing = new Set(clashesOf(lesson, others, calendar).map(({ lessonId }) => lessonId));
  const taken = new Set(
    others.flatMap((other) =>
      clashing.has(other.id) ? (meetingOf(lesson, other, calendar)?.weeks ?? []) : [],
    ),
  );
  return weeksOf(lesson).filter((week) => !taken.has(week));
}

/** Minutes of an academic hour: a pair of 80 minutes has two. */
const ACADEMIC_HOUR = 40;

/** Academic hours of one subject in a term's lessons of one type. */
export interface TypeHours {
  type: string | null;
  hours: number;
}

/** Lectures, practices, labs, then all others. */
const typeOrder: readonly (string | null)[] = ['ЛК', 'УЛк', 'ПЗ', 'УПз', 'ЛР', 'УЛР'];
const byType = (a: TypeHours, b: TypeHours): number => placeOf(a) - placeOf(b);
const placeOf = ({ type }: TypeHours): number =>
  typeOrder.includes(type) ? typeOrder.indexOf(type) : typeOrder.length;

/**
 * Returns the academic hours of lessons in their terms, by subject and type. Hours of subgroups count once, for the
 * subgroup that has more.
 */
export function hoursBySubject(
  lessons: readonly Planned[],
  calendar: AcademicCalendar,
): ReadonlyMap<string, readonly TypeHours[]> {
  const taught = lessons.filter(
    ({ isExam, isAnnouncement, subject }) => !isExam && !isAnnouncement && subject,
  );
  const bySubject = Map.groupBy(taught, ({ subject }) => subject ?? '');
  return new Map(
    [...bySubject].map(([subject, own]) => {
      const ofTypes = Map.groupBy(own, ({ type }) => type);
      const hours = [...ofTypes].map(([type, some]) => ({ type, hours: hoursOf(some, calendar) }));
      return [subject, hours.toSorted(byType)];
    }),
  );
}

function hoursOf(lessons: readonly Planned[], calendar: AcademicCalendar): number {
  const [whole = 0, ...halves] = [0, 1, 2].map((subgroup) =>
    lessons
      .filter((lesson) => lesson.subgroup === subgroup)
      .reduce((sum, lesson) => sum + [...heldDays(lesson, calendar)].length * hoursADay(lesson), 0),
  );
  return whole + Math.max(...halves);
}

const hoursADay = ({ startTime, endTime }: Planned): number =>
  Math.round((minutesOf(endTime) - minutesOf(startTime)) / ACADEMIC_HOUR);
