import type { Announcement } from '@semestr/api/announcements';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcementGroups, announcements } from '../../db/tables/announcements.ts';
import type { AnnouncementState } from '../../domain/announcement-notices.ts';
import { selectAnnouncements } from './store.ts';

/** Loads an educator's own announcement and locks it until the transaction ends; null when it is not theirs. */
export async function lockOwn(
  tx: Database,
  id: number,
  employeeId: number,
): Promise<(AnnouncementState & { version: number }) | null> {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), eq(announcements.employeeId, employeeId)))
    .for('update');
  if (!row) return null;
  const groups = await tx
    .select({ id: announcementGroups.groupId })
    .from(announcementGroups)
    .where(eq(announcementGroups.announcementId, id))
    .orderBy(asc(announcementGroups.groupId));
  const { content, date, startTime, endTime, room, version } = row;
  return { content, date, startTime, endTime, room, version, groupIds: groups.map((group) => group.id) };
}

async function setGroups(tx: Database, announcementId: number, groupIds: readonly number[]): Promise<void> {
  await tx.delete(announcementGroups).where(eq(announcementGroups.announcementId, announcementId));
  await tx.insert(announcementGroups).values(groupIds.map((groupId) => ({ announcementId, groupId })));
}

/** Stores a new announcement; returns its id. */
export async function insertAnnouncement(
  tx: Database,
  employeeId: number,
  { groupIds, ...values }: AnnouncementState,
): Promise<number> {
  const [created] = await tx
    .insert(announcements)
    .values({ ...values, employeeId })
    .returning({ id: announcements.id });
  if (!created) throw new Error('The announcement was not stored');
  await setGroups(tx, created.id, groupIds);
  return created.id;
}

export async function updateAnnouncement(
  tx: Database,
  id: number,
  { groupIds, ...values }: AnnouncementState & { version: number },
): Promise<void> {
  await tx.update(announcements).set(values).where(eq(announcements.id, id));
  await setGroups(tx, id, groupIds);
}

export async function deleteAnnouncement(tx: Database, id: number): Promise<void> {
  await tx.delete(announcements).where(eq(announcements.id, id));
}

/** Formats an announcement for its educator. */
export async function toAnnouncementReply(
  tx: Database,
  id: number,
  { date }: AnnouncementState,
): Promise<Announcement> {
  const [announcement] = await selectAnnouncements(tx, date, eq(announcements.id, id), true);
  if (!announcement) throw new Error('The announcement was not stored');
  return announcement;
}
