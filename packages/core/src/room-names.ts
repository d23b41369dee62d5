import type { Language } from './languages.ts';

/** Names of rooms and buildings. Separate from the other rules, because displaying a lesson needs only these. */

const BUILDING = /\s*к\.?$/i;

/** Formats a room as lessons do: "512-4 к." for room "512" and building "4 к.". */
export const roomLabel = (name: string, building: string): string => `${name}-${building}`;

/** Shortens "202-4 к.", room 202 in building 4, to "202-4" for narrow layouts and addresses. */
export const roomShort = (label: string): string => label.replace(BUILDING, '');

/** Returns a key that is equal for the spellings of one room. */
export const roomKey = (label: string): string => roomShort(label).toLowerCase();

/** Shortens "4 к." to "4"; a named building keeps its name. */
export const buildingShort = (building: string): string => building.replace(BUILDING, '');

/** Formats a text that names rooms as "304-5 к.", whose suffix only Russian readers understand. */
export const withRoomsShort = (text: string, language: Language): string =>
  language === 'en' ? text.replaceAll(/(?<=-\d+)\sк\./g, '') : text;
