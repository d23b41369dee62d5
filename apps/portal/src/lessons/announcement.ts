import type { Announcement } from '@semestr/api/announcements';
import { type IsoDate, parseDotted } from '@semestr/core/dates';

/** The provider's name carries the rank in brackets: "Образцов И. И. (доцент)". */
export const authorOf = ({ employee }: Announcement): string =>
  employee.replace(/\s*\(.*\)$/, '').replaceAll(' ', '\u00a0');

/** From 00:00 to 00:01 the provider keeps what has no time. */
export const timeOf = ({ startTime }: Announcement): string | null =>
  startTime === '00:00' ? null : startTime;

/** "14:00–15:20", "14:00", or nothing. */
export const timesOf = (announcement: Announcement): string => {
  const start = timeOf(announcement);
  return start === null ? '' : [start, announcement.endTime].filter(Boolean).join('–');
};

/** "512-4 к.", in the older form of the answer and the newer. */
export const placeOf = ({ auditory }: Announcement): string | null => {
  if (auditory === null || typeof auditory === 'string') return auditory;
  return auditory.buildingNumber ? `${auditory.name}-${auditory.buildingNumber}` : auditory.name;
};

/** The date in either form; the contract lets no other through. */
export const dateOf = ({ date }: Announcement): IsoDate => parseDotted(date) ?? (date as IsoDate);

/** The list in an answer that may be paged. */
export const listOf = (
  answer: readonly Announcement[] | { content: readonly Announcement[] },
): readonly Announcement[] => ('content' in answer ? answer.content : answer);
