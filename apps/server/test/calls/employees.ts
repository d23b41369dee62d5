import { eq } from 'drizzle-orm';
import { type CallFixtures, wrongPages } from '../call-fixture.ts';
import { departments } from '../../src/db/tables/departments.ts';

export const employees: CallFixtures = {
  all: { wrong: wrongPages },
  byName: { request: { query: { 'employee-fio': 'обр' } }, wrong: [['employee-fio', {}]] },
  ofDepartment: {
    request: async (db) => {
      const [chair] = await db.select().from(departments).where(eq(departments.urlId, 'kaf-ps'));
      return { query: { departmentId: chair?.id } };
    },
    wrong: [
      ['departmentId', {}],
      ['departmentId', { query: { departmentId: '-1' } }],
    ],
  },
  details: { request: { query: { urlId: 'i-obrazcov' } }, wrong: [['urlId', {}]] },
  contactCard: { request: { query: { urlId: 'i-obrazcov' } }, wrong: [['urlId', {}]] },
  lastUpdate: { request: { query: { 'url-id': 'i-obrazcov' } }, wrong: [['url-id', {}]] },
};
