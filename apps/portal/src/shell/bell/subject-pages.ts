import type { Notification } from '@semestr/api/notifications';
import { paths } from '../../paths.ts';
import { personalPaths } from '../personal-paths.ts';

/** Pages about the subjects of notifications, the same for all users. */
export const subjectPages: Readonly<Record<NonNullable<Notification['about']>, string>> = {
  announcements: personalPaths.announcements,
  applications: personalPaths.studyApplications,
  certificates: paths.study,
  diploma: personalPaths.graduate,
  dormitory: personalPaths.dormitory,
  library: personalPaths.library,
  'mark-sheets': personalPaths.markSheets,
  markbook: personalPaths.markbook,
  omissions: personalPaths.omissions,
  practice: personalPaths.practice,
  profiling: personalPaths.profiling,
  rating: personalPaths.ownRating,
  schedule: paths.myDay,
  settings: paths.settings,
};
