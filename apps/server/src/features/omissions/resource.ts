import { requestRules } from '@semestr/core/requests/kinds';
import * as calls from '@semestr/api/omissions-records';
import { dotted } from '@semestr/core/dates';
import { type OmissionRequestState } from '@semestr/core/omissions';
import type { Database } from '../../db/database.ts';
import { nextNumber } from '../../db/numbers.ts';
import { journalLessons } from '../../db/tables/journal.ts';
import { excuses, omissionCertificateTypes, omissionRequests, omissions } from '../../db/tables/omissions.ts';
import { excuseOmissions } from '../../domain/excuses.ts';
import { checkAttendance, journalLessonOf } from '../../domain/journal-entries.ts';
import { localized } from '../../domain/localized.ts';
import { untellOfOmission } from '../../domain/omission-notices.ts';
import { invalidField } from '../../domain/refusal.ts';
import { because, type Decisions, decisionHooks, unlessGiven } from '../../records/decisions.ts';
import { type Change, defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';
import { excuseFor } from './excuses.ts';

type Omission = RecordOf<typeof omissions>;

const days = ({ dateFrom, dateTo }: RecordOf<typeof omissionRequests>) => ({
  from: dotted(dateFrom),
  to: dotted(dateTo),
});

/** Decisions on requests to excuse days, and their notifications to the student. */
export const omissionDecisions: Decisions<OmissionRequestState, RecordOf<typeof omissionRequests>> = {
  lifecycle: requestRules.omissions.lifecycle,
  notices: {
    waiting: {
      type: 'INFO',
      text: (row) => localized(recordTexts, 'omissions.again', days(row)),
    },
    accepted: {
      type: 'SUCCESS',
      text: (row) => localized(recordTexts, 'omissions.accepted', days(row)),
    },
    rejected: {
      type: 'FAILURE',
      text: (row) => [localized(recordTexts, 'omissions.rejected', days(row)), ...because(row)],
    },
  },
  complete: {
    accepted: (change) =>
      unlessGiven(change, 'number', () => nextNumber(change.tx, omissionRequests, omissionRequests.number)),
  },
  effects: { accepted: excuseFor },
};

/** Rejects an absence of a student who was not in the lesson, and more hours than it had. */
async function checkOmission(change: Change<Omission>): Promise<void> {
  await checkAttendance(change);
  const { lessonId, hours } = { ...change.before, ...change.values };
  const found = lessonId === undefined ? null : await journalLessonOf(change.tx, lessonId);
  if (found && hours !== undefined && hours > found.lesson.hours) throw invalidField('hours', 'too-big');
}

/** Withdraws the notification of a reverted absence. */
const withdrawNotice = (tx: Database, { lessonId, studentId }: Omission): Promise<void> =>
  untellOfOmission(tx, { lessonId, studentIds: [studentId] });

/** Absences and their excuses: entered by the dean's office, or requested by students. */
export const omissionResources: readonly Resource[] = [
  defineResource(calls.omissions, omissions, [], {
    period: journalLessons.date,
    before: checkOmission,
    after: async ({ tx, before, row }) => {
      if (!before || (before.studentId === row.studentId && before.lessonId === row.lessonId)) return;
      await withdrawNotice(tx, before);
    },
    removed: ({ tx, row }) => withdrawNotice(tx, row),
  }),
  defineResource(calls.excuses, excuses, [excuses.name, excuses.note], {
    period: excuses.dateFrom,
    before: ({ before, values }) => {
      const { dateFrom, dateTo } = { ...before, ...values };
      if (dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom)
        throw invalidField('dateTo', 'too-small');
    },
    after: ({ tx, row }) => excuseOmissions(tx, row),
  }),
  defineResource(calls.omissionRequests, omissionRequests, [omissionRequests.placeOfStay], {
    ...decisionHooks(omissionDecisions),
    period: omissionRequests.createdAt,
  }),
  defineResource(calls.omissionCertificateTypes, omissionCertificateTypes, [omissionCertificateTypes.name], {
    isPublic: true,
  }),
];
