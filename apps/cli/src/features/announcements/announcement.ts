import type { Announcement } from '@semestr/api/announcements';
import { type IsoDate, readMoment, parseDotted } from '@semestr/core/dates';
import { roomLabel } from '@semestr/core/room-names';

/** Returns the day of an announcement, from either form of the response; null when it is not a date. */
export const dayOfIt = ({ date }: Announcement): IsoDate | null => parseDotted(date) ?? readMoment(date);

/**
 * Returns the start and end time, each null when open: the provider stores 00:00 for an announcement without a time.
 */
export const timesOf = ({ startTime, endTime }: Announcement) =>
  startTime === null || startTime === '00:00' ? { startTime: null, endTime: null } : { startTime, endTime };

/** Returns the room, "512-4 к.", from the older or the newer form of the response. */
export function placeOf({ auditory }: Announcement): string | null {
  if (auditory === null || typeof auditory === 'string') return auditory;
  return auditory.buildingNumber ? roomLabel(auditory.name, auditory.buildingNumber) : auditory.name;
}
