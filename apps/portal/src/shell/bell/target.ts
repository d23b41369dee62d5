import type { Notification } from '@semestr/api/notifications';
import { paths } from '../../paths.ts';
import { personalPaths } from '../personal-paths.ts';
import type { User } from '../../session/session.ts';

type Subject = NonNullable<Notification['about']>;

/** Where the subjects are that have a page. */
const pages = {
  applications: () => personalPaths.studyApplications,
  certificates: () => paths.study,
  diploma: () => personalPaths.graduate,
  dormitory: () => personalPaths.dormitory,
  library: () => personalPaths.library,
  'mark-sheets': () => personalPaths.markSheets,
  markbook: () => personalPaths.markbook,
  omissions: () => personalPaths.omissions,
  practice: () => personalPaths.practice,
  profiling: ({ hasProfiling }) => (hasProfiling ? personalPaths.profiling : null),
  rating: () => personalPaths.ownRating,
  schedule: ({ group }) => paths.schedule(group),
  announcements: () => personalPaths.announcements,
  settings: () => paths.settings,
} as const satisfies Partial<Record<Subject, (user: User) => string | null>>;

const hasPage = (about: Subject): about is keyof typeof pages => about in pages;

/** The page of what a notification is about, under the key of its name; null where the person has none such. */
export function targetOf({ about = null }: Pick<Notification, 'about'>, user: User) {
  if (about === null || !hasPage(about)) return null;
  const path = pages[about](user);
  return path === null ? null : { name: about, path };
}
