import type { Notification } from '@semestr/api/notifications';
import type { User } from '../../session/session.ts';
import { subjectPages } from './subject-pages.ts';
import { scheduleScreen } from '../../features/schedule/screen.ts';
import { to } from '../../screens/screen.ts';

type Subject = NonNullable<Notification['about']>;

/** Subjects with different pages for different users. */
const ownPages = {
  profiling: ({ hasProfiling }) => (hasProfiling ? subjectPages.profiling : null),
  schedule: ({ group }) => to(scheduleScreen, { id: group }),
} as const satisfies Partial<Record<Subject, (user: User) => string | null>>;

const isOwn = (about: Subject): about is keyof typeof ownPages => about in ownPages;

/** Returns the page about a notification's subject, with the key of its name; null when the user has no such page. */
export function targetOf({ about = null }: Pick<Notification, 'about'>, user: User) {
  if (about === null) return null;
  const path = isOwn(about) ? ownPages[about](user) : subjectPages[about];
  return path === null ? null : { name: about, path };
}
