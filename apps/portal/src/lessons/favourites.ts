import { stored } from '@semestr/ui/stored';

/** A schedule somebody looked at: a group or an educator. */
export interface Place {
  /** As in the address: the group's number or the educator's url id. */
  id: string;
  name: string;
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'string' &&
  typeof value.name === 'string';

const readPlaces = (value: unknown): readonly Place[] => (Array.isArray(value) ? value.filter(isPlace) : []);

const MAX_RECENT = 6;

/** Starred schedules, in the order in which they were starred. */
export const favourites = stored('favourites', readPlaces);
/** What was looked at last, newest first. */
export const recent = stored('recent', readPlaces);

const without = (places: readonly Place[], id: string): Place[] => places.filter((place) => place.id !== id);

export function toggleFavourite(place: Place): void {
  const places = favourites.get();
  favourites.set(places.some(({ id }) => id === place.id) ? without(places, place.id) : [...places, place]);
}

export function remember(place: Place): void {
  const places = recent.get();
  if (places[0]?.id === place.id) return;
  recent.set([place, ...without(places, place.id)].slice(0, MAX_RECENT));
}

/** An educator's url id begins with a letter, a group's number with a digit. */
export const isGroupId = (id: string): boolean => /^\d/.test(id);
