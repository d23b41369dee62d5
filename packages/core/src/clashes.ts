import type { AcademicCalendar } from './academic-calendar.ts';
import { firstSharedDay, type Planned } from './planned.ts';
import { roomKey } from './room-names.ts';

/** Lessons that double-book a room, an educator or a group. */

/** A conflict between two lessons. */
export interface Clash {
  lessonId: number;
  rooms: readonly string[];
  employeeIds: readonly number[];
  groupIds: readonly number[];
}

const shareTime = (a: Planned, b: Planned): boolean => a.startTime < b.endTime && b.startTime < a.endTime;

const sameSet = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Whether two entries are the same joint lesson, which is in the plan of each of its groups. */
const isJoint = (a: Planned, b: Planned): boolean =>
  a.subject !== null &&
  a.subject === b.subject &&
  a.type === b.type &&
  a.startTime === b.startTime &&
  a.endTime === b.endTime &&
  sameSet(a.rooms.map(roomKey), b.rooms.map(roomKey)) &&
  sameSet(a.employeeIds, b.employeeIds);

function findConflict(lesson: Planned, other: Planned): Omit<Clash, 'lessonId'> {
  const taken = new Set(other.rooms.map(roomKey));
  const isOne = isJoint(lesson, other);
  const meet = lesson.subgroup === 0 || other.subgroup === 0 || lesson.subgroup === other.subgroup;
  return {
    rooms: isOne ? [] : lesson.rooms.filter((label) => taken.has(roomKey(label))),
    employeeIds: isOne ? [] : lesson.employeeIds.filter((id) => other.employeeIds.includes(id)),
    groupIds: meet ? lesson.groupIds.filter((id) => other.groupIds.includes(id)) : [],
  };
}

/**
 * Returns the lessons at the same time that share a room, an educator or a group (of the same subgroup). A joint lesson
 * that is planned for each group separately does not conflict with itself.
 * @param others may contain the lesson itself
 */
export function clashesOf(lesson: Planned, others: readonly Planned[], calendar: AcademicCalendar): Clash[] {
  if (lesson.isAnnouncement) return [];
  // The calendar is checked last because it costs more than everything else.
  return others
    .filter((other) => other.id !== lesson.id && !other.isAnnouncement && shareTime(lesson, other))
    .map((other) => ({ other, ...findConflict(lesson, other) }))
    .filter(({ rooms, employeeIds, groupIds }) => rooms.length + employeeIds.length + groupIds.length > 0)
    .filter(({ other }) => firstSharedDay(lesson, other, calendar) !== null)
    .map(({ other, ...clash }) => ({ lessonId: other.id, ...clash }));
}

/**
 * Returns the conflict keys of a lesson: its term and weekday, or its only day, with each room, educator and group.
 * Only lessons that share a key can conflict.
 */
function conflictKeysOf({ term, day, rooms, employeeIds, groupIds }: Planned): string[] {
  const places = [
    ...rooms.map((label) => `room ${roomKey(label)}`),
    ...employeeIds.map((id) => `educator ${id}`),
    ...groupIds.map((id) => `group ${id}`),
  ];
  return places.map((place) => `${term} ${day} ${place}`);
}

/** Returns the ids of the lessons that conflict with another one in the list, in their order. */
export function clashingLessons(lessons: readonly Planned[], calendar: AcademicCalendar): number[] {
  const byPlace = new Map<string, Planned[]>();
  for (const lesson of lessons)
    for (const place of conflictKeysOf(lesson)) {
      const there = byPlace.get(place);
      if (there) there.push(lesson);
      else byPlace.set(place, [lesson]);
    }
  const clashing = new Set<number>();
  for (const there of byPlace.values())
    for (const lesson of there)
      if (!clashing.has(lesson.id) && clashesOf(lesson, there, calendar).length > 0) clashing.add(lesson.id);
  return lessons.flatMap(({ id }) => (clashing.has(id) ? id : []));
}
