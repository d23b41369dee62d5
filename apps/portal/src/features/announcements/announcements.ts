import { type Announcement, personalList, personalPage } from '@semestr/api/announcements';
import { all as allRooms } from '@semestr/api/rooms';
import { filters } from '@semestr/api/groups';
import { addDays, inOrder, type IsoDate } from '@semestr/core/dates';
import { collapseMessage } from '@semestr/core/notifications';
import { dateOf, timesOf } from '../../lessons/announcement.ts';
import { queryOf, queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** All announcements for a student; null when a provider responds with 404 because there are none. */
export const announcementsFor = (user: User) => queryOrNull(personalList, { query: { all: 'true' } }, user);

/** An educator's own announcements. */
export const announcementsBy = (user: User) => queryOrNull(personalList, {}, user);

/** Number of days in which an educator's last consultation can be used as a template. */
const REMEMBERED_DAYS = 60;

/** An educator's own announcements including recent ones, latest first. */
export const recentAnnouncementsBy = (user: User, today: IsoDate) =>
  queryOrNull(personalPage, { query: { dateFrom: addDays(today, -REMEMBERED_DAYS), size: '100' } }, user);

export const groupsQuery = queryOf(filters, { query: { name: '' } });

export const roomsQuery = queryOf(allRooms, {});

/** Sources of the announcements for a student, in display order. */
export const sources = ['group', 'educators', 'department'] as const;
export type Source = (typeof sources)[number];

/** Whether an announcement comes from a source. Providers without sources only return those for the group. */
export const isFrom = ({ sources: from = ['group'] }: Announcement, source: Source): boolean =>
  from.includes(source);

/**
 * Groups announcements by day, the next day first, because most are about an event and are read like a timetable. New
 * ones are marked, so that they are noticed further down.
 */
export function byDay(
  announcements: readonly Announcement[],
): readonly (readonly [day: IsoDate, ofDay: readonly Announcement[]])[] {
  const inTime = announcements.toSorted(
    (a, b) => inOrder(dateOf(a), dateOf(b)) || inOrder(timesOf(a), timesOf(b)),
  );
  return [...Map.groupBy(inTime, dateOf)];
}

/** Returns the beginning of the text, for naming an announcement. */
export const briefly = (content: string): string => collapseMessage(content) ?? content;
