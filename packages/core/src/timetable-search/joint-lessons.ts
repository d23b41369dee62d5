import type { AcademicCalendar } from '../academic-calendar.ts';
import { bellsOn } from '../bells.ts';
import { weekNumber } from '../calendar.ts';
import { inOrder, weekday } from '../dates.ts';
import type { Planned } from '../planned.ts';
import { type TermCode, termDays } from '../term.ts';
import { isOnOneDay, planDays, type Slot, weeksOf } from '../week-slots.ts';
import type { RoomForLessons, RoomList } from './lesson-rooms.ts';

/** The weekly lessons of a term, with each joint lesson as one, and the slots and rooms that they occupy now. */

/** Term, rooms and groups of the lessons. */
export interface LessonsContext {
  term: TermCode;
  calendar: AcademicCalendar;
  rooms: readonly RoomForLessons[];
  /** Number of students in a group. */
  studentsOf: (groupId: number) => number;
  /** Whether a lesson keeps its place. */
  isFixed: (lesson: Planned) => boolean;
}

/** A joint lesson with its current place. */
export interface JointLesson {
  entries: readonly Planned[];
  /** Any of the entries, for the fields that they share. */
  first: Planned;
  /** Rooms that are stored; empty for a lesson elsewhere. */
  rooms: readonly number[];
  slots: readonly number[];
  isFixed: boolean;
}

/** Sorts texts or numbers, so that equal lists have equal keys. */
export const sorted = (values: readonly (string | number)[]): string[] =>
  values.map(String).toSorted(inOrder);

/** Returns a key that is equal for the entries of a joint lesson, which may be in the plan of each of its groups. */
function jointKey(lesson: Planned): string {
  const { id, subject, type, day, startTime, endTime, startDate, endDate, rooms, employeeIds } = lesson;
  const isShared = subject !== null && rooms.length + employeeIds.length > 0;
  const place = [
    isOnOneDay(lesson),
    day,
    startTime,
    endTime,
    startDate,
    endDate,
    sorted(rooms),
    weeksOf(lesson),
  ];
  return JSON.stringify(isShared ? [subject, type, place, sorted(employeeIds)] : id);
}

/** Separates equal entries of one group: they are not joint, but two lessons at the same time. */
function withoutRepeatedGroups(entries: readonly Planned[]): Planned[][] {
  const joint: Planned[][] = [];
  for (const entry of entries) {
    const groups = groupsOf([entry]);
    const open = joint.find((one) => !groupsOf(one).some((group) => groups.includes(group)));
    if (open) open.push(entry);
    else joint.push([entry]);
  }
  return joint;
}

/** Returns the subgroups of a joint lesson, in each of its weeks. */
export const groupsOf = (joint: readonly Planned[]): string[] =>
  joint.flatMap((lesson) =>
    lesson.groupIds.flatMap((group) =>
      (lesson.subgroup === 0 ? [1, 2] : [lesson.subgroup]).flatMap((subgroup) =>
        weeksOf(lesson).map((week) => `${group}/${subgroup}/${week}`),
      ),
    ),
  );

/** Returns the educators of a lesson, in each of its weeks. */
export const educatorsOf = (lesson: Planned): string[] =>
  lesson.employeeIds.flatMap((employee) => weeksOf(lesson).map((week) => `${employee}/${week}`));

/** Returns the number of students of a joint lesson; a subgroup is half of its group. */
export function studentsIn(joint: readonly Planned[], { studentsOf }: LessonsContext): number {
  const halves = new Set(
    joint.flatMap(({ subgroup, groupIds }) =>
      groupIds.flatMap((group) => (subgroup === 0 ? [1, 2] : [subgroup]).map((half) => `${group}/${half}`)),
    ),
  );
  return Math.round([...halves].reduce((sum, half) => sum + studentsOf(Number.parseInt(half, 10)) / 2, 0));
}

/** Returns the pairs of a week, by the bells of the first day of the term. */
export function slotsOfTerm(term: TermCode, calendar: AcademicCalendar): Slot[] {
  const bells = bellsOn(termDays(term, calendar.terms).start, calendar.bells);
  return planDays.flatMap((day) => bells.map(({ start, end }) => ({ day, startTime: start, endTime: end })));
}

/** Returns the slots that a lesson occupies now: those that overlap with it. */
const slotsTaken = (lesson: Planned, slots: readonly Slot[]): number[] =>
  slots.flatMap(({ day, startTime, endTime }, index) =>
    day === lesson.day && startTime < lesson.endTime && lesson.startTime < endTime ? [index] : [],
  );

/**
 * Returns a lesson of the term as a weekly lesson: a lesson on a single day occupies that week of the cycle. Null for
 * announcements, and for entries outside the lessons of the term, such as most of the session.
 */
function inWeek(lesson: Planned, { term, calendar }: LessonsContext): Planned | null {
  if (lesson.term !== term || lesson.isAnnouncement) return null;
  if (!isOnOneDay(lesson)) return lesson;
  const date = lesson.date ?? lesson.startDate;
  const { start, end } = termDays(term, calendar.terms);
  if (date === null || date < start || date > end) return null;
  return { ...lesson, day: weekday(date), weeks: [weekNumber(date)] };
}

/**
 * Returns the lessons of a term in their slots. The first and last days of weekly lessons are ignored: they occupy
 * their place all term.
 */
export function jointLessons(
  lessons: readonly Planned[],
  context: LessonsContext,
  slots: readonly Slot[],
  rooms: RoomList,
): JointLesson[] {
  const byKey = Map.groupBy(
    lessons.flatMap((lesson) => inWeek(lesson, context) ?? []),
    jointKey,
  );
  return [...byKey.values()].flatMap(withoutRepeatedGroups).flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    const taken = slotsTaken(first, slots);
    const slot = slots[taken[0] ?? -1];
    const isPair =
      taken.length === 1 && slot?.startTime === first.startTime && slot.endTime === first.endTime;
    // The search models lessons of one pair in one room.
    const isFixed =
      !isPair ||
      isOnOneDay(first) ||
      first.rooms.length > 1 ||
      entries.some((entry) => context.isFixed(entry));
    return [{ entries, first, rooms: rooms.of(first), slots: taken, isFixed }];
  });
}
