import { eq } from 'drizzle-orm';
import type { AnyRequest, CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { groups } from '../../src/db/tables/groups.ts';

async function demoGroup(db: Database) {
  const [row] = await db.select().from(groups).where(eq(groups.name, '428501'));
  return row;
}

export const disciplines: CallFixtures = {
  specialities: {
    request: async (db): Promise<AnyRequest> => ({ query: { facultyId: (await demoGroup(db))?.facultyId } }),
    wrong: [
      ['facultyId', {}],
      ['facultyId', { query: { facultyId: 'ФКП' } }],
    ],
  },
  courses: {
    request: async (db): Promise<AnyRequest> => ({
      query: { specialityId: (await demoGroup(db))?.specialityId },
    }),
    wrong: [
      ['specialityId', {}],
      ['facultyId', { query: { facultyId: '0', specialityId: 1 } }],
    ],
  },
  list: {
    request: async (db): Promise<AnyRequest> => ({
      query: { id: (await demoGroup(db))?.specialityId, course: 2, isForeign: false },
    }),
    wrong: [
      ['id', { query: { course: 1 } }],
      ['course', { query: { id: 1 } }],
      ['course', { query: { id: 1, course: 7 } }],
      ['year', { query: { id: 1, year: '2101' } }],
      ['isForeign', { query: { id: 1, course: 1, isForeign: 'maybe' } }],
      ['term', { query: { id: 1, course: 1, term: 13 } }],
      ['details', { query: { id: 1, course: 1, details: 'yes' } }],
    ],
  },
};
