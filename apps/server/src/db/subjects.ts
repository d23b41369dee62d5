import { academicYear } from '@semestr/core/calendar';
import type { IsoDate } from '@semestr/core/dates';
import { semester, termCode } from '@semestr/core/term';
import { and, asc, eq, inArray, isNotNull, lte, min, ne } from 'drizzle-orm';
import type { Database } from './database.ts';
import { lessonEmployees, lessonGroups, lessons } from './tables/lessons.ts';

/** What a student is examined in: an exam, a credit, or laboratory work. */
export interface SubjectControl {
  id: number;
  abbrev: 'Экз.' | 'Зачет' | 'ЛР';
  kind: 'exam' | 'offset' | 'lab';
}

/** A subject of one semester. */
export interface OwnSubject {
  id: number;
  /** The semester, from 1. */
  term: number;
  name: string;
  abbrev: string;
  controls: SubjectControl[];
}

export interface GroupInCourse {
  groupId: number;
  course: number;
}

const LAB = 'ЛР';
const EXAM = 'Экзамен';
const kinds = ['ЛК', 'ПЗ', LAB, EXAM];
/** The curator's hour ends with no mark. */
const UNMARKED = 'КЧ';

/** The semester of a term's code: of "2026-autumn" in the second course, the third. */
function semesterOf(code: string, course: number, today: IsoDate): number {
  const [year, kind] = code.split('-');
  return semester(course - (academicYear(today) - Number(year)), kind === 'spring' ? 'spring' : 'autumn');
}

/** The subjects of a group in the terms that have begun, by what its lessons and exams tell. */
export async function subjectsOf(
  db: Database,
  { groupId, course }: GroupInCourse,
  today: IsoDate,
): Promise<OwnSubject[]> {
  const rows = await db
    .select({
      term: lessons.term,
      abbrev: lessons.subject,
      name: lessons.subjectFull,
      type: lessons.type,
      id: min(lessons.id),
    })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .where(
      and(
        eq(lessonGroups.groupId, groupId),
        eq(lessons.isAnnouncement, false),
        inArray(lessons.type, kinds),
        isNotNull(lessons.subject),
        ne(lessons.subject, UNMARKED),
        // "autumn" stands before "spring" in the alphabet as it does in the year.
        lte(lessons.term, termCode(today)),
      ),
    )
    .groupBy(lessons.term, lessons.subject, lessons.subjectFull, lessons.type)
    .orderBy(asc(lessons.term), asc(lessons.subject));
  const bySubject = Map.groupBy(rows, ({ term, abbrev }) => `${term} ${abbrev}`);
  return [...bySubject.values()].flatMap((parts) => {
    const [first] = parts;
    const ids = new Map(parts.map(({ type, id }) => [type, id ?? 0]));
    const term = first ? semesterOf(first.term, course, today) : 0;
    if (!first?.abbrev || term < 1) return [];
    const exam = ids.get(EXAM);
    const lab = ids.get(LAB);
    const taught = ids.get('ЛК') ?? ids.get('ПЗ');
    const controls: SubjectControl[] = [];
    if (exam !== undefined) controls.push({ id: exam, abbrev: 'Экз.', kind: 'exam' });
    else if (taught !== undefined) controls.push({ id: taught, abbrev: 'Зачет', kind: 'offset' });
    if (lab !== undefined) controls.push({ id: lab, abbrev: LAB, kind: 'lab' });
    const { abbrev, name } = first;
    return [{ id: Math.min(...ids.values()), term, abbrev, name: name ?? abbrev, controls }];
  });
}

/** Who gives these lessons to the group: for laboratory work who leads it, else everybody who teaches the subject. */
export async function teachersOf(db: Database, groupId: number, lessonId: number): Promise<number[]> {
  const inGroup = eq(lessonGroups.groupId, groupId);
  const [lesson] = await db
    .select({ term: lessons.term, subject: lessons.subject, type: lessons.type })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .where(and(inGroup, eq(lessons.id, lessonId)));
  if (!lesson?.subject) return [];
  const rows = await db
    .selectDistinct({ id: lessonEmployees.employeeId })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .innerJoin(lessonEmployees, eq(lessonEmployees.lessonId, lessons.id))
    .where(
      and(
        inGroup,
        eq(lessons.term, lesson.term),
        eq(lessons.subject, lesson.subject),
        lesson.type === LAB ? eq(lessons.type, LAB) : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}
