import type { ProfilingApplication, RatedStudent, Specialization } from '@semestr/api/profiling';
import { dotted, localDate } from '@semestr/core/dates';
import {
  cutOffs,
  isOrderOf,
  mayChangeChoice,
  mayChoose,
  nextPriority,
  profilingStatus,
  type RankedStudent,
  waiting,
} from '@semestr/core/profiling';
import { requestRules } from '@semestr/core/requests/kinds';
import { and, asc, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { assertMayRequest, cancelRequest } from '../../domain/requests.ts';
import { lockStudent } from '../../domain/students.ts';
import {
  profilingApplications as applications,
  profilingRatings,
  specializations,
} from '../../db/tables/profiling.ts';
import { students } from '../../db/tables/students.ts';
import { refusal } from '../../domain/refusal.ts';

type Choice = typeof applications.$inferSelect;

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
    decidedDate: row.decidedAt && dotted(localDate(row.decidedAt)),
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

/** Students who compete for places: all of a speciality's course. */
interface Cohort {
  specialityId: number;
  course: number;
}

const ofCohort = ({ specialityId, course }: Cohort): SQL | undefined =>
  and(eq(profilingRatings.specialityId, specialityId), eq(profilingRatings.course, course));

/** Loads the rating with the choices of each student. */
async function rivalsOf(db: Database, cohort: Cohort): Promise<RankedStudent[]> {
  const rows = await db
    .select({ position: profilingRatings.position, choice: applications })
    .from(profilingRatings)
    .innerJoin(applications, eq(applications.studentId, profilingRatings.studentId))
    .where(ofCohort(cohort));
  return [...Map.groupBy(rows, ({ position }) => position)].map(([position, own]) => ({
    position,
    choices: own.map(({ choice }) => choice),
  }));
}

export const offeredTo = (db: Database, { specialityId }: Pick<Cohort, 'specialityId'>) =>
  db
    .select()
    .from(specializations)
    .where(eq(specializations.specialityId, specialityId))
    .orderBy(asc(specializations.name));

/** Lists the options, with the rank that their places reach by the current applications. */
export async function specializationsOf(db: Database, cohort: Cohort): Promise<Specialization[]> {
  const offered = await offeredTo(db, cohort);
  const ends = cutOffs(offered, await rivalsOf(db, cohort));
  return offered.map(({ id, name, abbrev, places, lastDay }) => ({
    id,
    name,
    abbrev,
    places,
    lastPosition: ends.get(id) ?? null,
    lastDay,
  }));
}

/** Loads the rating of a speciality's course, the best first. */
export async function ratingOf(
  db: Database,
  { id, ...cohort }: Cohort & { id: number },
): Promise<RatedStudent[]> {
  const rows = await db
    .select({
      studentId: students.id,
      studentCardNumber: students.cardNumber,
      average: profilingRatings.average,
      position: profilingRatings.position,
    })
    .from(profilingRatings)
    .innerJoin(students, eq(students.id, profilingRatings.studentId))
    .where(ofCohort(cohort))
    .orderBy(asc(profilingRatings.position));
  return rows.map(({ studentId, ...row }) => ({ ...row, isOwn: studentId === id }));
}

/** Whether a student is in the rating of their speciality and course. */
export const isRated = async (db: Database, { id, ...cohort }: Cohort & { id: number }): Promise<boolean> =>
  (await db.$count(profilingRatings, and(eq(profilingRatings.studentId, id), ofCohort(cohort)))) > 0;

/** Loads a choice that has just been written. */
async function loadWritten(
  tx: Database,
  id: number | undefined,
  studentId: number,
): Promise<ProfilingApplication> {
  const application = id === undefined ? null : await profilingApplicationOf(tx, id, studentId);
  if (!application) throw new Error('The choice was not stored');
  return application;
}

/** Chooses a specialisation. Throws `specialization-chosen` when the rules do not allow it. */
export async function choose(
  db: Database,
  { studentId, specializationId, now }: { studentId: number; specializationId: number; now: Date },
): Promise<ProfilingApplication> {
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    await assertMayRequest(tx, 'profiling', studentId);
    const choices = await tx.select().from(applications).where(eq(applications.studentId, studentId));
    if (!mayChoose(choices, specializationId)) throw refusal('specialization-chosen');
    const state = requestRules.profiling.lifecycle.first;
    const priority = nextPriority(choices);
    const [created] = await tx
      .insert(applications)
      .values({ studentId, specializationId, state, priority, createdAt: now })
      .returning({ id: applications.id });
    return loadWritten(tx, created?.id, studentId);
  });
}

/**
 * Replaces a choice. Throws `profiling-application-not-found`, or `specialization-not-changed` when the rules do not
 * allow the new one.
 */
export async function chooseAnother(
  db: Database,
  { id, studentId, specializationId }: { id: number; studentId: number; specializationId: number },
): Promise<ProfilingApplication> {
  const mine = ofStudent(id, studentId);
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const [row] = await tx.select().from(applications).where(mine).for('update');
    if (!row) throw refusal('profiling-application-not-found');
    const others = await tx
      .select()
      .from(applications)
      .where(and(eq(applications.studentId, studentId), ne(applications.id, id)));
    if (!mayChangeChoice(row.state) || !mayChoose(others, specializationId))
      throw refusal('specialization-not-changed');
    await tx
      .update(applications)
      .set({ specializationId, version: row.version + 1 })
      .where(mine);
    return loadWritten(tx, id, studentId);
  });
}

/** Renumbers the priorities of pending choices from 1, in this order. */
async function renumber(tx: Database, rows: readonly Choice[]): Promise<void> {
  for (const [index, { id, priority, version }] of rows.entries())
    if (priority !== index + 1)
      await tx
        .update(applications)
        .set({ priority: index + 1, version: version + 1 })
        .where(eq(applications.id, id));
}

/** Reorders the pending choices. Throws `profiling-order-changed` when the order is not a permutation of them. */
export async function reorderChoices(
  db: Database,
  { ids, studentId }: { ids: readonly number[]; studentId: number },
): Promise<ProfilingApplication[]> {
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const choices = await tx.select().from(applications).where(eq(applications.studentId, studentId));
    if (!isOrderOf(choices, ids)) throw refusal('profiling-order-changed');
    await renumber(
      tx,
      choices.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).filter(({ id }) => ids.includes(id)),
    );
    return profilingOf(tx, studentId);
  });
}

/**
 * Cancels a choice and moves later ones up. Throws `profiling-application-not-found`, or
 * `profiling-application-decided` when it has been decided.
 */
export async function cancelChoice(
  db: Database,
  { id, studentId, now }: { id: number; studentId: number; now: Date },
): Promise<ProfilingApplication> {
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    await cancelRequest(
      tx,
      'profiling',
      { id, studentId, now },
      { missing: 'profiling-application-not-found', decided: 'profiling-application-decided' },
    );
    const remaining = await tx.select().from(applications).where(eq(applications.studentId, studentId));
    await renumber(tx, waiting(remaining));
    return loadWritten(tx, id, studentId);
  });
}
