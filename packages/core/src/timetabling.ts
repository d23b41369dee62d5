import type { AcademicCalendar } from './academic-calendar.ts';
import { bells } from './bells.ts';
import { type WeekNumber, weekNumber, weekNumbers } from './calendar.ts';
import { type Clash, clashesOf } from './clashes.ts';
import { addDays, type IsoDate, minutesOf } from './dates.ts';
import { heldDays, type Planned, sharedDays } from './planned.ts';

/** Planning a lesson of the week: where it fits, what it would double elsewhere, and the ways out of a clash. */

/** The weekdays on which lessons are planned, 1 = Monday. */
export const planDays = [1, 2, 3, 4, 5, 6] as const;

/** A place of the week. Times `HH:MM`. */
export interface Slot {
  day: number;
  startTime: string;
  endTime: string;
}

/** A place of the week in which a lesson would double something. */
export interface Obstacle extends Slot {
  clashes: readonly Clash[];
}

/** The places of a week: each pair of bells of each weekday, in the order of days. */
export const weekSlots: readonly Slot[] = planDays.flatMap((day) =>
  bells.map(({ start, end }) => ({ day, startTime: start, endTime: end })),
);

/** Where in the week a lesson would double something of others. */
export const obstaclesOf = (
  lesson: Planned,
  others: readonly Planned[],
  calendar: AcademicCalendar,
): Obstacle[] =>
  weekSlots
    .map((slot) => ({ ...slot, clashes: clashesOf({ ...lesson, ...slot }, others, calendar) }))
    .filter(({ clashes }) => clashes.length > 0);

/** When two lessons meet: the first day, and the weeks of the cycle. */
export interface Meeting {
  on: IsoDate;
  weeks: readonly WeekNumber[];
}

/** When two lessons take place on the same day; null where they never do. */
export function meetingOf(a: Planned, b: Planned, calendar: AcademicCalendar): Meeting | null {
  const days = [...sharedDays(a, b, calendar)];
  const [on] = days;
  if (on === undefined) return null;
  const met = new Set(days.map(weekNumber));
  return { on, weeks: weekNumbers.filter((week) => met.has(week)) };
}

/** The weeks of a lesson, all four where it names none. */
export const weeksOf = ({ weeks }: Pick<Planned, 'weeks'>): readonly WeekNumber[] =>
  weeks?.length ? weekNumbers.filter((week) => weeks.includes(week)) : weekNumbers;

/** Whether a lesson is on one day only: of the session, or once. */
export const isOnOneDay = ({ isExam, date }: Pick<Planned, 'isExam' | 'date'>): boolean =>
  isExam || date !== null;

/** Whether the plan has a weekly lesson in the week of a Monday, whatever holidays take of it; null is any week. */
export function isPlannedIn(
  lesson: Pick<Planned, 'weeks' | 'startDate' | 'endDate'>,
  monday: IsoDate | null,
): boolean {
  if (monday === null) return true;
  const { startDate, endDate } = lesson;
  const isRunning = (startDate ?? monday) <= addDays(monday, 6) && (endDate ?? monday) >= monday;
  return isRunning && weeksOf(lesson).includes(weekNumber(monday));
}

/** The weeks that a lesson may keep without doubling anything; none where it would have to give up all. */
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

/** So many minutes are an academic hour: a pair of 80 is two. */
const ACADEMIC_HOUR = 40;

/** The academic hours of one subject that a term's lessons of one type come to. */
export interface TypeHours {
  type: string | null;
  hours: number;
}

/** Lectures, practices, labs, then whatever else there is. */
const typeOrder: readonly (string | null)[] = ['ЛК', 'УЛк', 'ПЗ', 'УПз', 'ЛР', 'УЛР'];
const byType = (a: TypeHours, b: TypeHours): number => placeOf(a) - placeOf(b);
const placeOf = ({ type }: TypeHours): number =>
  typeOrder.includes(type) ? typeOrder.indexOf(type) : typeOrder.length;

/**
 * The academic hours that lessons come to in their terms, by subject and type. Those of subgroups count once, the longer of
 * the two.
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
