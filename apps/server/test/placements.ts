import type { IsoDate } from '@semestr/core/dates';
import type { DiplomaTopicState } from '@semestr/core/diploma';
import type { ProfilingState } from '@semestr/core/profiling';
import { eq } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { diplomaSuggestions } from '../src/db/tables/diploma.ts';
import { groups } from '../src/db/tables/groups.ts';
import { profilingApplications, profilingRatings, specializations } from '../src/db/tables/profiling.ts';
import { specialities } from '../src/db/tables/specialities.ts';
import { students } from '../src/db/tables/students.ts';
import type { Person } from './people.ts';

/** Changes to the studies of users that no other test uses. */

let count = 0;

async function studentOf(db: Database, { username }: Pick<Person, 'username'>) {
  const [found] = await db
    .select({ student: students, group: groups, speciality: specialities })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .where(eq(students.cardNumber, username));
  if (!found) throw new Error(`There is no student ${username}`);
  return found;
}

/** Moves a student to a new, separate group. */
async function moveTo(
  db: Database,
  person: Person,
  values: Partial<typeof groups.$inferInsert>,
): Promise<number> {
  count += 1;
  const { student, group } = await studentOf(db, person);
  const { id: _id, ...like } = group;
  const name = `97${String(count).padStart(4, '0')}`;
  const [own] = await db
    .insert(groups)
    .values({ ...like, size: 1, ...values, name })
    .returning();
  if (!own) throw new Error(`No group was made for ${person.username}`);
  await db.update(students).set({ groupId: own.id }).where(eq(students.id, student.id));
  return student.id;
}

/** Changes the degree or the course of a student. */
export const studyIn = (db: Database, person: Person, place: { degree?: number; course?: number }) =>
  moveTo(db, person, place);

/** Decides on the newest topic that a student suggested. */
export async function decideTopic(
  db: Database,
  person: Person,
  now: Date,
  decision: { state: DiplomaTopicState; rejectionReason?: string },
): Promise<void> {
  const { student } = await studentOf(db, person);
  await db
    .update(diplomaSuggestions)
    .set({ ...decision, decidedAt: now })
    .where(eq(diplomaSuggestions.studentId, student.id));
}

export interface ProfilingPlace {
  /** The student's position in the rating of five. */
  position?: number;
  lastDay?: IsoDate | null;
}

/** The options of the choice, with their places. */
const offers = [
  ['АД', 'Анализ данных', 2],
  ['РТ', 'Робототехника', 1],
  ['СС', 'Системы связи', null],
] as const;

/**
 * Opens a choice of three specialisations for the student, and for four other students who all choose data analysis
 * first. Data analysis has two places, robotics has one; the number for communication systems is unknown.
 */
export async function openProfiling(
  db: Database,
  person: Person,
  now: Date,
  { position = 3, lastDay = '2026-12-02' }: ProfilingPlace = {},
): Promise<void> {
  const { speciality } = await studentOf(db, person);
  const { id: _id, ...like } = speciality;
  const [own] = await db.insert(specialities).values(like).returning();
  const specialityId = own?.id ?? 0;
  const course = 2;
  const studentId = await moveTo(db, person, { specialityId, course });
  await db.update(students).set({ hasProfiling: true }).where(eq(students.id, studentId));
  const { group } = await studentOf(db, person);
  const specializationRows = await db
    .insert(specializations)
    .values(offers.map(([abbrev, name, places]) => ({ specialityId, abbrev, name, places, lastDay })))
    .returning();
  const rivals = await db
    .insert(students)
    .values(
      [1, 2, 3, 4].map((number) => ({
        cardNumber: `8${group.name}${number}`,
        lastName: 'Соперников',
        firstName: 'Илья',
        birthDate: '2007-03-17' as const,
        groupId: group.id,
        subgroup: 1,
        hasProfiling: true,
      })),
    )
    .returning();
  const ranking = rivals.map(({ id }) => id).toSpliced(position - 1, 0, studentId);
  await db.insert(profilingRatings).values(
    ranking.map((id, index) => ({
      studentId: id,
      specialityId,
      course,
      average: 9.5 - index / 2,
      position: index + 1,
    })),
  );
  await db.insert(profilingApplications).values(
    rivals.map(({ id }) => ({
      studentId: id,
      specializationId: specializationRows[0]?.id ?? 0,
      state: 'queued' as const,
      priority: 1,
      createdAt: now,
    })),
  );
}

/** Changes the last day of the student's choice. */
export async function closeProfiling(db: Database, person: Person, lastDay: IsoDate): Promise<void> {
  const { speciality } = await studentOf(db, person);
  await db.update(specializations).set({ lastDay }).where(eq(specializations.specialityId, speciality.id));
}

/** Decides on all of a student's choices. */
export async function decideProfiling(
  db: Database,
  person: Person,
  now: Date,
  decision: { state: ProfilingState; rejectionReason?: string },
): Promise<void> {
  const { student } = await studentOf(db, person);
  await db
    .update(profilingApplications)
    .set({ ...decision, decidedAt: now })
    .where(eq(profilingApplications.studentId, student.id));
}
