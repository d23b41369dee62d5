import { eq } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { marks } from '../src/db/tables/marks.ts';
import { students } from '../src/db/tables/students.ts';
import { studyApplications } from '../src/db/tables/study.ts';
import type { Person } from './people.ts';

async function idOf(db: Database, cardNumber: string): Promise<number> {
  const [row] = await db
    .select({ id: students.id })
    .from(students)
    .where(eq(students.cardNumber, cardNumber));
  if (!row) throw new Error(`There is no student ${cardNumber}`);
  return row.id;
}

/** Copies the markbook of another student of the group to a new student: passed, failed and missing marks. */
export async function giveMarksOf(db: Database, { username }: Person, cardNumber: string): Promise<void> {
  const studentId = await idOf(db, username);
  const rows = await db
    .select()
    .from(marks)
    .where(eq(marks.studentId, await idOf(db, cardNumber)));
  await db.insert(marks).values(rows.map(({ id: _id, ...row }) => ({ ...row, studentId })));
}

/** Approves a student's applications at this price, so that their contracts are pending signature. */
export async function offerContracts(db: Database, { username }: Person, price: number | null, now: Date) {
  await db
    .update(studyApplications)
    .set({ state: 'unsigned', decidedAt: now, isPaid: price !== null, price, contractNumber: '417-Д' })
    .where(eq(studyApplications.studentId, await idOf(db, username)));
}
