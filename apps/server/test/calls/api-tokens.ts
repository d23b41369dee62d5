import { eq } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/tables/users.ts';
import { logins, passwordOf } from '../server.ts';

const options = { name: 'Сводка', scopes: ['read'], days: 30, password: passwordOf('student') };
const wrongId = [['id', { params: { id: 'first' } }]] as const;

const ofStudent = async (db: Database) => {
  const [account] = await db.select().from(users).where(eq(users.username, logins.student));
  return { id: account?.id };
};

export const apiTokens: CallFixtures = {
  create: {
    request: { body: options },
    wrong: [
      ['name', { body: { ...options, name: ' ' } }],
      ['name', { body: { ...options, name: 'x'.repeat(61) } }],
      ['scopes', { body: { ...options, scopes: [] } }],
      ['scopes', { body: { ...options, scopes: ['read', 'read'] } }],
      ['scopes.0', { body: { ...options, scopes: ['all'] } }],
      ['days', { body: { ...options, days: 366 } }],
      ['days', { body: { ...options, days: '30' } }],
      ['password', { body: { ...options, password: undefined } }],
    ],
  },
  revoke: { request: { params: { id: 1 } }, wrong: wrongId },
  listOfAccount: { request: async (db) => ({ params: await ofStudent(db) }), wrong: wrongId },
  revokeOfAccount: {
    request: async (db) => ({ params: { ...(await ofStudent(db)), tokenId: 1 } }),
    wrong: [['tokenId', { params: { id: 1, tokenId: 'first' } }]],
  },
};
