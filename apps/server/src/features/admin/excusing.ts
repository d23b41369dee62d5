import { localDate } from '@semestr/core/dates';
import { semesterOf, termBegun } from '@semestr/core/term';
import { translator } from '@semestr/core/texts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { excuseOmissions } from '../../domain/excuses.ts';
import { enrolmentOf } from '../../domain/students.ts';
import { excuses, omissionCertificateTypes, type omissionRequests } from '../../db/tables/omissions.ts';
import { invalidField } from '../../domain/refusal.ts';
import type { Hooks } from './define-resource.ts';
import type { RecordOf } from './store.ts';
import { adminTexts } from './texts.ts';

/** Stores the excuse of an accepted request, and marks the absences on its days as excused. */
export async function excuseFor(
  tx: Database,
  { studentId, dateFrom, dateTo, typeId, number }: RecordOf<typeof omissionRequests>,
  now: Date,
): Promise<void> {
  const days = { studentId, dateFrom, dateTo };
  const [type] = await tx
    .select({ name: omissionCertificateTypes.name })
    .from(omissionCertificateTypes)
    .where(eq(omissionCertificateTypes.id, typeId));
  const enrolment = await enrolmentOf(tx, days.studentId);
  await tx.insert(excuses).values({
    ...days,
    name: type?.name ?? null,
    // In Russian, like the records that the dean's office writes.
    note: translator(adminTexts, 'ru')('excuse', { number: String(number) }),
    semester: semesterOf(termBegun(dateFrom), {
      course: enrolment?.course ?? 1,
      today: localDate(now),
    }),
  });
  await excuseOmissions(tx, days);
}

/** Hooks for excuses that the dean's office enters directly. */
export const excusing: Pick<Hooks<RecordOf<typeof excuses>>, 'before' | 'after'> = {
  before: ({ before, values }) => {
    const { dateFrom, dateTo } = { ...before, ...values };
    if (dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom)
      throw invalidField('dateTo', 'too-small');
  },
  after: ({ tx, row }) => excuseOmissions(tx, row),
};
