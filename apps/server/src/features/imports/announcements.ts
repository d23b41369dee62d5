import { isDeepStrictEqual } from 'node:util';
import type { Announcement } from '@semestr/api/announcements';
import { type IsoDate, parseDotted } from '@semestr/core/dates';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcementGroups, announcements } from '../../db/tables/announcements.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { type Note, type Outcome, reconcile } from './reconcile.ts';

/** Returns the room as text, "304-5 к.", from the object used since 2026 or the older text. */
function placeOf(auditory: Announcement['auditory']): string | null {
  if (auditory === null || typeof auditory === 'string') return auditory;
  return auditory.buildingNumber ? `${auditory.name}-${auditory.buildingNumber}` : auditory.name;
}

/** Parses `D.M.Y`, or the `YYYY-MM-DD` of a paged response; null when it is not a date. */
const dateOf = (text: string): IsoDate | null =>
  parseDotted(text) ?? parseDotted(text.split('-').toReversed().join('.'));

/** Links the known groups; the others are skipped with a note. */
async function storeAudience(
  db: Database,
  announcementId: number,
  names: readonly string[],
  note: Note,
): Promise<Outcome> {
  const existingGroups = await db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(inArray(groups.name, [...names]))
    .orderBy(asc(groups.id));
  const unknown = names.filter((name) => !existingGroups.some((group) => group.name === name));
  if (unknown.length > 0) note('left-out', 'studentGroups', unknown.join(', '));
  const own = await db
    .select({ id: announcementGroups.groupId })
    .from(announcementGroups)
    .where(eq(announcementGroups.announcementId, announcementId))
    .orderBy(asc(announcementGroups.groupId));
  const ids = existingGroups.map(({ id }) => id);
  if (
    isDeepStrictEqual(
      ids,
      own.map(({ id }) => id),
    )
  )
    return { result: 'unchanged' };
  await db.delete(announcementGroups).where(eq(announcementGroups.announcementId, announcementId));
  if (ids.length > 0)
    await db.insert(announcementGroups).values(ids.map((groupId) => ({ announcementId, groupId })));
  return { result: 'stored' };
}

/** Stores an announcement of a known educator. */
export async function storeAnnouncement(
  db: Database,
  announcement: Announcement,
  note: Note,
): Promise<Outcome> {
  const [employee] = await db.select().from(employees).where(eq(employees.urlId, announcement.urlId));
  if (!employee) return { result: 'unknown', field: 'urlId' };
  const date = dateOf(announcement.date);
  if (date === null) return { result: 'unknown', field: 'date' };
  const record = {
    id: announcement.id,
    employeeId: employee.id,
    content: announcement.content,
    date,
    startTime: announcement.startTime,
    endTime: announcement.endTime,
    room: placeOf(announcement.auditory),
  };
  const rows = await db.select().from(announcements).where(eq(announcements.id, announcement.id));
  const own = await reconcile(record, rows, {
    field: 'id',
    insert: (row) => db.insert(announcements).values(row),
    update: (oldId, row) => db.update(announcements).set(row).where(eq(announcements.id, oldId)),
  });
  const audience = await storeAudience(
    db,
    announcement.id,
    announcement.studentGroups.map(({ name }) => name),
    note,
  );
  return own.result === 'unchanged' ? audience : own;
}
