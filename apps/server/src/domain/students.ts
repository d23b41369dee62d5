import { eq } from 'drizzle-orm';
import { fullName } from '@semestr/core/display';
import type { Database } from '../db/database.ts';
import { faculties } from '../db/tables/faculties.ts';
import { groups } from '../db/tables/groups.ts';
import { specialities } from '../db/tables/specialities.ts';
import { students } from '../db/tables/students.ts';

/**
 * Serialises the requests of a student, so that two concurrent requests do not both pass a check for existing ones.
 * Only in a transaction; the lock ends with it.
 */
export async function lockStudent(tx: Database, studentId: number): Promise<void> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update');
}

/** A student's group and studies. */
export interface StudyPlace {
  studentId: number;
  groupId: number;
  specialityId: number;
  facultyId: number;
  course: number | null;
  subgroup: number;
  isGroupHead: boolean;
}

export async function studyPlaceOf(db: Database, studentId: number): Promise<StudyPlace | null> {
  const [row] = await db
    .select({
      studentId: students.id,
      groupId: students.groupId,
      specialityId: groups.specialityId,
      facultyId: groups.facultyId,
      course: groups.course,
      subgroup: students.subgroup,
      isGroupHead: students.isGroupHead,
    })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(eq(students.id, studentId));
  return row ?? null;
}

/** A student in the form used by documents. */
export interface NamedStudent {
  fio: string;
  cardNumber: string;
  group: string;
  groupId: number;
  course: number;
  /** 1 for a first degree. */
  degree: number;
  speciality: string;
  specialityId: number;
  faculty: string;
  hasProfiling: boolean;
}

/** Loads a student for a document. Throws when the id does not exist. */
export async function namedStudent(db: Database, id: number): Promise<NamedStudent> {
  const [row] = await db
    .select({ student: students, group: groups, speciality: specialities.name, faculty: faculties.name })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .innerJoin(faculties, eq(faculties.id, groups.facultyId))
    .where(eq(students.id, id));
  if (!row) throw new Error(`There is no student ${id}`);
  const { student, group, speciality, faculty } = row;
  return {
    fio: fullName(student),
    cardNumber: student.cardNumber,
    group: group.name,
    groupId: group.id,
    course: group.course ?? 0,
    degree: group.degree,
    speciality,
    specialityId: group.specialityId,
    faculty,
    hasProfiling: student.hasProfiling,
  };
}
