import { eq } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/tables/users.ts';

const someone = async (db: Database) => {
  const [account] = await db.select().from(users).where(eq(users.role, 'student')).limit(1);
  return { params: { kind: 'users', id: account?.id } };
};

const wrong = [
  ['kind', { params: { kind: 'groups', id: 1 } }],
  ['id', { params: { kind: 'students', id: 'first' } }],
] as const;
const params = { kind: 'students', id: 1 };

export const access: CallFixtures = {
  find: {
    request: { query: { q: '42850001' } },
    wrong: [
      ['q', {}],
      ['q', { query: { q: ' ' } }],
      ['q', { query: { q: 'x'.repeat(101) } }],
    ],
  },
  situation: { request: someone, wrong },
  events: {
    request: someone,
    wrong: [
      ...wrong,
      ['group', { params, query: { group: 'marks' } }],
      ['offset', { params, query: { offset: '-1' } }],
      ['offset', { params, query: { offset: '1001' } }],
    ],
  },
};
