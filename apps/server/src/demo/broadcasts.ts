import { addDays } from '@semestr/core/dates';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { broadcasts } from '../db/tables/broadcasts.ts';
import { users } from '../db/tables/users.ts';
import { broadcastMessage, isInAudience } from '../domain/broadcasts.ts';
import type { Area, AreaInput } from './area-input.ts';
import { momentAt, officeDayUntil } from './moments.ts';
import { insertAll } from './rows.ts';
import type { DatedNotice } from './decision-notices.ts';

const MORNING = 9 * 60;

/** Matches the recipients of a broadcast: those of its audience who had an account by then. */
const isRecipient = (tx: AreaInput['tx'], sent: Parameters<typeof isInAudience>[1], at: Date) =>
  and(isInAudience(tx, sent), lte(users.createdAt, at));

/** Fills the broadcasts of administrators: one sent days ago, one scheduled for tomorrow. */
export const fillBroadcasts: Area = async ({ tx, made, today }) => {
  const author = made.users.find(({ role }) => role === 'admin');
  const everywhere = { facultyIds: [], groupIds: [], authorId: author?.id ?? null };
  const surveyed = momentAt(officeDayUntil(addDays(today, -2)), MORNING);
  const survey = {
    ...everywhere,
    text: 'Кураторы просят первокурсников пройти опрос об учёбе и быте: он займёт пять минут, ответы не подписываются.',
    audience: 'students' as const,
    courses: [1],
    createdAt: surveyed,
    sentAt: surveyed,
  };
  const maintenance = {
    ...everywhere,
    text: 'Сегодня с 23:00 до 23:30 портал может быть недоступен: обновляется оборудование.',
    audience: 'everybody' as const,
    courses: [],
    createdAt: momentAt(officeDayUntil(addDays(today, -1)), MORNING),
    sendAt: momentAt(addDays(today, 1), MORNING),
  };
  const recipients = await tx.$count(users, isRecipient(tx, survey, surveyed));
  await insertAll(tx, broadcasts, [{ ...survey, recipients }]);
  await insertAll(tx, broadcasts, [maintenance]);
};

/** Creates the notifications that students received from broadcasts. */
export async function broadcastNotices({ tx }: AreaInput): Promise<DatedNotice[]> {
  const tellings: DatedNotice[] = [];
  for (const sent of await tx.select().from(broadcasts).where(isNotNull(broadcasts.sentAt))) {
    const { sentAt, text } = sent;
    if (!sentAt) continue;
    const stored = await tx
      .select({ studentId: users.studentId })
      .from(users)
      .where(and(eq(users.role, 'student'), isRecipient(tx, sent, sentAt)));
    const sentences = [broadcastMessage(text)];
    tellings.push(
      ...stored.flatMap(({ studentId }) =>
        studentId === null ? [] : [{ studentId, at: sentAt, type: 'INFO' as const, sentences }],
      ),
    );
  }
  return tellings;
}
