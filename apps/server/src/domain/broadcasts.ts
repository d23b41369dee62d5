import type { Audience } from '@semestr/core/broadcasts';
import { and, asc, eq, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { broadcasts } from '../db/tables/broadcasts.ts';
import { groups } from '../db/tables/groups.ts';
import { students } from '../db/tables/students.ts';
import { users } from '../db/tables/users.ts';
import { defineMessages, localized, type LocalizedText } from './localized.ts';
import { notifyMany } from './notify.ts';

/** Broadcasts are shown in their original wording. */
const broadcastTexts = defineMessages('server.broadcast', {
  ru: { sent: '{{text}}' },
  en: { sent: '{{text}}' },
});

export const broadcastMessage = (text: string): LocalizedText => localized(broadcastTexts, 'sent', { text });

const among = (column: Parameters<typeof inArray>[0], wanted: readonly number[]): SQL | undefined =>
  wanted.length === 0 ? undefined : inArray(column, [...wanted]);

/** Selects the students of an audience; all when it has no filters. */
const studentsOf = (db: Database, { facultyIds, courses, groupIds }: Audience) =>
  db
    .select({ id: students.id })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(
      and(among(groups.facultyId, facultyIds), among(groups.course, courses), among(groups.id, groupIds)),
    );

/** Matches accounts in an audience. Permanently blocked accounts are excluded, because they cannot read anything. */
export function isInAudience(db: Database, audience: Audience): SQL {
  const whom = {
    everybody: inArray(users.role, ['student', 'employee']),
    students: inArray(users.studentId, studentsOf(db, audience)),
    employees: eq(users.role, 'employee'),
  }[audience.audience];
  return and(whom, or(isNull(users.block), ne(users.block, 'for-good'))) ?? whom;
}

/** Creates a notification for everyone in the audience; returns the number of recipients. Call in a transaction. */
export const broadcast = (
  tx: Database,
  { text, ...audience }: Audience & { text: string },
  now: Date,
): Promise<number> =>
  notifyMany(tx, isInAudience(tx, audience), { type: 'INFO', message: broadcastMessage(text), now });

/** Sends the broadcasts scheduled for now or earlier, each once, even with several servers. Returns the number sent. */
export async function sendPlanned(db: Database, now: Date): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const isSent = await db.transaction(async (tx) => {
      const [due] = await tx
        .select()
        .from(broadcasts)
        .where(and(isNull(broadcasts.sentAt), lte(broadcasts.sendAt, now)))
        .orderBy(asc(broadcasts.sendAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!due) return false;
      const recipients = await broadcast(tx, due, now);
      await tx
        .update(broadcasts)
        .set({ sentAt: now, recipients, version: due.version + 1 })
        .where(eq(broadcasts.id, due.id));
      return true;
    });
    if (!isSent) return sent;
  }
}
