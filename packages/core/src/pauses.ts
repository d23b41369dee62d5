import { bells } from './bells.ts';
import { minutesOf } from './dates.ts';

/** Between two lessons: a window of whole pairs, or a short way to another building. */
export type Pause = { kind: 'window'; minutes: number } | { kind: 'way'; building: string };

/** What is held at one time; times `HH:MM`, rooms as the provider names them: "417-4 к.". */
export interface Slot {
  start: string;
  end: string;
  rooms: readonly string[];
}

/** So short is a break that the way to another building takes most of it, in minutes. */
const SHORT = 15;

/** The minutes between two lessons where at least one whole pair fits in; null where none does. */
export function windowBetween(end: string, start: string): number | null {
  const [from, to] = [minutesOf(end), minutesOf(start)];
  const isWindow = bells.some((bell) => from <= minutesOf(bell.start) && minutesOf(bell.end) <= to);
  return isWindow ? to - from : null;
}

/** The building of a room, which follows the last dash in its name: "4 к." of "417-4 к."; null where it has none. */
export const buildingOf = (room: string): string | null => /-([^-]+)$/.exec(room)?.[1] ?? null;

/** The one building in which rooms are; null where it is not known, or they are in several. */
function buildingOfAll(rooms: readonly string[]): string | null {
  const [building = null, ...others] = new Set(rooms.map(buildingOf));
  return others.length === 0 ? building : null;
}

function pauseBetween(before: Slot, next: Slot): Pause | null {
  const minutes = windowBetween(before.end, next.start);
  if (minutes !== null) return { kind: 'window', minutes };
  const left = minutesOf(next.start) - minutesOf(before.end);
  const [from, to] = [buildingOfAll(before.rooms), buildingOfAll(next.rooms)];
  return 0 <= left && left <= SHORT && from !== null && to !== null && from !== to
    ? { kind: 'way', building: to }
    : null;
}

/** What lies before each of a day's slots, which are in order of time; null before the first, and where nothing is worth saying. */
export function pausesOf(slots: readonly Slot[]): readonly (Pause | null)[] {
  return slots.map((slot, index) => {
    // A long exam may end after what began later.
    const [last] = slots.slice(0, index).toSorted((a, b) => minutesOf(b.end) - minutesOf(a.end));
    return last ? pauseBetween(last, slot) : null;
  });
}
