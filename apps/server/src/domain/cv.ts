import type { Cv } from '@semestr/api/cv';
import { starsOf } from '@semestr/core/cv';
import { dotted } from '@semestr/core/dates';
import { averageMark } from '@semestr/core/markbook';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { studentPhotoAddress } from './photos.ts';
import { cvReferences, skills, studentSkills } from '../db/tables/cv.ts';
import { faculties } from '../db/tables/faculties.ts';
import { groups } from '../db/tables/groups.ts';
import { marks } from '../db/tables/marks.ts';
import { photos } from '../db/tables/photos.ts';
import { specialities } from '../db/tables/specialities.ts';
import { students } from '../db/tables/students.ts';

/** Loads the CVs of students, ordered by name, as their owners see them; `photoUrl` has no host. */
export async function selectCvs(
  db: Database,
  where: SQL | undefined,
  { offset, limit }: { offset: number; limit: number } = { offset: 0, limit: 1 },
): Promise<{ cv: Cv; student: typeof students.$inferSelect; isPhotoShown: boolean }[]> {
  const rows = await db
    .select({
      student: students,
      group: groups,
      speciality: specialities.abbrev,
      faculty: faculties.abbrev,
      // Selects the name only, not the picture.
      photo: sql<string | null>`case when ${photos.picture} is null then null else ${photos.name} end`,
      isPhotoShown: photos.isShown,
    })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .innerJoin(faculties, eq(faculties.id, groups.facultyId))
    .leftJoin(photos, eq(photos.studentId, students.id))
    .where(where)
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id))
    .offset(offset)
    .limit(limit);
  const ids = rows.map(({ student }) => student.id);
  const skilled = await db
    .select({ studentId: studentSkills.studentId, id: skills.id, name: skills.name })
    .from(studentSkills)
    .innerJoin(skills, eq(skills.id, studentSkills.skillId))
    .where(inArray(studentSkills.studentId, ids))
    .orderBy(asc(studentSkills.order), asc(skills.id));
  const linked = await db
    .select()
    .from(cvReferences)
    .where(inArray(cvReferences.studentId, ids))
    .orderBy(asc(cvReferences.order), asc(cvReferences.id));
  const marked = await db
    .select({ studentId: marks.studentId, mark: marks.mark })
    .from(marks)
    .where(inArray(marks.studentId, ids));
  const marksOf = Map.groupBy(marked, ({ studentId }) => studentId);
  const averageOf = (id: number) => averageMark((marksOf.get(id) ?? []).map(({ mark }) => mark));
  const skillsOf = Map.groupBy(skilled, ({ studentId }) => studentId);
  const linksOf = Map.groupBy(linked, ({ studentId }) => studentId);
  return rows.map(({ student, group, speciality, faculty, photo, isPhotoShown }) => ({
    student,
    isPhotoShown: isPhotoShown ?? false,
    cv: {
      id: student.id,
      firstName: student.firstName,
      lastName: student.lastName,
      middleName: student.middleName ?? '',
      birthDate: dotted(student.birthDate),
      photoUrl: photo === null ? null : studentPhotoAddress(photo),
      summary: student.summary,
      rating: starsOf(averageOf(student.id)),
      published: student.isPublished,
      searchJob: student.isSearchingJob,
      showRating: student.showsRating,
      faculty,
      course: group.course ?? 0,
      speciality,
      studentGroup: group.name,
      officeEmail: null,
      officePassword: null,
      skills: (skillsOf.get(student.id) ?? []).map(({ id, name }) => ({ id, name })),
      references: (linksOf.get(student.id) ?? []).map(({ id, name, reference }) => ({ id, name, reference })),
    },
  }));
}
