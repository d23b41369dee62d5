import { addDays, endOfDay, localDate, localTime, minutesOf } from './dates.ts';

/**
 * What a person may have sent by e-mail and to browsers too. What concerns the ways into an account always goes by
 * e-mail.
 */
export const noticeKinds = ['marks', 'decisions', 'schedule', 'deadlines', 'announcements'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a browser shows that was added, until its owner chooses. */
export const usualPushKinds: readonly NoticeKind[] = ['marks', 'decisions', 'schedule'];

/** Hours in which nothing is sent, `HH:MM` at the university; they may go over midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** What is offered at first. */
export const usualQuietHours: QuietHours = { from: '22:00', to: '07:00' };

/** Whether it is quiet at a time, `HH:MM`: from the first minute on, until the last begins. */
export function isQuietAt({ from, to }: QuietHours, time: string): boolean {
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

/** When a message of this moment may be sent: at once, or when the quiet hours are over. */
export function sentAfterQuiet(quiet: QuietHours | null, now: Date): Date {
  const time = localTime(now);
  if (quiet === null || !isQuietAt(quiet, time)) return now;
  const today = localDate(now);
  const dayBefore = time < quiet.to ? addDays(today, -1) : today;
  return new Date(endOfDay(dayBefore).getTime() + minutesOf(quiet.to) * 60_000);
}
