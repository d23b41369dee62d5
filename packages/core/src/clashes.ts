import { isTeachingDay, weekNumber } from './calendar.ts';
import { addDays, type IsoDate, mondayOf, weekday } from './dates.ts';
import { roomShort } from './room-names.ts';
import { type TermCode, termDays } from './term.ts';

/** Lessons that double a room, an educator or a group. */

/** A lesson as it is planned: what says when it takes place, where and for whom. Times `HH:MM`. */
export interface Planned {
  id: number;
  term: TermCode;
  isExam: boolean;
  /** 1 = Monday … 6 = Saturday. */
  day: number;
  /** Of the cycle, 1–4; null or empty for each. */
  weeks: readonly number[] | null;
  /** 0 = the whole group. */
  subgroup: number;
  startTime: string;
  endTime: string;
  subject: string | null;
  type: string | null;
  rooms: readonly string[];
  /** The one day on which it takes place; null where it is weekly. */
  date: IsoDate | null;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  /** An announcement occupies nothing. */
  isAnnouncement: boolean;
  groupIds: readonly number[];
  employeeIds: readonly number[];
}

/** What a lesson doubles of another. */
export interface Clash {
  lessonId: number;
  rooms: readonly string[];
  employeeIds: readonly number[];
  groupIds: readonly number[];
}

/** The one day of a lesson that has one; an entry of the session may name it as its first. */
const onlyDay = ({ date, isExam, startDate }: Planned): IsoDate | null => date ?? (isExam ? startDate : null);

/** The days between which a weekly lesson takes place; those of its term where it names none. */
function rangeOf({ term, startDate, endDate }: Planned): { from: IsoDate; to: IsoDate } {
  const { start, end } = termDays(term);
  return { from: startDate ?? start, to: endDate ?? end };
}

/** Whether a lesson takes place on a day. On Sundays and holidays the weekly plan rests; what names its day does not. */
function isHeldOn(lesson: Planned, date: IsoDate): boolean {
  const only = onlyDay(lesson);
  if (only !== null) return only === date;
  if (lesson.isExam || lesson.day !== weekday(date) || !isTeachingDay(date)) return false;
  const { from, to } = rangeOf(lesson);
  const { weeks } = lesson;
  return from <= date && date <= to && (!weeks?.length || weeks.includes(weekNumber(date)));
}

/** Whether there is a day on which both take place. */
function shareDay(a: Planned, b: Planned): boolean {
  const only = onlyDay(a) ?? onlyDay(b);
  if (only !== null) return isHeldOn(a, only) && isHeldOn(b, only);
  if (a.day !== b.day) return false;
  const [first, second] = [rangeOf(a), rangeOf(b)];
  const from = first.from > second.from ? first.from : second.from;
  const to = first.to < second.to ? first.to : second.to;
  for (let date = addDays(mondayOf(from), a.day - 1); date <= to; date = addDays(date, 7))
    if (isHeldOn(a, date) && isHeldOn(b, date)) return true;
  return false;
}

const shareTime = (a: Planned, b: Planned): boolean => a.startTime < b.endTime && b.startTime < a.endTime;

const roomKey = (label: string): string => roomShort(label).toLowerCase();

const sameSet = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Whether two entries tell the same lesson, as that of a stream does in the plan of each of its groups. */
const isJoint = (a: Planned, b: Planned): boolean =>
  a.subject !== null &&
  a.subject === b.subject &&
  a.type === b.type &&
  a.startTime === b.startTime &&
  a.endTime === b.endTime &&
  sameSet(a.rooms.map(roomKey), b.rooms.map(roomKey)) &&
  sameSet(a.employeeIds, b.employeeIds);

function doubled(lesson: Planned, other: Planned): Omit<Clash, 'lessonId'> {
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
 * The lessons at whose time a lesson takes a room, an educator or a group (of the same subgroup) that they have. A lesson
 * of a stream that is planned for each group by itself doubles no room and no educator.
 * @param others may hold the lesson itself
 */
export function clashesOf(lesson: Planned, others: readonly Planned[]): Clash[] {
  if (lesson.isAnnouncement) return [];
  return others
    .filter((other) => other.id !== lesson.id && !other.isAnnouncement)
    .filter((other) => shareTime(lesson, other) && shareDay(lesson, other))
    .map((other) => ({ lessonId: other.id, ...doubled(lesson, other) }))
    .filter(({ rooms, employeeIds, groupIds }) => rooms.length + employeeIds.length + groupIds.length > 0);
}
