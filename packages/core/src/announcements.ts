import type { IsoDate } from './dates.ts';

/** The longest text, in characters. */
export const MAX_ANNOUNCEMENT = 2000;
/** For so many groups one announcement may be. */
export const MAX_ANNOUNCED_GROUPS = 50;
/** The longest name of a room, in characters. */
export const MAX_ROOM_NAME = 50;

/** From when to when; either may be left open. */
export interface Times {
  startTime: string | null;
  endTime: string | null;
}

/** What is wrong with the times, and with which of them; null where nothing is. */
export function timesFault({ startTime, endTime }: Times) {
  if (endTime === null) return null;
  if (startTime === null) return { field: 'startTime', reason: 'required' } as const;
  return startTime < endTime ? null : ({ field: 'endTime', reason: 'too-small' } as const);
}

/** When and where that takes place which is announced, and for whom. */
export interface Announced extends Times {
  date: IsoDate;
  room: string | null;
  groupIds: readonly number[];
}

/** What is to be told to which groups. */
export interface Tellings {
  written: number[];
  changed: number[];
  withdrawn: number[];
}

/** Whether one has to be elsewhere, or at another time. */
const isMoved = (before: Announced, after: Announced): boolean =>
  before.date !== after.date ||
  before.startTime !== after.startTime ||
  before.endTime !== after.endTime ||
  before.room !== after.room;

/**
 * Who hears of a change: null stands for an announcement that was not there before, or is no more. What is over concerns
 * nobody, and another wording alone is no news.
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
