import type { Course } from '@semestr/api/disciplines';
import type { Control } from '@semestr/core/disciplines';
import { and, asc, desc, eq, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { notArchived } from '../../db/archive.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { groups } from '../../db/tables/groups.ts';
import { educationForms, specialities } from '../../db/tables/specialities.ts';
import { students } from '../../db/tables/students.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';

export const specialitiesOfFaculty = async (db: Database, facultyId: number) =>
  db
    .select({
      id: specialities.id,
      code: specialities.code,
      abbrev: specialities.abbrev,
      formName: educationForms.name,
    })
    .from(specialities)
    .innerJoin(educationForms, eq(educationForms.id, specialities.formId))
    .where(eq(specialities.facultyId, facultyId))
    .orderBy(asc(specialities.abbrev), asc(specialities.id));

/** Lists the courses in which the speciality has groups or a plan. */
export async function coursesOf(db: Database, specialityId: number): Promise<Course[]> {
  const course = sql<number>`(${disciplines.semester} + 1) / 2`.mapWith(Number);
  const planned = await db
    .selectDistinct({ course, isForeign: disciplines.isForeign })
    .from(disciplines)
    .where(and(notArchived(disciplines), eq(disciplines.specialityId, specialityId)));
  const taught = await db
    .selectDistinct({ course: groups.course })
    .from(groups)
    .where(and(notArchived(groups), eq(groups.specialityId, specialityId), isNotNull(groups.course)));
  const attended = await db
    .selectDistinct({ course: groups.course })
    .from(groups)
    .innerJoin(students, eq(students.groupId, groups.id))
    .where(and(notArchived(groups), isCurrentStudent, eq(groups.specialityId, specialityId)));
  const withStudents = new Set(attended.map((row) => row.course));
  const foreign = new Set(planned.filter(({ isForeign }) => isForeign).map((row) => row.course));
  const all = new Set([...planned, ...taught].flatMap((row) => row.course ?? []));
  return [...all]
    .toSorted((a, b) => a - b)
    .map((one) => ({
      course: one,
      hasForeignPlan: foreign.has(one),
      hasStudents: withStudents.has(one),
    }));
}

/** Aggregates the distinct values of a column, in order. */
const each = <T>(column: PgColumn) => sql<T[]>`array_agg(distinct ${column} order by ${column})`;

/** Lists disciplines; one with several semesters or assessments is returned once with all hours and credits. */
export async function disciplinesOf(
  db: Database,
  { specialityId, semesters, isForeign }: { specialityId: number; semesters: number[]; isForeign: boolean },
) {
  const hours = sum(disciplines.hours).mapWith(Number);
  return db
    .select({
      name: disciplines.name,
      hours,
      controls: each<Control>(disciplines.control),
      semesters: each<number>(disciplines.semester),
      credits: sql<number | null>`sum(${disciplines.credits})::integer`,
    })
    .from(disciplines)
    .where(
      and(
        notArchived(disciplines),
        eq(disciplines.specialityId, specialityId),
        inArray(disciplines.semester, semesters),
        eq(disciplines.isForeign, isForeign),
      ),
    )
    .groupBy(disciplines.name)
    .orderBy(desc(hours), asc(disciplines.name));
}
