import type { CallFixtures } from '../calls.fixture.ts';
import { departments as table } from '../db/tables/departments.ts';

export const departments: CallFixtures = {
  filter: {
    request: { query: { searchValue: 'каф' } },
    wrong: [['searchValue', { query: { searchValue: 'x'.repeat(101) } }]],
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
