import { addDays, inOrder } from '@semestr/core/dates';
import { sql } from 'drizzle-orm';
import { announcementText } from '../domain/announcement-notices.ts';
import { inRussian } from '../domain/localized.ts';
import { broadcastNotices } from './broadcasts.ts';
import { type Area, type AreaInput, isAdvertised } from './area-input.ts';
import { earlier, momentAt, workdayUntil } from './moments.ts';
import { notedNotices } from './mark-notices.ts';
import { questionNotices } from './questions.ts';
import { reminderNotices } from './reminder-notices.ts';
import { decisionNotices, type DatedNotice } from './decision-notices.ts';

const ROWS_A_STATEMENT = 5000;
const DAY_MS = 86_400_000;
/** Maximum number of days between two visits of most students. */
const LONGEST_AWAY = 8;
/** Number of unread notifications of the advertised demo accounts, the newest ones. */
const UNVIEWED = 3;

/** Creates the notifications of announcements for their groups, some days in the past. */
function announcementNotices({ made, today, random }: AreaInput): DatedNotice[] {
  const groupsOf = Map.groupBy(made.announcementGroups, ({ announcementId }) => announcementId);
  const members = Map.groupBy(made.students, ({ groupId }) => groupId);
  const accounts = new Map(made.users.map(({ studentId, createdAt }) => [studentId, createdAt]));
  return made.announcements.flatMap(({ id = 0, content, date, startTime, endTime, room }) => {
    const groupIds = (groupsOf.get(id) ?? []).map(({ groupId }) => groupId);
    const place = { startTime: startTime ?? null, endTime: endTime ?? null, room: room ?? null };
    const sentences = [announcementText('written', { ...place, date, content, groupIds })];
    const writtenOn = workdayUntil(earlier(addDays(date, -random.int(1, 6)), addDays(today, -1)));
    const readers = groupIds.flatMap((groupId) => members.get(groupId) ?? []);
    // An announcement is written only after all its students have an account: those of a first course are new.
    const at = new Date(
      Math.max(
        momentAt(writtenOn, random.int(9 * 60, 18 * 60)).getTime(),
        ...readers.map(({ id: studentId }) => accounts.get(studentId)?.getTime() ?? 0),
      ),
    );
    return readers.map(({ id: studentId }) => ({ studentId, at, type: 'INFO' as const, sentences }));
  });
}

/** Fills the students' notifications: only of actual events, at the time of each. */
export const fillNotifications: Area = async (filling) => {
  const { tx, made, now, random } = filling;
  const tellings = [
    ...(await decisionNotices(filling)),
    ...(await questionNotices(filling)),
    ...(await notedNotices(filling)),
    ...(await reminderNotices(filling)),
    ...announcementNotices(filling),
    ...(await broadcastNotices(filling)),
  ];
  const accounts = new Map(
    made.users.flatMap(({ id, studentId, createdAt }) =>
      studentId == null ? [] : [[studentId, { id, createdAt }]],
    ),
  );
  const rich = new Set(made.students.filter(isAdvertised).map(({ id }) => id));
  const seenUntil = new Map(
    made.students.map(({ id }) => [id, now.getTime() - random.int(0, LONGEST_AWAY) * DAY_MS]),
  );
  const newest = new Map<number, number>();
  const rendered = new Map<DatedNotice['sentences'], string>();
  const messageOf = (sentences: DatedNotice['sentences']): string => {
    const message = rendered.get(sentences) ?? inRussian(sentences);
    rendered.set(sentences, message);
    return message;
  };
  const rows = tellings
    .map((telling) => ({ ...telling, iso: telling.at.toISOString() }))
    .toSorted((a, b) => inOrder(b.iso, a.iso))
    .flatMap(({ studentId, at, iso, type, sentences }) => {
      const account = accounts.get(studentId);
      if (!account || at < account.createdAt) return [];
      const place = newest.get(studentId) ?? 0;
      newest.set(studentId, place + 1);
      const isViewed = rich.has(studentId)
        ? place >= UNVIEWED
        : at.getTime() < (seenUntil.get(studentId) ?? 0);
      const message = messageOf(sentences);
      return [
        { user_id: account.id, type, message, localized: sentences, created_at: iso, is_viewed: isViewed },
      ];
    })
    // The newest has the highest id.
    .toReversed();
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await tx.execute(sql`
      insert into notifications (user_id, type, message, localized, created_at, is_viewed)
      select user_id, type, message, localized, created_at, is_viewed
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + ROWS_A_STATEMENT))}::jsonb) as stated(
        user_id int, type text, message text, localized jsonb, created_at timestamptz, is_viewed boolean)`);
};
