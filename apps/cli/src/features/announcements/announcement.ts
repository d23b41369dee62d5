import type { Announcement } from '@semestr/api/announcements';
import { type IsoDate, readMoment, parseDotted } from '@semestr/core/dates';
import { roomLabel } from '@semestr/core/room-names';

/** The day of an announcement, in either form of the answer; null where it is none. */
export const dayOfIt = ({ date }: Announcement): IsoDate | null => parseDotted(date) ?? readMoment(date);

/** From when to when it is, each null where that is open: from 00:00 the provider keeps what has no time. */
export const timesOf = ({ startTime, endTime }: Announcement) =>
  startTime === null || startTime === '00:00' ? { startTime: null, endTime: null } : { startTime, endTime };

/** "512-4 к.", in the older form of the answer and the newer. */
export function placeOf({ auditory }: Announcement): string | null {
  if (auditory === null || typeof auditory === 'string') return auditory;
  return auditory.buildingNumber ? roomLabel(auditory.name, auditory.buildingNumber) : auditory.name;
}
