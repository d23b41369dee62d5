import { eq } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import { groups } from '../../src/db/tables/groups.ts';
import { logins } from '../server.ts';

const ofCard = {
  request: { query: { studentCardNumber: logins.student } },
  wrong: [
    ['studentCardNumber', {}],
    ['studentCardNumber', { query: { studentCardNumber: ' ' } }],
    ['studentCardNumber', { query: { studentCardNumber: '4'.repeat(21) } }],
  ],
} as const;

export const rating: CallFixtures = {
  list: {
    request: async (db) => {
      const [group] = await db.select().from(groups).where(eq(groups.name, '428501'));
      return { query: { sdef: group?.specialityId, course: 2 } };
    },
    wrong: [
      ['sdef', { query: { course: 2 } }],
      ['sdef', { query: { sdef: 'ПИ', course: 2 } }],
      ['course', { query: { sdef: 1 } }],
      ['course', { query: { sdef: 1, course: 0 } }],
      ['year', { query: { sdef: 1, year: 'last' } }],
    ],
  },
  ofStudent: {
    ...ofCard,
    wrong: [...ofCard.wrong, ['names', { query: { studentCardNumber: logins.student, names: 'yes' } }]],
  },
  search: ofCard,
};
