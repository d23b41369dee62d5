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
export interface Announced extends Times {
  date: IsoDate;
  room: string | null;
  groupIds: readonly number[];
}

/** Groups to notify of each change. */
export interface Tellings {
  written: number[];
  changed: number[];
  withdrawn: number[];
}

/** Whether the time or the place differs. */
const isMoved = (before: Announced, after: Announced): boolean =>
  before.date !== after.date ||
  before.startTime !== after.startTime ||
  before.endTime !== after.endTime ||
  before.room !== after.room;

/**
 * Returns the groups to notify of a change; null is an announcement that did not exist before, or no longer exists.
 * Past events notify no groups, nor does a change of wording alone.
 */
export function tellings(before: Announced | null, after: Announced | null, today: IsoDate): Tellings {
  const groupsOf = (announced: Announced | null): readonly number[] =>
    announced !== null && announced.date >= today ? announced.groupIds : [];
  const [had, have] = [groupsOf(before), groupsOf(after)];
  const isNews = before !== null && after !== null && isMoved(before, after);
  return {
    written: have.filter((id) => !had.includes(id)),
    changed: isNews ? have.filter((id) => had.includes(id)) : [],
    withdrawn: had.filter((id) => !have.includes(id)),
  };
}
