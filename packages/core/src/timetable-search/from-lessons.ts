import type { Planned } from '../planned.ts';
import { roomKey } from '../room-names.ts';
import { planDays, type Slot } from '../week-slots.ts';
import {
  groupsOf,
  type JointLesson,
  jointLessons,
  type LessonsContext,
  slotsOfTerm,
  sorted,
  studentsIn,
  educatorsOf,
} from './joint-lessons.ts';
import { RoomList } from './lesson-rooms.ts';
import type { LessonSeries, Place, Placements, SoftWeights, TimetableProblem } from './problem.ts';

/**
 * The weekly lessons of a term as a problem of the timetable search, and its solution as lessons. The search itself
 * knows neither weeks nor subgroups: a group of a problem is a subgroup in one week of the cycle, and an educator is an
 * educator in one week. Only a room is taken in every week, even by a lesson of some weeks.
 */

/** A problem, and the lessons that its placements represent. */
export interface LessonsProblem {
  problem: TimetableProblem;
  /** Pairs of the week, by the index of the slot. */
  slots: readonly Slot[];
  /** Planned lessons of each placement: several for a joint lesson, none for one that keeps its place. */
  lessons: readonly (readonly Planned[])[];
}

/**
 * A lesson of a whole group is isolated for both subgroups in each of four weeks and costs 8, which relates to the
 * other weights as the default of 2 does.
 */
const weights: SoftWeights = { seats: 4, days: 20, isolated: 1, rooms: 4 };

/** Returns series for a lesson that keeps its place: one for each of its rooms, the first of which has its people. */
function fixedSeries({ entries, first, rooms, slots }: JointLesson, list: RoomList): LessonSeries[] {
  const taken = rooms.length > 0 ? rooms : [list.addElsewhere()];
  return taken.map((room, index) => ({
    id: `${first.id}`,
    educators: index === 0 ? educatorsOf(first) : [],
    groups: index === 0 ? groupsOf(entries) : [],
    lessons: slots.length,
    minDays: 0,
    students: 0,
    slots: null,
    rooms: null,
    fixed: slots.map((slot): Place => ({ slot, room })),
  }));
}

/** Returns a key that is equal for lessons that the search may exchange with each other. */
function seriesKey({ entries, first, rooms }: JointLesson, list: RoomList): string {
  const room = rooms[0] === undefined ? null : list.ofType(rooms[0]);
  return JSON.stringify([
    first.subject,
    first.type,
    sorted(educatorsOf(first)),
    sorted(groupsOf(entries)),
    room,
  ]);
}

function movableSeries(
  equal: readonly JointLesson[],
  context: LessonsContext,
  list: RoomList,
): LessonSeries[] {
  const [joint] = equal;
  if (!joint) return [];
  const { entries, first, rooms } = joint;
  const [room] = rooms;
  return [
    {
      id: `${first.id}`,
      educators: educatorsOf(first),
      groups: groupsOf(entries),
      lessons: equal.length,
      minDays: Math.min(equal.length, planDays.length),
      students: room === undefined ? 0 : studentsIn(entries, context),
      slots: null,
      rooms: room === undefined ? [list.addElsewhere()] : list.ofType(room),
      fixed: [],
    },
  ];
}

/**
 * Returns the weekly lessons of a term as a problem. Lessons of several rooms, and lessons that do not match one pair
 * of the bells, keep their place. The name of a series is the id of its first lesson.
 */
export function problemFromLessons(lessons: readonly Planned[], context: LessonsContext): LessonsProblem {
  const slots = slotsOfTerm(context.term, context.calendar);
  const list = new RoomList(context.rooms);
  const joint = jointLessons(lessons, context, slots, list);
  const fixed = joint.filter(({ isFixed }) => isFixed).flatMap((one) => fixedSeries(one, list));
  const equal = [
    ...Map.groupBy(
      joint.filter(({ isFixed }) => !isFixed),
      (one) => seriesKey(one, list),
    ).values(),
  ];
  const movable = equal.flatMap((one) => movableSeries(one, context, list));
  return {
    problem: {
      days: planDays.length,
      periods: slots.length / planDays.length,
      rooms: list.rooms,
      series: [...fixed, ...movable],
      weights,
    },
    slots,
    lessons: [
      ...fixed.flatMap((series) => series.fixed.map(() => [])),
      ...equal.flat().map(({ entries }) => entries),
    ],
  };
}

/** Returns the moved lessons with their new day, times and room; without those that have no place. */
export function lessonsFromPlacements(
  { problem, slots, lessons }: LessonsProblem,
  placements: Placements,
): Planned[] {
  return lessons.flatMap((entries, index) => {
    const place = placements[index];
    const slot = slots[place?.slot ?? -1];
    const label = problem.rooms[place?.room ?? -1]?.id;
    if (!slot || label === undefined) return [];
    return entries.map((entry) => ({ ...entry, ...slot, rooms: label === '' ? entry.rooms : [label] }));
  });
}

/**
 * Returns the current places of the lessons of a problem; null for a lesson outside the pairs of the week, or without a
 * stored room.
 */
export function currentPlacements({ problem, slots, lessons }: LessonsProblem): Placements {
  const bySeries = problem.series.flatMap((series) =>
    Array.from({ length: series.lessons }, (_, index) => ({ series, fixed: series.fixed[index] ?? null })),
  );
  return bySeries.map(({ series, fixed }, index): Place | null => {
    const first = lessons[index]?.[0];
    if (fixed || !first) return fixed;
    const slot = slots.findIndex(({ day, startTime }) => day === first.day && startTime === first.startTime);
    const own = roomKey(first.rooms[0] ?? '');
    const room =
      series.rooms?.find((one) => roomKey(problem.rooms[one]?.id ?? '') === own) ?? series.rooms?.[0];
    return slot < 0 || room === undefined ? null : { slot, room };
  });
}
