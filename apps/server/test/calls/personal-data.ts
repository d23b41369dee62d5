import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { loans } from '../../src/db/tables/library.ts';
import { users } from '../../src/db/tables/users.ts';
import { everyRequest } from '../../src/domain/requests.ts';

const body = { reason: 'Заявление от 20.11.2026' };

const ofStudent = async (db: Database) => {
  const [account] = await db.select().from(users).where(eq(users.role, 'student')).limit(1);
  return { params: { id: account?.id }, body };
};

/** Returns a student without debts and open requests: the last one, which no other test uses. */
async function settled(db: Database) {
  const owing = db.select({ id: loans.studentId }).from(loans).where(isNull(loans.returnedOn));
  const asking = sql`(select student_id from (${everyRequest}) as requests)`;
  const [account] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.role, 'student'),
        notInArray(users.studentId, owing),
        sql`${users.studentId} not in ${asking}`,
      ),
    )
    .orderBy(desc(users.id))
    .limit(1);
  return { params: { id: account?.id }, body };
}

const wrong = [
  ['id', { params: { id: 'first' }, body }],
  ['reason', { params: { id: 1 }, body: {} }],
  ['reason', { params: { id: 1 }, body: { reason: ' ' } }],
  ['reason', { params: { id: 1 }, body: { reason: 'x'.repeat(201) } }],
] as const;

export const personalData: CallFixtures = {
  ofAccount: { request: ofStudent, wrong },
  erase: { request: settled, wrong },
};
