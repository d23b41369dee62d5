import { plainSpaces } from './display.ts';
import { addDays, inOrder, type IsoDate } from './dates.ts';

/** Number of days in advance for which tasks are shown. */
export const DUE_DAYS = 14;

/** Number of days for which a mark is new. */
export const NEW_MARK_DAYS = 7;

/** Whether a task is shown yet; an overdue one stays until it is done. */
export const isDueSoon = (dueOn: IsoDate, today: IsoDate): boolean => dueOn <= addDays(today, DUE_DAYS);

/** Returns the first day whose marks are new on `today`. */
export const newMarksFrom = (today: IsoDate): IsoDate => addDays(today, -NEW_MARK_DAYS);

/** Sorts overdue items first, then by due date. Items without a date keep their order at the end. */
export const byDueDay = <T extends { date: IsoDate | null }>(list: readonly T[]): T[] => {
  const dated = list.flatMap((one) => (one.date === null ? [] : [{ one, date: one.date }]));
  return [
    ...dated.toSorted((a, b) => inOrder(a.date, b.date)).map(({ one }) => one),
    ...list.filter(({ date }) => date === null),
  ];
};

/** Location of a room. */
export interface RoomPlace {
  /** "4". */
  building: string;
  /** Null in a basement, and when the name does not contain it. */
  floor: number | null;
}

/**
 * Parses the location from the provider's name of a room: "712-5 к." is on the 7th floor of building 5; null for other
 * names.
 */
export function placeOfRoom(room: string): RoomPlace | null {
  const [, number = '', building = ''] = /^(\d{3})\D?-(\d+)(?:\s.*)?$/.exec(plainSpaces(room)) ?? [];
  return building === '' ? null : { building, floor: Number(number.slice(0, 1)) || null };
}
