import type { PairTime } from './bells.ts';
import { minutesOf } from './dates.ts';

/** A pause between two lessons: a gap of whole pairs, or a short break to walk to another building. */
export type Pause = { kind: 'window'; minutes: number } | { kind: 'way'; building: string };

/** Lessons at one time; times `HH:MM`, rooms as the provider names them: "417-4 к.". */
export interface Slot {
  start: string;
  end: string;
  rooms: readonly string[];
}

/** Longest break, in minutes, of which the walk to another building takes most. */
const SHORT = 15;

/**
 * Returns the minutes between two lessons that contain at least one whole pair; null when they contain none.
 * @param bells those of the day
 */
export function windowBetween(end: string, start: string, bells: readonly PairTime[]): number | null {
  const [from, to] = [minutesOf(end), minutesOf(start)];
  const isWindow = bells.some((bell) => from <= minutesOf(bell.start) && minutesOf(bell.end) <= to);
  return isWindow ? to - from : null;
}

/**
 * Returns the building of a room, which follows the last dash in its name: "4 к." of "417-4 к."; null when it has none.
 */
export const buildingOf = (room: string): string | null => /-([^-]+)$/.exec(room)?.[1] ?? null;

/** Returns the common building of rooms; null when unknown, or when they are in several. */
function buildingOfAll(rooms: readonly string[]): string | null {
  const [building = null, ...others] = new Set(rooms.map(buildingOf));
  return others.length === 0 ? building : null;
}

function pauseBetween(before: Slot, next: Slot, bells: readonly PairTime[]): Pause | null {
  const minutes = windowBetween(before.end, next.start, bells);
  if (minutes !== null) return { kind: 'window', minutes };
  const left = minutesOf(next.start) - minutesOf(before.end);
  const [from, to] = [buildingOfAll(before.rooms), buildingOfAll(next.rooms)];
  return 0 <= left && left <= SHORT && from !== null && to !== null && from !== to
    ? { kind: 'way', building: to }
    : null;
}

/**
 * Returns the pause before each of a day's slots, which are in chronological order; null before the first, and when
 * there is nothing to show.
 * @param bells those of the day
 */
export function pausesOf(slots: readonly Slot[], bells: readonly PairTime[]): readonly (Pause | null)[] {
  return slots.map((slot, index) => {
    // A long exam may end after a lesson that began later.
    const [last] = slots.slice(0, index).toSorted((a, b) => minutesOf(b.end) - minutesOf(a.end));
    return last ? pauseBetween(last, slot, bells) : null;
  });
}
