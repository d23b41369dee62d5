import type { Client } from '@semestr/api/client';
import { list as holidayList } from '@semestr/api/holidays';
import { type Due, own } from '@semestr/api/my-day';
import { unviewedCount } from '@semestr/api/notifications';
import { ofGroup, type Schedule } from '@semestr/api/schedule';
import type { Reply } from '@semestr/api/endpoint';
import { refresh } from '@semestr/api/session';
import { ifAny } from '../../http/if-any.ts';
import { type LessonDay, lessonDay } from './lesson-day.ts';

/** What somebody's day brings, as far as their server tells it. */
export interface MyDay {
  /** Today's lessons, or those of the next day that has some; null where there is no schedule, or all is over. */
  lessons: LessonDay | null;
  hasSchedule: boolean;
  due: readonly Due[];
  marks: Reply<typeof own>['marks'];
  /** How many notifications have not been viewed. */
  unviewed: number;
}

/** Nobody but students has a group: others have no schedule here. */
const scheduleOf = (client: Client, group: string): Promise<Schedule | null> =>
  group === '' ? Promise.resolve(null) : ifAny(client.call(ofGroup, { query: { studentGroup: group } }));

/** Asks for all that makes up the day of the signed-in person at this moment. */
export async function loadMyDay(client: Client, now: Date): Promise<MyDay> {
  const { group } = await client.call(refresh, {});
  const [schedule, holidays, mine, unviewed] = await Promise.all([
    scheduleOf(client, group),
    ifAny(client.call(holidayList, {})),
    ifAny(client.call(own, {})),
    ifAny(client.call(unviewedCount, {})),
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
