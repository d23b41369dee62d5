import { type FormKind, formKinds, requestRecords } from '@semestr/core/requests/kinds';
import type { Notification } from '@semestr/api/notifications';

/** Request types with the common form are sections of the study page. */
const formPages = Object.fromEntries(
  formKinds.map((kind) => [kind, `/personal-account/study/${requestRecords[kind]}`]),
  // One for each request type.
) as Record<FormKind, string>;

/**
 * Addresses of the pages about the subjects of notifications, the same for all users. They are literals, because the
 * service worker needs them and importing a screen would also import its page.
 */
export const subjectPages: Readonly<Record<NonNullable<Notification['about']>, string>> = {
  announcements: '/personal-account/announcements',
  applications: '/personal-account/study/applications',
  certificates: '/personal-account/study',
  diploma: '/personal-account/graduate',
  dormitory: '/personal-account/dormitory',
  library: '/personal-account/library',
  'mark-sheets': '/personal-account/study/mark-sheets',
  markbook: '/personal-account/markbook',
  omissions: '/personal-account/omissions',
  practice: '/personal-account/study/practice',
  profiling: '/personal-account/profiling',
  rating: '/personal-account/rating',
  schedule: '/personal-account/my-day',
  settings: '/personal-account/settings',
  ...formPages,
};

/** The page of all notifications. */
export const notificationsPage = '/personal-account/notifications';
