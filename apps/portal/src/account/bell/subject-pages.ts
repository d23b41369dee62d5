import type { Notification } from '@semestr/api/notifications';

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
};

/** The page of all notifications. */
export const notificationsPage = '/personal-account/notifications';
