import { fillActivity } from './activity.ts';
import { fillAudit } from './audit.ts';
import { fillBugReports } from './bug-reports.ts';
import { fillBroadcasts } from './broadcasts.ts';
import { fillCertificates } from './certificates.ts';
import { fillCurators } from './curators.ts';
import { fillCvs } from './cv.ts';
import { fillDiploma } from './diploma.ts';
import { fillDisciplines } from './disciplines.ts';
import { fillDormitory } from './dormitory.ts';
import { fillExcuses } from './excuses.ts';
import type { Area } from './area-input.ts';
import { fillJournal } from './journal.ts';
import { fillLeaves } from './leaves.ts';
import { fillLibrary } from './library.ts';
import { fillMarkSheets } from './mark-sheets.ts';
import { fillMarkbooks } from './markbook.ts';
import { fillNotifications } from './notifications.ts';
import { fillOmissions } from './omissions.ts';
import { fillOutbox } from './outbox.ts';
import { fillPhotos } from './photos.ts';
import { fillPractice } from './practice.ts';
import { fillPresentations } from './presentations.ts';
import { fillProfiling } from './profiling.ts';
import { fillQuestions } from './questions.ts';
import { fillSavedReports } from './saved-reports.ts';
import { fillStudy } from './study.ts';

/**
 * The areas of the personal account in the order in which they are filled: some read data of earlier ones. The key
 * forks their random generator.
 */
export const areas: Readonly<Record<string, Area>> = {
  disciplines: fillDisciplines,
  markbook: fillMarkbooks,
  excuses: fillExcuses,
  leaves: fillLeaves,
  journal: fillJournal,
  omissions: fillOmissions,
  certificates: fillCertificates,
  markSheets: fillMarkSheets,
  study: fillStudy,
  practice: fillPractice,
  diploma: fillDiploma,
  dormitory: fillDormitory,
  profiling: fillProfiling,
  questions: fillQuestions,
  cv: fillCvs,
  photos: fillPhotos,
  curators: fillCurators,
  presentations: fillPresentations,
  library: fillLibrary,
  activity: fillActivity,
  outbox: fillOutbox,
  audit: fillAudit,
  bugReports: fillBugReports,
  broadcasts: fillBroadcasts,
  savedReports: fillSavedReports,
  notifications: fillNotifications,
};
