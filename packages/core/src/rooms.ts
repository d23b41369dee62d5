import { type Bell, bells } from './bells.ts';
import { roomShort } from './room-names.ts';
import { transliterate } from './transliterate.ts';

/** Which rooms are free, and which is meant by what somebody types. */

/** Something that takes place in a room; times `HH:MM`. */
export interface Occupation {
  start: string;
  end: string;
}

/** When a room is wanted; both times are the same where it is one moment. */
export interface Span {
  from: string;
  to: string;
}

export type RoomState<O extends Occupation> =
  /** `until` is null where nothing more takes place on that day. */
  { kind: 'free'; until: string | null } | { kind: 'taken'; until: string; by: readonly O[] };

/** Of a moment the end of a lesson is free already; a span may begin as one ends, and end as one begins. */
const isWithin = ({ start, end }: Occupation, { from, to }: Span): boolean =>
  from === to ? start <= from && from < end : start < to && from < end;

/** When a room becomes free that is taken until `end`: what begins by then keeps it. */
function freedAt(day: readonly Occupation[], end: string): string {
  const longer = day.find((one) => one.start <= end && one.end > end);
  return longer ? freedAt(day, longer.end) : end;
}

const earliest = (times: readonly string[]): string | null => times.toSorted()[0] ?? null;

/**
 * Whether a room is free during the span, and until when; or what takes place in it, and when it becomes free.
 * @param day what takes place in the room on that day, in any order
 */
export function roomState<O extends Occupation>(day: readonly O[], span: Span): RoomState<O> {
  const by = day.filter((one) => isWithin(one, span));
  const [first] = by;
  if (first) return { kind: 'taken', until: freedAt(day, first.end), by };
  return {
    kind: 'free',
    until: earliest(day.map(({ start }) => start).filter((start) => start >= span.to)),
  };
}

/** Whether something takes place in a room during a pair. */
export const isTakenDuring = (day: readonly Occupation[], { start, end }: Bell): boolean =>
  day.some((one) => isWithin(one, { from: start, to: end }));

/** What may be asked for instead of a time: a pair by its number. */
export const bellOf = (number: number): Bell | null => bells.find((bell) => bell.number === number) ?? null;

/** Digits and letters alone, Latin ones for Cyrillic: "512а-4 к." and "512a4" are the same. */
const keyOf = (text: string): string => transliterate(roomShort(text)).replaceAll('-', '');

/**
 * Whether a room is meant by what was typed: the beginning of its number, with or without the building, the hyphen and the
 * word "ауд.". What has no digit means no room.
 */
export function isRoomMeant(label: string, typed: string): boolean {
  const wanted = keyOf(typed.trim().replace(/^ауд(?:итория|\.)?\s*/i, ''));
  return /\d/.test(wanted) && keyOf(label).startsWith(wanted);
}
