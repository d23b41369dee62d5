import type { IsoDate } from '@semestr/core/dates';
import type { Database } from './database.ts';
import { namedStudent } from './students.ts';
import { subjectsOf } from './subjects.ts';

/** What stands in a student's markbook for this subject and semester; null where the student has no such entry. */
export async function educationTermOf(
  db: Database,
  { id, studentId, today }: { id: number; studentId: number; today: IsoDate },
): Promise<{ subject: string; term: number } | null> {
  const subjects = await subjectsOf(db, await namedStudent(db, studentId), today);
  const found = subjects.find((subject) => subject.id === id);
  return found ? { subject: found.name, term: found.term } : null;
}
