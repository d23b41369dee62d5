import * as calls from '@semestr/api/omissions-records';
import type { Database } from '../../db/database.ts';
import { journalLessons } from '../../db/tables/journal.ts';
import { excuses, omissionCertificateTypes, omissions } from '../../db/tables/omissions.ts';
import { excuseOmissions } from '../../domain/excuses.ts';
import { checkAttendance, journalLessonOf } from '../../domain/journal-entries.ts';
import { withdrawOmissionNotice } from '../../domain/omission-notices.ts';
import { invalidField } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

type Omission = RecordOf<typeof omissions>;

/** Rejects an absence of a student who was not in the lesson, and more hours than it had. */
async function checkOmission(change: Change<Omission>): Promise<void> {
  await checkAttendance(change);
  const { lessonId, hours } = { ...change.before, ...change.values };
  const found = lessonId === undefined ? null : await journalLessonOf(change.tx, lessonId);
  if (found && hours !== undefined && hours > found.lesson.hours) throw invalidField('hours', 'too-big');
}

/** Withdraws the notification of a reverted absence. */
const withdrawNotice = (tx: Database, { lessonId, studentId }: Omission): Promise<void> =>
  withdrawOmissionNotice(tx, { lessonId, studentIds: [studentId] });

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
  defineResource(calls.omissionCertificateTypes, omissionCertificateTypes, [omissionCertificateTypes.name], {
    isPublic: true,
  }),
];
