import type { ProfilingApplication } from '@semestr/api/profiling';
import { dotted, localDate } from '@semestr/core/dates';
import {
  mayChangeChoice,
  mayChoose,
  nextPriority,
  profilingLifecycle,
  profilingStatus,
} from '@semestr/core/profiling';
import { and, asc, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lockStudent } from '../../domain/students.ts';
import {
  profilingApplications as applications,
  profilingRatings,
  specializations,
} from '../../db/tables/profiling.ts';
import { students } from '../../db/tables/students.ts';

async function selectApplications(db: Database, where: SQL | undefined): Promise<ProfilingApplication[]> {
  const rows = await db
    .select({ row: applications, name: specializations.name })
    .from(applications)
    .innerJoin(specializations, eq(specializations.id, applications.specializationId))
    .where(where)
    .orderBy(desc(applications.id));
  return rows.map(({ row, name }) => ({
    id: row.id,
    applicationId: row.id,
    specialityId: row.specializationId,
    specialityName: name,
    status: profilingStatus[row.state].name,
    statusId: profilingStatus[row.state].id,
    priority: row.priority,
    createDate: dotted(localDate(row.createdAt)),
    rejectionReason: row.rejectionReason,
  }));
}

const ofStudent = (id: number, studentId: number): SQL | undefined =>
  and(eq(applications.id, id), eq(applications.studentId, studentId));

export const profilingOf = (db: Database, studentId: number): Promise<ProfilingApplication[]> =>
  selectApplications(db, eq(applications.studentId, studentId));

export async function profilingApplicationOf(
  db: Database,
  id: number,
  studentId: number,
): Promise<ProfilingApplication | null> {
  const [found] = await selectApplications(db, ofStudent(id, studentId));
  return found ?? null;
}

export const specializationsOf = (db: Database, specialityId: number) =>
  db
    .select({ id: specializations.id, name: specializations.name, abbrev: specializations.abbrev })
    .from(specializations)
    .where(eq(specializations.specialityId, specialityId))
    .orderBy(asc(specializations.name));

/** The rating of a speciality's course, the best first. */
export const ratingOf = (db: Database, { specialityId, course }: { specialityId: number; course: number }) =>
  db
    .select({
      studentCardNumber: students.cardNumber,
      average: profilingRatings.average,
      position: profilingRatings.position,
    })
    .from(profilingRatings)
    .innerJoin(students, eq(students.id, profilingRatings.studentId))
    .where(and(eq(profilingRatings.specialityId, specialityId), eq(profilingRatings.course, course)))
    .orderBy(asc(profilingRatings.position));

/** Chooses a specialisation; null where the rules do not let the student. */
export async function choose(
  db: Database,
  { studentId, specializationId, now }: { studentId: number; specializationId: number; now: Date },
): Promise<ProfilingApplication | null> {
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const choices = await tx.select().from(applications).where(eq(applications.studentId, studentId));
    if (!mayChoose(choices, specializationId)) return null;
    const state = profilingLifecycle.first;
    const priority = nextPriority(choices);
    const [made] = await tx
      .insert(applications)
      .values({ studentId, specializationId, state, priority, createdAt: now })
      .returning({ id: applications.id });
    return made ? profilingApplicationOf(tx, made.id, studentId) : null;
  });
}

/** Names another specialisation; 'refused' where the rules do not let the student, null where there is no such one. */
export async function chooseAnother(
  db: Database,
  { id, studentId, specializationId }: { id: number; studentId: number; specializationId: number },
): Promise<ProfilingApplication | 'refused' | null> {
  const mine = ofStudent(id, studentId);
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const [row] = await tx.select().from(applications).where(mine).for('update');
    if (!row) return null;
    const others = await tx
      .select()
      .from(applications)
      .where(and(eq(applications.studentId, studentId), ne(applications.id, id)));
    if (!mayChangeChoice(row.state) || !mayChoose(others, specializationId)) return 'refused';
    await tx
      .update(applications)
      .set({ specializationId, version: row.version + 1 })
      .where(mine);
    return profilingApplicationOf(tx, id, studentId);
  });
}
