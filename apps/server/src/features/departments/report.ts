import type { TermCode } from '@semestr/core/term';
import { fullName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sheetFrame } from '../../domain/institution.ts';
import { lessonLines } from '../../domain/lesson-lines.ts';
import { employedIn } from '../../domain/positions.ts';
import { departments } from '../../db/tables/departments.ts';
import { employees } from '../../db/tables/employees.ts';
import { lessonEmployees, lessons } from '../../db/tables/lessons.ts';
import { staffTimetable } from '../../documents/timetable.ts';

/** Creates a workbook of the lessons of all employees of a department in a term; null when it does not exist. */
export async function departmentReport(
  db: Database,
  id: number,
  { term, now, language }: { term: TermCode; now: Date; language: Language },
): Promise<Uint8Array | null> {
  const [department] = await db.select().from(departments).where(eq(departments.id, id));
  if (!department) return null;
  const staff = await db
    .select()
    .from(employees)
    .where(inArray(employees.id, employedIn(db, { id, urlId: undefined })))
    .orderBy(asc(employees.lastName), asc(employees.firstName), asc(employees.id));
  const theirs = db
    .select({ id: lessonEmployees.lessonId })
    .from(lessonEmployees)
    .where(
      inArray(
        lessonEmployees.employeeId,
        staff.map((employee) => employee.id),
      ),
    );
  const lines = await lessonLines(db, { term, where: inArray(lessons.id, theirs) });
  return staffTimetable(
    department.abbrev,
    staff.map((employee) => ({
      name: fullName(employee),
      lines: lines.filter(({ employeeIds }) => employeeIds.includes(employee.id)),
    })),
    { language, frame: await sheetFrame(db, now, language) },
  );
}
