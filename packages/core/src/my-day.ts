import { addDays, inOrder, type IsoDate } from './dates.ts';

/** So many days ahead one is told of what is due. */
export const DUE_DAYS = 14;

/** So many days a mark is new. */
export const NEW_MARK_DAYS = 7;

/** Whether something is to be told of already; what is late stays until it is done. */
export const isDueSoon = (dueOn: IsoDate, today: IsoDate): boolean => dueOn <= addDays(today, DUE_DAYS);

/** The first day whose marks are new on `today`. */
export const newMarksFrom = (today: IsoDate): IsoDate => addDays(today, -NEW_MARK_DAYS);

/** What is late first, then what comes next; what has no day comes last, in the order in which it was. */
export const byDueDay = <T extends { date: IsoDate | null }>(list: readonly T[]): T[] => {
  const dated = list.flatMap((one) => (one.date === null ? [] : [{ one, date: one.date }]));
  return [
    ...dated.toSorted((a, b) => inOrder(a.date, b.date)).map(({ one }) => one),
    ...list.filter(({ date }) => date === null),
  ];
};

/** Where a room is. */
export interface RoomPlace {
  /** "4". */
  building: string;
  /** Null in a cellar, and where the name does not say. */
  floor: number | null;
}

/** Where a room is, by its name as the provider writes it: "712-5 к." is on the 7th floor of building 5; null for other names. */
export function placeOfRoom(room: string): RoomPlace | null {
  const [, number = '', building = ''] =
    /^(\d{3})\D?-(\d+)(?:\s.*)?$/.exec(room.replaceAll('\u00a0', ' ')) ?? [];
  return building === '' ? null : { building, floor: Number(number.slice(0, 1)) || null };
}
