import type { AcademicCalendar } from '../academic-calendar.ts';
import { clashesOf } from '../clashes.ts';
import type { Planned } from '../planned.ts';
import { roomKey, roomShort } from '../room-names.ts';
import type { RoomForLessons } from '../timetable-search/lesson-rooms.ts';
import { type Slot, weekSlots, weeksOf } from '../week-slots.ts';

/** Free slots for a lesson, the best first, with the reasons for their order. */

/** Advantages of a slot, then disadvantages. */
export const slotReasons = [
  'closes-window',
  'next-to-lesson',
  'same-building',
  'keeps-room',
  'group-window',
  'teacher-window',
  'only-lesson',
  'long-day',
  'same-subject',
  'walk',
  'few-seats',
  'late',
  'saturday',
] as const;
export type SlotReason = (typeof slotReasons)[number];

/** A free slot with the rooms for it, and its advantages and disadvantages. */
export interface SlotSuggestion extends Slot {
  rooms: readonly string[];
  reasons: readonly SlotReason[];
  /** Sum of the costs of its reasons; lower is better. */
  cost: number;
}

/** Cost of each reason; advantages reduce it. */
const costs: Readonly<Record<SlotReason, number>> = {
  'closes-window': -6,
  'next-to-lesson': -2,
  'same-building': -1,
  'keeps-room': -1,
  'group-window': 6,
  'teacher-window': 3,
  'only-lesson': 3,
  'long-day': 4,
  'same-subject': 5,
  walk: 3,
  'few-seats': 4,
  late: 2,
  saturday: 3,
};

/** Number of pairs above which a day is too long for a group. */
const LONG_DAY = 4;
/** The first late pair of a day, counted from 0. */
const LATE_PAIR = 5;
const SATURDAY = 6;

/** Number of suggestions. */
export const MAX_SUGGESTIONS = 10;

export interface SuggestionContext {
  calendar: AcademicCalendar;
  rooms: readonly RoomForLessons[];
  /** Number of students who need a seat. */
  students: number;
}

const buildingOf = (room: string): string => roomShort(room).split('-').at(-1) ?? '';

const meet = (a: Planned, b: Planned): boolean =>
  weeksOf(a).some((week) => weeksOf(b).includes(week)) &&
  (a.subgroup === 0 || b.subgroup === 0 || a.subgroup === b.subgroup);

const windowsIn = (pairs: ReadonlySet<number>): number =>
  pairs.size === 0 ? 0 : Math.max(...pairs) - Math.min(...pairs) + 1 - pairs.size;

/** Lessons that a group or a teacher has on the day of a slot. */
interface Day {
  lessons: readonly Planned[];
  /** Pairs of the day with a lesson, by their index. */
  pairs: ReadonlySet<number>;
}

function dayOf(lessons: readonly Planned[], slot: Slot, times: readonly string[]): Day {
  const own = lessons.filter(({ day }) => day === slot.day);
  return { lessons: own, pairs: new Set(own.map(({ startTime }) => times.indexOf(startTime))) };
}

/** Returns the reasons of a slot that follow from the other lessons of the day. */
function reasonsOfDay(
  lesson: Planned,
  pair: number,
  { group, teacher }: { group: Day; teacher: Day },
  times: readonly string[],
): SlotReason[] {
  const withLesson = (pairs: ReadonlySet<number>) => new Set([...pairs, pair]);
  const change = windowsIn(withLesson(group.pairs)) - windowsIn(group.pairs);
  const ofTeacher = windowsIn(withLesson(teacher.pairs)) - windowsIn(teacher.pairs);
  const isBeside = ({ startTime }: Planned): boolean => Math.abs(times.indexOf(startTime) - pair) === 1;
  const beside = [...group.lessons, ...teacher.lessons].filter(isBeside);
  const here = lesson.rooms[0];
  const buildings = new Set(beside.flatMap(({ rooms }) => rooms.map(buildingOf)));
  const reasons: readonly (readonly [boolean, SlotReason])[] = [
    [change < 0, 'closes-window'],
    [group.lessons.some(isBeside) && change === 0, 'next-to-lesson'],
    [here !== undefined && buildings.size === 1 && buildings.has(buildingOf(here)), 'same-building'],
    [change > 0, 'group-window'],
    [ofTeacher > 0, 'teacher-window'],
    [group.pairs.size === 0, 'only-lesson'],
    [group.pairs.size >= LONG_DAY, 'long-day'],
    [
      lesson.subject !== null && group.lessons.some(({ subject }) => subject === lesson.subject),
      'same-subject',
    ],
    [here !== undefined && [...buildings].some((building) => building !== buildingOf(here)), 'walk'],
    [pair >= LATE_PAIR, 'late'],
  ];
  return reasons.flatMap(([holds, reason]) => (holds ? [reason] : []));
}

/**
 * Returns the rooms for a lesson in a slot: its own when they are free, otherwise the smallest free room of the same type
 * with enough seats, or the largest one; null when none is free.
 */
function roomsIn(
  lesson: Planned,
  others: readonly Planned[],
  { calendar, rooms, students }: SuggestionContext,
): readonly string[] | null {
  const isFree = (labels: readonly string[]): boolean =>
    clashesOf({ ...lesson, rooms: labels, groupIds: [], employeeIds: [] }, others, calendar).length === 0;
  if (isFree(lesson.rooms)) return lesson.rooms;
  const [own = ''] = lesson.rooms;
  const type = rooms.find(({ label }) => roomKey(label) === roomKey(own))?.type;
  if (lesson.rooms.length !== 1 || type === undefined) return null;
  const missing = ({ seats }: RoomForLessons): number => Math.max(0, students - (seats ?? students));
  const candidates = rooms
    .filter((room) => room.type === type)
    .toSorted((a, b) => missing(a) - missing(b) || (a.seats ?? 0) - (b.seats ?? 0));
  const free = candidates.find(({ label }) => isFree([label]));
  return free ? [free.label] : null;
}

/**
 * Returns the best slots for a weekly lesson without conflicts, the best first. When its own room is taken, another
 * room of the same type is suggested.
 * @param others lessons of the term; may contain the lesson itself
 */
export function suggestSlots(
  lesson: Planned,
  others: readonly Planned[],
  context: SuggestionContext,
): SlotSuggestion[] {
  const { calendar, rooms, students } = context;
  const rest = others.filter(({ id, isAnnouncement }) => id !== lesson.id && !isAnnouncement);
  const weekly = rest.filter((other) => other.date === null && !other.isExam && meet(lesson, other));
  const ofGroup = weekly.filter(({ groupIds }) => groupIds.some((id) => lesson.groupIds.includes(id)));
  const ofTeacher = weekly.filter(({ employeeIds }) =>
    employeeIds.some((id) => lesson.employeeIds.includes(id)),
  );
  const slots = weekSlots(lesson, calendar);
  const times = [...new Set(slots.map(({ startTime }) => startTime))].toSorted();
  const seatsOf = (label: string | undefined): number =>
    rooms.find((room) => room.label === label)?.seats ?? students;
  return slots
    .flatMap((slot): SlotSuggestion[] => {
      const placed = { ...lesson, ...slot };
      if (clashesOf({ ...placed, rooms: [] }, rest, calendar).length > 0) return [];
      const found = roomsIn(placed, rest, context);
      if (!found) return [];
      const there = { ...placed, rooms: found };
      const days = { group: dayOf(ofGroup, slot, times), teacher: dayOf(ofTeacher, slot, times) };
      const reasons = new Set<SlotReason>([
        ...reasonsOfDay(there, times.indexOf(slot.startTime), days, times),
        ...(found.length > 0 && found === lesson.rooms ? (['keeps-room'] as const) : []),
        ...(found.length > 0 && seatsOf(found[0]) < students ? (['few-seats'] as const) : []),
        ...(slot.day === SATURDAY ? (['saturday'] as const) : []),
      ]);
      const ordered = slotReasons.filter((reason) => reasons.has(reason));
      return [
        {
          ...slot,
          rooms: found,
          reasons: ordered,
          cost: ordered.reduce((sum, reason) => sum + costs[reason], 0),
        },
      ];
    })
    .toSorted(
      (a, b) => a.cost - b.cost || a.day - b.day || times.indexOf(a.startTime) - times.indexOf(b.startTime),
    )
    .slice(0, MAX_SUGGESTIONS);
}
