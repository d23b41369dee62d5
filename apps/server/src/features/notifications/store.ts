import type { Notification } from '@semestr/api/notifications';
import { dottedDateTime } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { render } from '../../domain/localized.ts';
import { pushToBrowsers } from '../../domain/notify.ts';
import { statement } from '../../db/statement.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { noticeSubjectOf } from '../../domain/notice-subjects.ts';

/** Filters of a user's notifications. */
export interface NotificationFilter {
  type?: Notification['type'] | undefined;
  unviewed?: boolean;
}

const own = (userId: number) => eq(notifications.userId, userId);

/** Matches a user's notifications, of one type or all, viewed or not. */
const matchesFilter = and(
  eq(notifications.userId, sql.placeholder('userId')),
  sql`(${sql.placeholder('type')}::text is null or ${notifications.type} = ${sql.placeholder('type')})`,
  sql`(not ${sql.placeholder('unviewed')}::boolean or not ${notifications.isViewed})`,
);

const counted = statement('notifications_count', (db) =>
  db.select({ total: count() }).from(notifications).where(matchesFilter),
);

const newest = statement('notifications_of', (db) =>
  db
    .select({
      id: notifications.id,
      message: notifications.message,
      localized: notifications.localized,
      isViewed: notifications.isViewed,
      createdAt: notifications.createdAt,
      type: notifications.type,
    })
    .from(notifications)
    .where(matchesFilter)
    .orderBy(desc(notifications.id))
    .offset(sql.placeholder('offset'))
    .limit(sql.placeholder('limit')),
);

/**
 * Loads a page of a user's notifications in a language, newest first; one row more than requested, to determine whether
 * a next page exists.
 */
export async function notificationsOf(
  db: Database,
  userId: number,
  page: { number: number; size: number; language: Language } & NotificationFilter,
): Promise<{ rows: Notification[]; hasNext: boolean }> {
  const rows = await newest(db).execute({
    userId,
    type: page.type ?? null,
    unviewed: page.unviewed ?? false,
    offset: page.number * page.size,
    limit: page.size + 1,
  });
  return {
    rows: rows.slice(0, page.size).map(({ id, message, localized, isViewed, createdAt, type }) => ({
      id,
      message: render(localized, page.language, message),
      isViewed,
      date: dottedDateTime(createdAt),
      type,
      about: noticeSubjectOf(localized),
    })),
    hasNext: rows.length > page.size,
  };
}

export async function countNotifications(
  db: Database,
  userId: number,
  { type, unviewed = false }: NotificationFilter = {},
): Promise<number> {
  const [row] = await counted(db).execute({ userId, type: type ?? null, unviewed });
  return row?.total ?? 0;
}

/** Marks all of these notifications; if one of them belongs to another user, marks none and returns false. */
export async function markNotifications(
  db: Database,
  userId: number,
  marks: readonly { id: number; isViewed: boolean }[],
): Promise<boolean> {
  // For duplicates the last value counts.
  const marksById = new Map(marks.map(({ id, isViewed }) => [id, isViewed]));
  const ids = [...marksById.keys()];
  return db.transaction(async (tx) => {
    const mine = and(own(userId), inArray(notifications.id, ids));
    const [found] = await tx.select({ total: count() }).from(notifications).where(mine);
    if (found?.total !== ids.length) return false;
    for (const isViewed of [true, false]) {
      const these = ids.filter((id) => marksById.get(id) === isViewed);
      await tx.update(notifications).set({ isViewed }).where(inArray(notifications.id, these));
    }
    await pushToBrowsers(tx, userId);
    return true;
  });
}
