import { desc, eq } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { outbox } from '../../src/db/tables/outbox.ts';
import { users } from '../../src/db/tables/users.ts';

const wrong = [['id', { params: { id: 'first' } }]] as const;

const ofStudent = async (db: Database) => {
  const [account] = await db.select().from(users).where(eq(users.role, 'student')).limit(1);
  return { params: { id: account?.id } };
};

export const accounts: CallFixtures = {
  passwordLink: { request: ofStudent, wrong },
  unban: { request: ofStudent, wrong },
  endSessions: { request: ofStudent, wrong },
  resetSecondFactor: { request: ofStudent, wrong },
  block: {
    request: async (db) => ({ ...(await ofStudent(db)), body: { block: 'restorable' } }),
    wrong: [...wrong, ['block', { body: { block: 'a little' } }]],
  },
  unblock: { request: ofStudent, wrong },
  retryMessage: {
    request: async (db) => {
      const [message] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
      return { params: { id: message?.id } };
    },
    wrong,
  },
};
