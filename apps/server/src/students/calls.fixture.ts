import type { CallFixtures } from '../calls.fixture.ts';
import { students as table } from '../db/tables/students.ts';

export const students: CallFixtures = {
  list: {
    wrong: [
      ['filter', { query: { filter: '{' } }],
      ['filter.id.0', { query: { filter: '{"id":[0]}' } }],
      ['filter.course', { query: { filter: '{"course":99999}' } }],
      ['sort.0', { query: { sort: '["password","ASC"]' } }],
      ['sort.1', { query: { sort: '["id","UP"]' } }],
      ['range', { query: { range: '[5,4]' } }],
      ['range', { query: { range: '[0,1000]' } }],
    ],
  },
  one: {
    request: async (db) => {
      const [any] = await db.select().from(table).limit(1);
      return { params: { id: any?.id } };
    },
    wrong: [['id', { params: { id: 'first' } }]],
  },
};
