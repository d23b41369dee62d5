import type { PairTime } from './bells.ts';
import { roomShort } from './room-names.ts';
import { transliterate } from './transliterate.ts';

/** Availability of rooms, and matching rooms with typed text. */

/** An event that occupies a room; times are `HH:MM`. */
export interface Occupation {
  start: string;
  end: string;
}

/** Period for which a room is wanted; both times are equal for a single instant. */
export interface Span {
  from: string;
  to: string;
}

export type RoomState<O extends Occupation> =
  /** `until` is null when nothing follows on that day. */
  { kind: 'free'; until: string | null } | { kind: 'taken'; until: string; by: readonly O[] };

/**
 * At a single instant the end of a lesson counts as free; a period may begin when a lesson ends, and end when one
 * begins.
 */
const isWithin = ({ start, end }: Occupation, { from, to }: Span): boolean =>
  from === to ? start <= from && from < end : start < to && from < end;

/** Returns when a room that is occupied until `end` becomes free, including events that begin by then. */
function freedAt(day: readonly Occupation[], end: string): string {
  const longer = day.find((one) => one.start <= end && one.end > end);
  return longer ? freedAt(day, longer.end) : end;
}

const earliest = (times: readonly string[]): string | null => times.toSorted()[0] ?? null;

/**
 * Returns whether a room is free in the period, and until when; otherwise what occupies it, and when it becomes free.
 * @param day occupations of the room on that day, in any order
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

/** Whether a room is occupied in a pair. */
export const isTakenDuring = (day: readonly Occupation[], { start, end }: PairTime): boolean =>
  day.some((one) => isWithin(one, { from: start, to: end }));

/** Normalises to digits and letters, Latin ones for Cyrillic: "512а-4 к." and "512a4" are equal. */
const keyOf = (text: string): string => transliterate(roomShort(text)).replaceAll('-', '');

/**
 * Whether a room matches a typed text: the beginning of its number, with or without the building, the hyphen and the
 * word "ауд.". A text without digits matches no room.
 */
export function matchesRoom(label: string, typed: string): boolean {
  const wanted = keyOf(typed.trim().replace(/^ауд(?:итория|\.)?\s*/i, ''));
  return /\d/.test(wanted) && keyOf(label).startsWith(wanted);
}
