import { randomUUID } from 'node:crypto';
import { desc, eq, isNull } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { employees } from '../../src/db/tables/employees.ts';
import { outbox } from '../../src/db/tables/outbox.ts';
import { users } from '../../src/db/tables/users.ts';

const wrong = [['id', { params: { id: 'first' } }]] as const;

const ofStudent = async (db: Database) => {
  const [account] = await db.select().from(users).where(eq(users.role, 'student')).limit(1);
  return { params: { id: account?.id } };
};

const ofNewestMessage = async (db: Database) => {
  const [message] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  return { params: { id: message?.id } };
};

/** Returns an employee without an account; adds one when an earlier call has created accounts for all. */
async function withoutAccount(db: Database): Promise<number> {
  const [employee] = await db
    .select({ id: employees.id })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(isNull(users.id))
    .orderBy(employees.id)
    .limit(1);
  if (employee) return employee.id;
  const [created] = await db
    .insert(employees)
    .values({ lastName: 'Новый', firstName: 'Пётр', degree: '', degreeAbbrev: '', urlId: randomUUID() })
    .returning({ id: employees.id });
  if (!created) throw new Error('The employee was not stored');
  return created.id;
}

const further = { username: 'registrar', role: 'admin', fio: 'Анна Сергеевна Лис' };
const wrongOwner = [
  ['username', { ...further, username: 'two words' }],
  ['username', { ...further, username: undefined }],
  ['username', { ...further, username: 'x'.repeat(101) }],
  ['role', { ...further, role: 'student' }],
  ['fio', { ...further, fio: 'x'.repeat(201) }],
  ['employeeId', { ...further, employeeId: 0 }],
] as const;

export const accounts: CallFixtures = {
  create: {
    request: async (db) => ({
      body: { username: 'new.employee', role: 'employee', employeeId: await withoutAccount(db) },
    }),
    wrong: [
      ...wrongOwner.map(([field, body]) => [field, { body }] as const),
      ['email', { body: { ...further, email: 'nobody' } }],
      ['email', { body: { ...further, email: `${'x'.repeat(320)}@example.com` } }],
    ],
  },
  update: {
    request: async (db) => {
      const [account] = await db.select().from(users).where(eq(users.role, 'employee')).limit(1);
      const { id, username = '', employeeId = null, version = 0 } = account ?? {};
      return { params: { id }, body: { username, role: 'employee', employeeId, version } };
    },
    wrong: [
      ['id', { params: { id: 'first' }, body: {} }],
      ['version', { params: { id: 1 }, body: further }],
      ...wrongOwner.map(
        ([field, body]) => [field, { params: { id: 1 }, body: { ...body, version: 1 } }] as const,
      ),
    ],
  },
  createForEmployees: { request: { body: {} }, wrong: [['body', { body: 'all' }]] },
  passwordLink: { request: ofStudent, wrong },
  sendPasswordLink: { request: ofStudent, wrong },
  unban: { request: ofStudent, wrong },
  endSessions: { request: ofStudent, wrong },
  resetSecondFactor: { request: ofStudent, wrong },
  block: {
    request: async (db) => ({ ...(await ofStudent(db)), body: { block: 'restorable' } }),
    wrong: [...wrong, ['block', { body: { block: 'a little' } }]],
  },
  unblock: { request: ofStudent, wrong },
  retryMessage: { request: ofNewestMessage, wrong },
  discardMessage: { request: ofNewestMessage, wrong },
};
