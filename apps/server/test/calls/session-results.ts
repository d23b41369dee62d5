import { and, eq } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { disciplines } from '../../src/db/tables/disciplines.ts';
import { groups } from '../../src/db/tables/groups.ts';

/** Returns a group, and a discipline of its plan. */
async function planned(db: Database) {
  const [group] = await db.select().from(groups).where(eq(groups.name, '428501'));
  const [discipline] = await db
    .select()
    .from(disciplines)
    .where(and(eq(disciplines.specialityId, group?.specialityId ?? 0), eq(disciplines.semester, 3)))
    .limit(1);
  return { groupId: group?.id, disciplineId: discipline?.id };
}

export const sessionResults: CallFixtures = {
  sheet: {
    request: async (db) => {
      const { groupId, disciplineId } = await planned(db);
      return { params: { groupId }, query: { disciplineId } };
    },
    wrong: [
      ['groupId', { params: { groupId: 'first' }, query: { disciplineId: 1 } }],
      ['disciplineId', { params: { groupId: 1 } }],
    ],
  },
  table: {
    request: async (db) => ({ params: { groupId: (await planned(db)).groupId }, query: { semester: 3 } }),
    wrong: [
      ['groupId', { params: { groupId: 'first' }, query: { semester: 3 } }],
      ['semester', { params: { groupId: 1 }, query: { semester: 0 } }],
      ['semester', { params: { groupId: 1 }, query: { semester: 13 } }],
    ],
  },
};
