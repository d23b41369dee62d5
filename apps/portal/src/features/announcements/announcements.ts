import { type Announcement, personalList, personalPage } from '@semestr/api/announcements';
import { all as allRooms } from '@semestr/api/rooms';
import { filters } from '@semestr/api/groups';
import { addDays, inOrder, type IsoDate } from '@semestr/core/dates';
import { folded } from '@semestr/core/notifications';
import { dateOf, timesOf } from '../../lessons/announcement.ts';
import { ask, askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** All that concerns a student; null from a provider that says 404 where there is nothing. */
export const heardBy = (user: User) => askOrNull(personalList, { query: { all: 'true' } }, user);

/** An educator's own. */
export const writtenBy = (user: User) => askOrNull(personalList, {}, user);

/** For so long an educator may go on with the consultation of before. */
const REMEMBERED_DAYS = 60;

/** An educator's own with those of late, the last first. */
export const recentBy = (user: User, today: IsoDate) =>
  askOrNull(personalPage, { query: { dateFrom: addDays(today, -REMEMBERED_DAYS), size: '100' } }, user);

export const groupsQuery = ask(filters, { query: { name: '' } });

export const roomsQuery = ask(allRooms, {});

/** Where what a student is shown comes from, in the order in which one asks for it. */
export const sources = ['group', 'educators', 'department'] as const;
export type Source = (typeof sources)[number];

/** Whether it comes from there. A provider that does not tell shows what is for the group. */
export const isFrom = ({ sources: from = ['group'] }: Announcement, source: Source): boolean =>
  from.includes(source);

/**
 * Announcements by day. The next comes first: most are of something that takes place, for which one looks as one looks into
 * a timetable. What is new among them is marked, so that it is not missed below.
 */
export function byDay(
  announcements: readonly Announcement[],
): readonly (readonly [day: IsoDate, ofDay: readonly Announcement[]])[] {
  const inTime = announcements.toSorted(
    (a, b) => inOrder(dateOf(a), dateOf(b)) || inOrder(timesOf(a), timesOf(b)),
  );
  return [...Map.groupBy(inTime, dateOf)];
}

/** Its beginning, where it is but named. */
export const briefly = (content: string): string => folded(content) ?? content;
