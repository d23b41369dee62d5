import { addDays, endOfDay, localDate, localTime, minutesOf } from './dates.ts';

/**
 * Kinds of notifications that users can also receive by e-mail and in browsers. Messages about sign-in and security are
 * always sent by e-mail.
 */
export const noticeKinds = ['marks', 'decisions', 'schedule', 'deadlines', 'announcements'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Default kinds of a newly registered browser. */
export const defaultPushKinds: readonly NoticeKind[] = ['marks', 'decisions', 'schedule'];

/** Hours in which nothing is sent, `HH:MM` at the university; they may span midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** Default suggestion. */
export const defaultQuietHours: QuietHours = { from: '22:00', to: '07:00' };

/** Whether a time, `HH:MM`, is within quiet hours: includes the first minute and excludes the last. */
export function isQuietAt({ from, to }: QuietHours, time: string): boolean {
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

/** Returns when a message may be sent: immediately, or after the quiet hours. */
export function sentAfterQuiet(quiet: QuietHours | null, now: Date): Date {
  const time = localTime(now);
  if (quiet === null || !isQuietAt(quiet, time)) return now;
  const today = localDate(now);
  const dayBefore = time < quiet.to ? addDays(today, -1) : today;
  return new Date(endOfDay(dayBefore).getTime() + minutesOf(quiet.to) * 60_000);
}
