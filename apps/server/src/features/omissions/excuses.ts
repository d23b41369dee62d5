import { localDate } from '@semestr/core/dates';
import { semesterOf, termBegun } from '@semestr/core/term';
import { translator } from '@semestr/core/texts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { excuseOmissions } from '../../domain/excuses.ts';
import { studyPlaceOf } from '../../domain/students.ts';
import { excuses, omissionCertificateTypes, type omissionRequests } from '../../db/tables/omissions.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';

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
  const place = await studyPlaceOf(tx, days.studentId);
  await tx.insert(excuses).values({
    ...days,
    name: type?.name ?? null,
    // In Russian, like the records of the dean's office.
    note: translator(recordTexts, 'ru')('excuse', { number: String(number) }),
    semester: semesterOf(termBegun(dateFrom), {
      course: place?.course ?? 1,
      today: localDate(now),
    }),
  });
  await excuseOmissions(tx, days);
}
