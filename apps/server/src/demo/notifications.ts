import type { notifications } from '../db/tables/notifications.ts';
import type { users } from '../db/tables/users.ts';
import { demoStudents } from './accounts.ts';
import { notificationTexts } from './notification-texts.ts';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;
/** Enough for three pages. */
const OF_DEMO_STUDENT = 37;
/** The newest of them wait to be seen. */
const UNVIEWED = 3;

/** Only who applied for a room hears of it. */
const applicant = demoStudents[0]?.cardNumber;
const withoutDormitory = notificationTexts.filter(
  ({ localized }) => !localized?.some(({ key }) => key.startsWith('dormitory')),
);

/** What the students have been told lately: much to those whose accounts people try, a little to the others. */
export function writeNotifications(
  accounts: readonly (typeof users.$inferInsert & { id: number })[],
  now: Date,
  random: Random,
): (typeof notifications.$inferInsert)[] {
  const tried = new Set(demoStudents.map(({ cardNumber }) => cardNumber));
  return accounts
    .filter(({ role }) => role === 'student')
    .flatMap(({ id: userId, username }) => {
      const amount = tried.has(username) ? OF_DEMO_STUDENT : random.int(0, 4);
      const texts = username === applicant ? notificationTexts : withoutDormitory;
      let time = now.getTime();
      const newestFirst = Array.from({ length: amount }, (_, index) => {
        time -= random.int(DAY_MS / 24, 3 * DAY_MS);
        const text = texts[(index + userId) % texts.length];
        return text
          ? [
              {
                userId,
                ...text,
                createdAt: new Date(time),
                isViewed: index >= UNVIEWED,
              },
            ]
          : [];
      }).flat();
      // The newest has the highest id.
      return newestFirst.toReversed();
    });
}
