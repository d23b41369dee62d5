import type { ViewName } from '@semestr/core/built-reports';
import type { IsoDate } from '@semestr/core/dates';
import { auditView } from './audit.ts';
import { journalMarksView, omissionsView } from './journal.ts';
import { lessonsView } from './lessons.ts';
import { loansView } from './loans.ts';
import { marksView } from './marks.ts';
import { requestsView } from './requests.ts';
import { studentsView } from './students.ts';
import type { View } from './view.ts';

/** Returns the SQL definition of each view on a day. */
export const viewsOn = (today: IsoDate): { readonly [Name in ViewName]: View<Name> } => ({
  students: studentsView,
  marks: marksView,
  'journal-marks': journalMarksView,
  omissions: omissionsView,
  requests: requestsView,
  lessons: lessonsView,
  loans: loansView(today),
  audit: auditView,
});
