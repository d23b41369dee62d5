import { eq } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import { departments as table } from '../../src/db/tables/departments.ts';

export const departments: CallFixtures = {
  filter: {
    request: { query: { searchValue: 'каф' } },
    wrong: [['searchValue', { query: { searchValue: 'x'.repeat(101) } }]],
  },
  report: {
    request: async (db) => {
      const [chair] = await db.select().from(table).where(eq(table.type, 3)).limit(1);
      return { query: { 'department-id': chair?.id } };
    },
    wrong: [
      ['department-id', {}],
      ['department-id', { query: { 'department-id': 'kaf' } }],
    ],
  },
  name: {
    request: async (db) => {
      const [any] = await db.select().from(table).limit(1);
      return { query: { id: any?.id } };
    },
    wrong: [
      ['id', {}],
      ['id', { query: { id: '0' } }],
    ],
  },
};
