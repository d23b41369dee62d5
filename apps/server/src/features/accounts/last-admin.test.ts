import * as calls from '@semestr/api/accounts';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employees } from '../../db/tables/employees.ts';
import { users } from '../../db/tables/users.ts';
import { makePerson, type Person } from '../../../test/people.ts';
import { NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import * as auth from '@semestr/api/auth';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Admin {
  visitor: Visitor;
  account: typeof users.$inferSelect;
}

async function signedIn({ username, password }: Person): Promise<Admin> {
  const visitor = await server.client();
  await visitor.call(auth.login, { body: { username, password } });
  const [account] = await server.db.select().from(users).where(eq(users.username, username));
  if (!account) throw new Error(`There is no account ${username}`);
  return { visitor, account };
}

let first: Admin;
let second: Admin;
/** Creates exactly two administrators who can sign in. */
beforeEach(async () => {
  const now = new Date(NOW);
  first = await signedIn(await makePerson(server.db, 'admin', now));
  second = await signedIn(await makePerson(server.db, 'admin', now));
  const both = [first.account.id, second.account.id];
  await server.db
    .update(users)
    .set({ block: 'restorable' })
    .where(and(eq(users.role, 'admin'), notInArray(users.id, both)));
});

const adminsLeft = () => server.db.$count(users, and(eq(users.role, 'admin'), isNull(users.block)));
const params = ({ account }: Admin) => ({ id: String(account.id) });
let count = 0;
async function demote(by: Admin, whom: Admin) {
  const urlId = `demoted-${(count += 1)}`;
  const name = { lastName: 'Новая', firstName: 'Анна' };
  const [employee] = await server.db
    .insert(employees)
    .values({ ...name, degree: '', degreeAbbrev: '', urlId })
    .returning();
  const { username, version } = whom.account;
  const body = { username, role: 'employee' as const, employeeId: employee?.id ?? 0, version };
  return by.visitor.call(calls.update, { params: params(whom), body });
}
const blockAdmin = (by: Admin, whom: Admin) =>
  by.visitor.call(calls.block, { params: params(whom), body: { block: 'for-good' } });

/** Two requests can overlap only with more than one connection: on PostgreSQL. */
describe('last administrator who can sign in', () => {
  it.each(['first', 'second', 'third'])(
    'last administrator: one remains when two remove each other’s role at the same time, %s try',
    async () => {
      const outcomes = await Promise.allSettled([demote(first, second), demote(second, first)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await adminsLeft()).toBe(1);
    },
  );

  it.each(['first', 'second', 'third'])(
    'last administrator: one remains when two block each other at the same time, %s try',
    async () => {
      const outcomes = await Promise.allSettled([blockAdmin(first, second), blockAdmin(second, first)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await adminsLeft()).toBe(1);
    },
  );

  it('last administrator: reports the reason of the rejection', async () => {
    // The caller could not sign in again, so the other administrator is the last who can.
    await server.db.update(users).set({ passwordHash: null }).where(eq(users.id, first.account.id));
    const refusal = { status: 409, reason: 'admin-last' };
    await expect(demote(first, second)).rejects.toMatchObject(refusal);
    await expect(blockAdmin(first, second)).rejects.toMatchObject(refusal);
    expect(await adminsLeft()).toBe(2);
  });
});
