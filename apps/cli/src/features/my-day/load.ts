import type { Client } from '@semestr/api/client';
import { list as holidayList } from '@semestr/api/holidays';
import { type Due, own } from '@semestr/api/my-day';
import { unviewedCount } from '@semestr/api/notifications';
import { ofGroup, type Schedule } from '@semestr/api/schedule';
import type { Reply } from '@semestr/api/endpoint';
import { refresh } from '@semestr/api/session';
import { nullIfNotFound } from '../../http/null-if-not-found.ts';
import { type LessonDay, lessonDay } from './lesson-day.ts';

/** The user's day, as far as the server supports it. */
export interface MyDay {
  /** Lessons of today or of the next day with lessons; null when there is no schedule or all lessons are over. */
  lessons: LessonDay | null;
  hasSchedule: boolean;
  due: readonly Due[];
  marks: Reply<typeof own>['marks'];
  /** Number of notifications that have not been viewed. */
  unviewed: number;
}

/** Only students have a group; others have no schedule here. */
const scheduleOf = (client: Client, group: string): Promise<Schedule | null> =>
  group === ''
    ? Promise.resolve(null)
    : nullIfNotFound(client.call(ofGroup, { query: { studentGroup: group } }));

/** Loads everything that makes up the signed-in user's day at the given time. */
export async function loadMyDay(client: Client, now: Date): Promise<MyDay> {
  const { group } = await client.call(refresh, {});
  const [schedule, holidays, mine, unviewed] = await Promise.all([
    scheduleOf(client, group),
    nullIfNotFound(client.call(holidayList, {})),
    nullIfNotFound(client.call(own, {})),
    nullIfNotFound(client.call(unviewedCount, {})),
  ]);
  return {
    lessons:
      schedule && lessonDay(schedule, { now, holidays: holidays ?? [], subgroup: mine?.subgroup ?? 0 }),
    hasSchedule: schedule !== null,
    due: mine?.due ?? [],
    marks: mine?.marks ?? [],
    unviewed: unviewed ?? 0,
  };
}
