import { type IsoDate, localDate, yearOf } from '@semestr/core/dates';
import { semester, termCode, termKind } from '@semestr/core/term';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { excuseOmissions } from '../../domain/excuses.ts';
import { placeOf } from '../../domain/students.ts';
import { excuses, omissionCertificateTypes } from '../../db/tables/omissions.ts';
import { wrong } from './kind.ts';
import type { Row } from './links.ts';
import type { Change, Kept } from './resource.ts';

const daysOf = (row: Row): { studentId: number; dateFrom: IsoDate; dateTo: IsoDate } => ({
  studentId: Number(row['studentId']),
  dateFrom: String(row['dateFrom']),
  dateTo: String(row['dateTo']),
});

/** The academic year of a day; August is of the year to come. */
const yearOfStudies = (day: IsoDate): number => yearOf(termCode(day));

/** The semester of somebody's studies in which a day was, who is in this course today. */
const semesterOn = (day: IsoDate, course: number, today: IsoDate): number =>
  semester(Math.max(1, course - (yearOfStudies(today) - yearOfStudies(day))), termKind(day));

/** Writes down the excuse for which a request was accepted; what was missed on its days is for a good reason then. */
export async function excuseFor(tx: Database, row: Row, now: Date): Promise<void> {
  const days = daysOf(row);
  const [type] = await tx
    .select({ name: omissionCertificateTypes.name })
    .from(omissionCertificateTypes)
    .where(eq(omissionCertificateTypes.id, Number(row['typeId'])));
  const place = await placeOf(tx, days.studentId);
  await tx.insert(excuses).values({
    ...days,
    name: type?.name ?? null,
    note: `Заявка № ${String(row['number'])}`,
    semester: semesterOn(days.dateFrom, place?.course ?? 1, localDate(now)),
  });
  await excuseOmissions(tx, days);
}

/** An excuse that the dean's office writes down itself. */
export const excusing: Pick<Kept, 'before' | 'after'> = {
  before: ({ values }: Change) => {
    const { dateFrom, dateTo } = daysOf(values);
    if (dateTo < dateFrom) throw wrong('dateTo', 'too-small');
  },
  after: ({ tx, row }) => excuseOmissions(tx, daysOf(row)),
};
