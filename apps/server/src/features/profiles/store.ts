import type { Cv } from '@semestr/api/cv';
import { toPublicCv, skillKey } from '@semestr/core/cv';
import { and, count, eq, inArray, or, type SQL } from 'drizzle-orm';
import { selectCvs } from '../../domain/cv.ts';
import type { Database } from '../../db/database.ts';
import { surnameBeginsWith } from '../../db/search-keys.ts';
import { skills, studentSkills } from '../../db/tables/cv.ts';
import { groups } from '../../db/tables/groups.ts';
import { students } from '../../db/tables/students.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';
import type { Link } from '../../http/links.ts';

export interface CvSearch {
  course: readonly number[];
  faculties: readonly number[];
  lastName: string;
  searchJob: boolean;
  skills: readonly { id: number | null; name: string }[];
}

const hasSkill = (db: Database, { id, name }: CvSearch['skills'][number]): SQL =>
  inArray(
    students.id,
    db
      .select({ id: studentSkills.studentId })
      .from(studentSkills)
      .innerJoin(skills, eq(skills.id, studentSkills.skillId))
      .where(or(eq(skills.key, skillKey(name.trim())), id === null ? undefined : eq(skills.id, id))),
  );

/** Matches current students whose CV is published and who satisfy all filters. */
const whereOf = (db: Database, search: CvSearch): SQL | undefined =>
  and(
    eq(students.isPublished, true),
    isCurrentStudent,
    search.course.length > 0 ? inArray(groups.course, [...search.course]) : undefined,
    search.faculties.length > 0 ? inArray(groups.facultyId, [...search.faculties]) : undefined,
    surnameBeginsWith(students, search.lastName),
    search.searchJob ? eq(students.isSearchingJob, true) : undefined,
    ...search.skills.map((skill) => hasSkill(db, skill)),
  );

export async function searchCvs(
  db: Database,
  search: CvSearch,
  { page, size }: { page: number; size: number },
  link: Link,
): Promise<{ cvs: Cv[]; total: number }> {
  const where = whereOf(db, search);
  const [counted] = await db
    .select({ total: count() })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(where);
  const found = await selectCvs(db, where, { offset: (page - 1) * size, limit: size });
  const cvs = found.map(({ cv, isPhotoShown }) =>
    toPublicCv({ ...cv, photoUrl: link(cv.photoUrl) }, isPhotoShown),
  );
  return { cvs, total: counted?.total ?? 0 };
}
