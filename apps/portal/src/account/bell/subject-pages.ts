import { type FormKind, formKinds, requestRecords } from '@semestr/core/requests/kinds';
import type { Notification } from '@semestr/api/notifications';

/** A kind with the common form is a part of the study page. */
const formPages = Object.fromEntries(
  formKinds.map((kind) => [kind, `/personal-account/study/${requestRecords[kind]}`]),
  // One for each kind.
) as Record<FormKind, string>;

/**
 * Addresses of the pages about the subjects of notifications, the same for all users. They are written out: the service
 * worker needs them, and a screen would bring its page along.
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
