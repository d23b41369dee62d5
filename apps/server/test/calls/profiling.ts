import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { groups } from '../../src/db/tables/groups.ts';
import { profilingApplications as table, specializations } from '../../src/db/tables/profiling.ts';
import { students } from '../../src/db/tables/students.ts';
import { logins } from '../server.ts';

const me = (db: Database) =>
  db.select({ id: students.id }).from(students).where(eq(students.cardNumber, logins.student));

/** Lists the pending applications of the demo student. */
async function allQueued(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.studentId, me(db)), eq(table.state, 'queued')));
  return rows.map(({ id }) => id);
}

/** Returns one of them. */
export async function queued(db: Database): Promise<number | undefined> {
  const [id] = await allQueued(db);
  return id;
}

/** Returns a specialisation of the demo student's speciality without an application. */
export async function unchosen(db: Database): Promise<number | undefined> {
  const chosen = db
    .select({ id: table.specializationId })
    .from(table)
    .where(inArray(table.studentId, me(db)));
  const own = db
    .select({ id: groups.specialityId })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(eq(students.cardNumber, logins.student));
  const [free] = await db
    .select({ id: specializations.id })
    .from(specializations)
    .where(and(inArray(specializations.specialityId, own), notInArray(specializations.id, chosen)));
  return free?.id;
}

export const profiling: CallFixtures = {
  create: {
    request: async (db) => ({ query: { id: await unchosen(db) } }),
    wrong: [
      ['id', {}],
      ['id', { query: { id: 'x' } }],
    ],
  },
  update: {
    request: async (db) => ({
      body: { applicationId: await queued(db), specialityId: await unchosen(db) },
    }),
    wrong: [
      ['applicationId', { body: { specialityId: 1 } }],
      ['specialityId', { body: { applicationId: 1, specialityId: '1' } }],
    ],
  },
  reorder: {
    request: async (db) => ({ body: { applicationIds: await allQueued(db) } }),
    wrong: [
      ['applicationIds', { body: {} }],
      ['applicationIds', { body: { applicationIds: [] } }],
      ['applicationIds.0', { body: { applicationIds: ['1'] } }],
    ],
  },
  cancel: {
    request: async (db) => ({ query: { id: await queued(db) } }),
    wrong: [
      ['id', {}],
      ['id', { query: { id: 'x' } }],
    ],
  },
  excel: {
    request: async (db) => ({ query: { 'profiling-application-id': await queued(db) } }),
    wrong: [
      ['profiling-application-id', {}],
      ['profiling-application-id', { query: { 'profiling-application-id': '0' } }],
    ],
  },
};
