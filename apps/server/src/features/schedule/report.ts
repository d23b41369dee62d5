import { shortName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import type { TermCode } from '@semestr/core/term';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lessonEmployees, lessons } from '../../db/tables/lessons.ts';
import { timetableOf } from '../../documents/timetable.ts';
import { sheetFrame } from '../../domain/institution.ts';
import { lessonLines } from '../../domain/lesson-lines.ts';
import type { Link } from '../../http/links.ts';
import { groupSchedule } from './group-schedule.ts';
import { employeeByUrlId, lessonsOfEmployee } from './store.ts';

interface ReportOptions {
  term: TermCode;
  now: Date;
  language: Language;
}

interface Report {
  name: string;
  bytes: Uint8Array;
}

/** Creates a workbook of a group's lessons in a term; null when it has no schedule. */
export async function groupReport(
  db: Database,
  name: string,
  { term, now, language, link }: ReportOptions & { link: Link },
): Promise<Report | null> {
  const found = await groupSchedule(db, name, link);
  if (!found) return null;
  const lines = await lessonLines(db, { term, where: found.where });
  const frame = await sheetFrame(db, now, language);
  const bytes = await timetableOf('groups', { name, lines, language, frame });
  return { name: `schedule ${name}.xlsx`, bytes };
}

/** Creates a workbook of an educator's lessons in a term; null when they have no schedule. */
export async function educatorReport(
  db: Database,
  urlId: string,
  { term, now, language }: ReportOptions,
): Promise<Report | null> {
  const employee = await employeeByUrlId(db, urlId);
  if (!employee || (await lessonsOfEmployee(db, employee.id)).length === 0) return null;
  const lessonIds = db
    .select({ id: lessonEmployees.lessonId })
    .from(lessonEmployees)
    .where(eq(lessonEmployees.employeeId, employee.id));
  const lines = await lessonLines(db, { term, where: inArray(lessons.id, lessonIds) });
  const frame = await sheetFrame(db, now, language);
  const bytes = await timetableOf('educators', { name: shortName(employee), lines, language, frame });
  return { name: `schedule ${urlId}.xlsx`, bytes };
}
