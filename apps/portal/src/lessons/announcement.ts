import type { Announcement } from '@semestr/api/announcements';
import { type IsoDate, parseDotted } from '@semestr/core/dates';

/** Strips the rank in brackets from the provider's name: "Образцов И. И. (доцент)". */
export const authorOf = ({ employee }: Announcement): string =>
  employee.replace(/\s*\(.*\)$/, '').replaceAll(' ', '\u00a0');

/** Returns the start time. The provider stores announcements without a time as 00:00 to 00:01. */
export const timeOf = ({ startTime }: Announcement): string | null =>
  startTime === '00:00' ? null : startTime;

/** "14:00–15:20", "14:00", or empty. */
export const timesOf = (announcement: Announcement): string => {
  const start = timeOf(announcement);
  // Without an end, the provider may send the start twice.
  return start === null ? '' : [...new Set([start, announcement.endTime])].filter(Boolean).join('–');
};

/** Returns the room, "512-4 к.", from the older or the newer format of the reply. */
export const placeOf = ({ auditory }: Announcement): string | null => {
  if (auditory === null || typeof auditory === 'string') return auditory;
  return auditory.buildingNumber ? `${auditory.name}-${auditory.buildingNumber}` : auditory.name;
};

/** Parses the date in either format that the contract allows. */
export const dateOf = ({ date }: Announcement): IsoDate => parseDotted(date) ?? (date as IsoDate);

/** Returns the list in a reply that may be paginated. */
export const listOf = (
  answer: readonly Announcement[] | { content: readonly Announcement[] },
): readonly Announcement[] => ('content' in answer ? answer.content : answer);
