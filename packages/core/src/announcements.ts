import type { IsoDate } from './dates.ts';

/** Maximum length of the text, in characters. */
export const MAX_ANNOUNCEMENT = 2000;
/** Maximum number of groups of one announcement. */
export const MAX_ANNOUNCED_GROUPS = 50;
/** Maximum length of a room name, in characters. */
export const MAX_ROOM_NAME = 50;

/** Start and end time; either may be open. */
export interface Times {
  startTime: string | null;
  endTime: string | null;
}

/** Returns what is wrong with the times, and with which of them; null when they are valid. */
export function timesFault({ startTime, endTime }: Times) {
  if (endTime === null) return null;
  if (startTime === null) return { field: 'startTime', reason: 'required' } as const;
  return startTime < endTime ? null : ({ field: 'endTime', reason: 'too-small' } as const);
}

/** Time, place and groups of an announced event. */
export interface AnnouncedEvent extends Times {
  date: IsoDate;
  room: string | null;
  groupIds: readonly number[];
}

/** Groups to notify of each change. */
export interface AnnouncementRecipients {
  written: number[];
  changed: number[];
  withdrawn: number[];
}

/** Whether the time or the place differs. */
const isMoved = (before: AnnouncedEvent, after: AnnouncedEvent): boolean =>
  before.date !== after.date ||
  before.startTime !== after.startTime ||
  before.endTime !== after.endTime ||
  before.room !== after.room;

/**
 * Returns the groups to notify of a change; `before` is null for a new announcement, `after` for a deleted one. No
 * group is notified of a past event, or of a change of wording alone.
 */
export function recipientsOfChange(
  before: AnnouncedEvent | null,
  after: AnnouncedEvent | null,
  today: IsoDate,
): AnnouncementRecipients {
  const groupsOf = (announced: AnnouncedEvent | null): readonly number[] =>
    announced !== null && announced.date >= today ? announced.groupIds : [];
  const [had, have] = [groupsOf(before), groupsOf(after)];
  const isNews = before !== null && after !== null && isMoved(before, after);
  return {
    written: have.filter((id) => !had.includes(id)),
    changed: isNews ? have.filter((id) => had.includes(id)) : [],
    withdrawn: had.filter((id) => !have.includes(id)),
  };
}
