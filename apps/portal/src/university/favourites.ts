import { stored } from '@semestr/ui/stored';
import { departmentScheduleScreen, roomScreen, scheduleScreen } from '../features/schedule/screen.ts';
import { to } from '../screens/screen.ts';

/** A schedule of a group, an educator, a department or a room. */
export interface Place {
  /** Id in the address: the group's number, the url id of an educator or a department, or the room's name. */
  id: string;
  name: string;
  /** Undefined for a single group or educator. */
  of?: Several;
}

/** Owners of a schedule other than a single group or educator. */
export type Several = 'department' | 'room';

/** Returns the address of the schedule, which identifies it. */
export const addressOf = ({ id, of }: Place): string =>
  of === 'department'
    ? to(departmentScheduleScreen, { id })
    : of === 'room'
      ? to(roomScreen, { name: id })
      : to(scheduleScreen, { id });

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'string' &&
  // Required for the address.
  value.id !== '' &&
  value.id.isWellFormed() &&
  typeof value.name === 'string' &&
  (!('of' in value) || value.of === 'department' || value.of === 'room');

const MAX_RECENT = 6;
/** Maximum number of starred places, so that an invalid stored value cannot fill the pages. */
const MAX_PLACES = 100;

const readPlaces = (value: unknown): readonly Place[] => {
  const places = Array.isArray(value) ? value.slice(0, MAX_PLACES).filter(isPlace) : [];
  return [...new Map(places.map((place) => [addressOf(place), place])).values()];
};

/** Starred schedules, in the order in which they were starred. */
export const favourites = stored('favourites', readPlaces);
/** Visited schedules, newest first. */
export const recent = stored('recent', readPlaces);

const without = (places: readonly Place[], other: Place): Place[] =>
  places.filter((place) => addressOf(place) !== addressOf(other));

export function star(place: Place, isStarred: boolean): void {
  const others = without(favourites.get(), place);
  favourites.set(isStarred ? [...others, place] : others);
}

export function remember(place: Place): void {
  const places = recent.get();
  if (places[0] && addressOf(places[0]) === addressOf(place)) return;
  recent.set([place, ...without(places, place)].slice(0, MAX_RECENT));
}

/**
 * Whether an id is a group's number, which begins with a digit, or an educator's url id, which begins with a letter.
 */
export const isGroupId = (id: string): boolean => /^\d/.test(id);
