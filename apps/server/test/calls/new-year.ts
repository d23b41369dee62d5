import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { specialities } from '../../src/db/tables/specialities.ts';

const plan = { year: 2026, moves: [], graduates: [], newGroups: [], blockGraduates: false };
const group = { name: '', facultyId: 1, specialityId: 1, degree: 1, course: 1 };

/** Returns a plan with one new group of any speciality. */
const request = async (db: Database) => {
  const [{ id: specialityId, facultyId } = { id: 0, facultyId: 0 }] = await db
    .select()
    .from(specialities)
    .limit(1);
  return { body: { ...plan, newGroups: [{ ...group, specialityId, facultyId, name: 'НГ-1' }] } };
};
const wrong = [
  ['year', { body: { ...plan, year: 'this' } }],
  ['moves.0.course', { body: { ...plan, moves: [{ groupId: 1, version: 1, course: 21 }] } }],
  ['graduates.0.groupId', { body: { ...plan, graduates: [{ groupId: 0, version: 1 }] } }],
  ['newGroups.0.degree', { body: { ...plan, newGroups: [{ ...group, degree: 0 }] } }],
  ['newGroups.0.name', { body: { ...plan, newGroups: [{ ...group, name: 'x'.repeat(31) }] } }],
  ['blockGraduates', { body: { ...plan, blockGraduates: 1 } }],
] as const;

export const newYear: CallFixtures = {
  read: { request: {} },
  check: { request, wrong },
  apply: { request, wrong },
  undo: { wrong: [['batchId', { body: { batchId: 'first' } }]] },
};
