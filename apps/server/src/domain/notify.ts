import { and, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { NOTIFICATIONS } from '../db/signals.ts';
import { notifications } from '../db/tables/notifications.ts';
import { students } from '../db/tables/students.ts';
import { users } from '../db/tables/users.ts';
import { inRussian, type LocalizedText } from './localized.ts';
import { noticeKindOf } from './notice-kinds.ts';
import { mailNotice } from './notice-mail.ts';
import { pushNotice } from './notice-push.ts';
import { isCurrentStudent } from './student-states.ts';

/** A message to one or several users, with the same content. */
export interface Notice {
  type: 'INFO' | 'SUCCESS' | 'FAILURE';
  /** One sentence or several. */
  message: LocalizedText | readonly LocalizedText[];
  now: Date;
}

/** Recipients: accounts, or the accounts of students. */
export type Addressees = { userIds: readonly number[] } | { studentIds: readonly number[] };

async function accountsOf(tx: Database, whom: Addressees): Promise<readonly number[]> {
  if ('userIds' in whom) return whom.userIds;
  if (whom.studentIds.length === 0) return [];
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.studentId, [...whom.studentIds]));
  return rows.map(({ id }) => id);
}

/** Returns the columns of a message. */
function columnsOf(message: Notice['message']) {
  const localized = [message].flat();
  return { message: inRussian(localized), localized };
}

/**
 * Creates a notification for each recipient, in the transaction of its event, and signals their open browsers when that
 * transaction commits.
 */
export async function notify(tx: Database, whom: Addressees, { type, message, now }: Notice): Promise<void> {
  const userIds = await accountsOf(tx, whom);
  if (userIds.length === 0) return;
  const columns = { type, ...columnsOf(message), createdAt: now };
  await tx.insert(notifications).values(userIds.map((userId) => ({ userId, ...columns })));
  for (const userId of userIds) await pushToBrowsers(tx, userId);
  await sendByChosenChannels(tx, inArray(users.id, [...userIds]), columns.localized, now);
}

/** Creates a notification for all students of these groups. Call in the transaction of its event. */
export async function notifyGroups(tx: Database, groupIds: readonly number[], notice: Notice): Promise<void> {
  if (groupIds.length === 0) return;
  const members = tx
    .select({ id: students.id })
    .from(students)
    .where(and(isCurrentStudent, inArray(students.groupId, [...groupIds])));
  await notifyMany(tx, inArray(users.studentId, members), notice);
}

/**
 * Creates a notification for all accounts that match a condition on users; returns their number. Call in the
 * transaction of its event.
 */
export async function notifyMany(tx: Database, whom: SQL, { type, now, ...notice }: Notice): Promise<number> {
  const everybody = tx.select({ id: users.id }).from(users).where(whom);
  const { message, localized } = columnsOf(notice.message);
  await tx.execute(sql`
    insert into ${notifications} (user_id, type, message, localized, created_at)
    select id, ${type}, ${message}, ${JSON.stringify(localized)}::jsonb, ${now.toISOString()}::timestamptz
    from (${everybody}) everybody`);
  await tx.execute(sql`select pg_notify(${NOTIFICATIONS}, id::text) from (${everybody}) everybody`);
  await sendByChosenChannels(tx, whom, localized, now);
  return tx.$count(users, whom);
}

/** Also sends a message by e-mail and to browsers, to users who chose its type. */
async function sendByChosenChannels(
  tx: Database,
  whom: SQL,
  sentences: readonly LocalizedText[],
  now: Date,
): Promise<void> {
  const kind = noticeKindOf(sentences);
  if (!kind) return;
  const message = { kind, sentences, now };
  await mailNotice(tx, whom, message);
  await pushNotice(tx, whom, message);
}

/**
 * Deletes the newest notification of each account with exactly this text, or only unviewed ones. Returns the accounts.
 */
async function deleteNewest(
  tx: Database,
  userIds: readonly number[],
  message: LocalizedText,
  which: 'any' | 'unviewed',
): Promise<number[]> {
  const newest = tx
    .select({ id: max(notifications.id) })
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        sql`${notifications.localized} = ${JSON.stringify([message])}::jsonb`,
      ),
    )
    .groupBy(notifications.userId);
  const deleted = await tx
    .delete(notifications)
    .where(
      and(
        inArray(notifications.id, newest),
        which === 'unviewed' ? eq(notifications.isViewed, false) : undefined,
      ),
    )
    .returning({ userId: notifications.userId });
  for (const { userId } of deleted) await pushToBrowsers(tx, userId);
  return deleted.map(({ userId }) => userId);
}

/**
 * Deletes the newest notification with exactly this text of each recipient, viewed or not, if there is one. Call in the
 * transaction of the reversal.
 */
export async function withdrawNotice(tx: Database, whom: Addressees, message: LocalizedText): Promise<void> {
  const userIds = await accountsOf(tx, whom);
  if (userIds.length > 0) await deleteNewest(tx, userIds, message, 'any');
}

/**
 * Corrects an earlier notification: an unviewed one is deleted, all other accounts get the correction as a notification. By
 * e-mail and in browsers, where the earlier message cannot be deleted, the correction follows in any case. Runs in the
 * transaction of the change.
 */
export async function correctNotice(
  tx: Database,
  whom: Addressees,
  { earlier, correction }: { earlier: LocalizedText; correction: Notice },
): Promise<void> {
  const userIds = await accountsOf(tx, whom);
  if (userIds.length === 0) return;
  const spared = await deleteNewest(tx, userIds, earlier, 'unviewed');
  if (spared.length > 0)
    await sendByChosenChannels(tx, inArray(users.id, spared), [correction.message].flat(), correction.now);
  await notify(tx, { userIds: userIds.filter((id) => !spared.includes(id)) }, correction);
}

/** Signals the open browsers of a user that their notifications changed. */
export async function pushToBrowsers(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${NOTIFICATIONS}, ${String(userId)})`);
}
