import { list, type Notification, NOTIFICATION_PAGE } from '@semestr/api/notifications';
import { type IsoDate, parseDotted } from '@semestr/core/dates';
import { infiniteQueryOf } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** Filter of the notifications. */
export interface NotificationFilter {
  type: Notification['type'] | null;
  unviewed: boolean;
}

export const everything: NotificationFilter = { type: null, unviewed: false };

export const notificationsOf = (user: User, { type, unviewed }: NotificationFilter) =>
  infiniteQueryOf(
    list,
    (page) => ({
      query: {
        pageNumber: String(page),
        pageSize: String(NOTIFICATION_PAGE),
        ...(type && { type }),
        ...(unviewed && { unviewed: 'true' as const }),
      },
    }),
    ({ hasNext }) => hasNext,
    user,
  );

/** A notification with its date and time. */
export interface Dated extends Notification {
  day: IsoDate | null;
  /** "12:41". */
  time: string;
}

/** Groups notifications by day in the order received, newest first. */
export function byDay(
  notifications: readonly Notification[],
): readonly (readonly [string, readonly Dated[]])[] {
  const dated = notifications.map((one) => {
    const [date = '', time = ''] = one.date.split(' ');
    return { ...one, day: parseDotted(date), time: time.slice(0, 5) };
  });
  return [...Map.groupBy(dated, ({ day, date }) => day ?? date)];
}
