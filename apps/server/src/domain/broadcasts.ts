import type { Audience } from '@semestr/core/broadcasts';
import { and, asc, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { broadcasts } from '../db/tables/broadcasts.ts';
import { groups } from '../db/tables/groups.ts';
import { students } from '../db/tables/students.ts';
import { users } from '../db/tables/users.ts';
import { defineMessages, localized, type LocalizedText } from './localized.ts';
import { notifyMany } from './notify.ts';
import { isCurrentStudent } from './student-states.ts';

/** Broadcasts are shown in their original wording. */
const broadcastTexts = defineMessages('server.broadcast', {
  ru: { sent: '{{text}}' },
  en: { sent: '{{text}}' },
});

export const broadcastMessage = (text: string): LocalizedText => localized(broadcastTexts, 'sent', { text });

const isIn = (column: Parameters<typeof inArray>[0], wanted: readonly number[]): SQL | undefined =>
  wanted.length === 0 ? undefined : inArray(column, [...wanted]);

/** Selects the students of an audience; all when it has no filters. */
const studentsOf = (db: Database, { facultyIds, courses, groupIds }: Audience) =>
  db
    .select({ id: students.id })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(
      and(
        isCurrentStudent,
        isIn(groups.facultyId, facultyIds),
        isIn(groups.course, courses),
        isIn(groups.id, groupIds),
      ),
    );

/** Matches accounts in an audience. Permanently blocked accounts are excluded, because they cannot read anything. */
export function isInAudience(db: Database, audience: Audience): SQL {
  const ofStudents = inArray(users.studentId, studentsOf(db, audience));
  const employees = eq(users.role, 'employee');
  const everybody = or(employees, ofStudents) ?? employees;
  const audienceCondition = { everybody, students: ofStudents, employees }[audience.audience];
  return and(audienceCondition, or(isNull(users.block), ne(users.block, 'for-good'))) ?? audienceCondition;
}

/** Matches broadcasts to students of only one faculty: all of them, some years, or some of its groups. */
export const isBroadcastOf = (facultyId: number): SQL => sql`(
  ${broadcasts.audience} = 'students'
  and ${broadcasts.facultyIds} <@ array[${facultyId}]::int[]
  and (cardinality(${broadcasts.facultyIds}) > 0 or cardinality(${broadcasts.groupIds}) > 0)
  and not exists (
    select from ${groups} where ${groups.id} = any(${broadcasts.groupIds}) and ${groups.facultyId} <> ${facultyId}
  )
)`;

/** Whether an audience consists of students of only one faculty, by the same rule. */
export async function isAudienceWithin(
  db: Database,
  { audience, facultyIds, groupIds }: Audience,
  facultyId: number,
): Promise<boolean> {
  const isNamed = facultyIds.length > 0 || groupIds.length > 0;
  if (audience !== 'students' || !isNamed || facultyIds.some((id) => id !== facultyId)) return false;
  const foreign = and(inArray(groups.id, [...groupIds]), ne(groups.facultyId, facultyId));
  return groupIds.length === 0 || (await db.$count(groups, foreign)) === 0;
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
