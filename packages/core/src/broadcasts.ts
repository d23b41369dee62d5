import { addDays, endOfDay, localDate } from './dates.ts';

/** Messages by administrators to many users; each recipient gets a notification. */

export const MAX_BROADCAST = 1000;

/** Audiences: administrators have no notifications. */
export const broadcastAudiences = ['everybody', 'students', 'employees'] as const;
export type BroadcastAudience = (typeof broadcastAudiences)[number];

/** An audience; students must match every list that is not empty. */
export interface Audience {
  audience: BroadcastAudience;
  facultyIds: readonly number[];
  courses: readonly number[];
  groupIds: readonly number[];
}

/** Maximum number of days in advance for which a broadcast can be scheduled. */
const DAYS_AHEAD = 366;

/** Returns the filter that is set for an audience other than students, to which none applies; null when none is set. */
export function audienceFault({ audience, ...lists }: Audience): keyof typeof lists | null {
  if (audience === 'students') return null;
  const { facultyIds, courses, groupIds } = lists;
  if (facultyIds.length > 0) return 'facultyIds';
  if (courses.length > 0) return 'courses';
  return groupIds.length > 0 ? 'groupIds' : null;
}

/** Returns the latest time for which a broadcast can be scheduled. */
export const lastSending = (now: Date): Date => endOfDay(addDays(localDate(now), DAYS_AHEAD));

/**
 * Returns why a broadcast cannot be sent at a time: it is in the past, or too far ahead. Null when it can be sent,
 * including immediately.
 */
export function sendingFault(sendAt: Date | null, now: Date): 'too-small' | 'too-big' | null {
  if (sendAt === null) return null;
  if (sendAt < now) return 'too-small';
  return sendAt > lastSending(now) ? 'too-big' : null;
}
