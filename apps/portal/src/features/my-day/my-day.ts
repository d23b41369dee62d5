import { own } from '@semestr/api/my-day';
import { list } from '@semestr/api/notifications';
import type { Lesson, Schedule } from '@semestr/api/schedule';
import type { Bell } from '@semestr/core/bells';
import { type IsoDate, minutesOf } from '@semestr/core/dates';
import { placeOfRoom, type RoomPlace } from '@semestr/core/my-day';
import { lessonsHeldOn, nowAndNext, type Subgroup } from '@semestr/core/schedule';
import { firstLessonAfter, type Present } from '../../lessons/day.ts';
import { queryOf, queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** Null when the provider does not support it, and for users who are not students. */
export const myDayOf = (user: User) => queryOrNull(own, {}, user);

/** Maximum number of unread notifications shown. */
export const MAX_UNREAD = 2;

export const unreadOf = (user: User) =>
  queryOf(list, { query: { unviewed: 'true', pageSize: String(MAX_UNREAD) } }, user);

/** The rest of a day, or the next day with lessons. */
export interface Day {
  date: IsoDate;
  /** Lessons in progress; `minutesLeft` until the first of them ends; `share`, from 0 to 1, has passed. */
  now: readonly Lesson[];
  minutesLeft: number;
  share: number;
  /** Lessons that begin next, in `minutesUntil` minutes; 0 on another day. */
  next: readonly Lesson[];
  minutesUntil: number;
  /** Later lessons. */
  later: readonly Lesson[];
}

const startsLike =
  (first: Lesson | null) =>
  ({ startLessonTime }: Lesson): boolean =>
    startLessonTime === first?.startLessonTime;

function shareOf([first]: readonly Lesson[], minutesLeft: number): number {
  if (!first) return 0;
  const length = minutesOf(first.endLessonTime) - minutesOf(first.startLessonTime);
  return length > 0 ? 1 - minutesLeft / length : 0;
}

/**
 * Returns the rest of today at `time` (`HH:MM`); after the last lesson, the next day with lessons, and null after the
 * last day.
 */
export function dayOf(
  schedule: Schedule,
  { today, time, holidays }: Present,
  subgroup: Subgroup,
): Day | null {
  const held = lessonsHeldOn<Lesson>(schedule, today, holidays, subgroup);
  const { now, minutesLeft, next, minutesUntil } = nowAndNext(held, time);
  if (now.length > 0 || next) {
    const later = held.filter((lesson) => next !== null && lesson.startLessonTime > next.startLessonTime);
    const share = shareOf(now, minutesLeft);
    return { date: today, now, minutesLeft, share, next: held.filter(startsLike(next)), minutesUntil, later };
  }
  const coming = firstLessonAfter(schedule, today, holidays, subgroup);
  if (!coming) return null;
  const lessons = lessonsHeldOn<Lesson>(schedule, coming.date, holidays, subgroup);
  const isFirst = startsLike(coming.lesson);
  return {
    date: coming.date,
    now: [],
    minutesLeft: 0,
    share: 0,
    next: lessons.filter(isFirst),
    minutesUntil: 0,
    later: lessons.filter((lesson) => !isFirst(lesson)),
  };
}

/**
 * Returns the number of the pair at which a lesson begins; null for any other time.
 * @param bells those of its day
 */
export const pairOf = ([lesson]: readonly Lesson[], bells: readonly Bell[]): number | null =>
  bells.find(({ start }) => start === lesson?.startLessonTime)?.number ?? null;

/**
 * Returns the location of a lesson; null if it has no room, several rooms, or a room with an unparsable name.
 */
export function placeOf({ auditories }: Lesson): RoomPlace | null {
  const [room, ...others] = auditories;
  return room === undefined || others.length > 0 ? null : placeOfRoom(room);
}
