import { addDays, endOfDay, localDate } from './dates.ts';

/** What an administrator writes to many at once. It leaves a notification for each of them. */

export const MAX_BROADCAST = 1000;

/** To whom: of administrators nobody has notifications. */
export const broadcastAudiences = ['everybody', 'students', 'employees'] as const;
export type BroadcastAudience = (typeof broadcastAudiences)[number];

/** Those of an audience; of students those who fit every list that is not empty. */
export interface Audience {
  audience: BroadcastAudience;
  facultyIds: readonly number[];
  courses: readonly number[];
  groupIds: readonly number[];
}

/** A broadcast is planned for so many days ahead at most. */
const DAYS_AHEAD = 366;

/** The list by which somebody other than students is narrowed down, who has none of it; null where none is. */
export function audienceFault({ audience, ...lists }: Audience): keyof typeof lists | null {
  if (audience === 'students') return null;
  const { facultyIds, courses, groupIds } = lists;
  if (facultyIds.length > 0) return 'facultyIds';
  if (courses.length > 0) return 'courses';
  return groupIds.length > 0 ? 'groupIds' : null;
}

/** Why nothing can be sent at a moment: it is over, or far ahead. Null where it can, at once among others. */
export function sendingFault(sendAt: Date | null, now: Date): 'too-small' | 'too-big' | null {
  if (sendAt === null) return null;
  if (sendAt < now) return 'too-small';
  return sendAt > endOfDay(addDays(localDate(now), DAYS_AHEAD)) ? 'too-big' : null;
}
