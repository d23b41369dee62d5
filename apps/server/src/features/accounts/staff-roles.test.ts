import * as access from '@semestr/api/access';
import * as calls from '@semestr/api/accounts';
import * as auth from '@semestr/api/auth';
import { audit as auditCalls } from '@semestr/api/audit';
import { contacts as contactCalls } from '@semestr/api/contacts';
import { faculties as facultyCalls } from '@semestr/api/faculties';
import { groups as groupCalls } from '@semestr/api/groups';
import { marks } from '@semestr/api/markbook';
import * as session from '@semestr/api/session';
import * as studentCalls from '@semestr/api/students';
import { type StaffRole, staffRoles } from '@semestr/core/rights';
import { eq, ne, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeToken } from '../../../test/api-tokens.ts';
import { makePerson } from '../../../test/people.ts';
import { logins, passwordOf, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { nonEmpty } from '../../../test/non-empty.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';

const BEYOND = { status: 403, reason: 'beyond-role' };

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

const accountOf = async (username: string) => {
  const [account] = await server.db.select().from(users).where(eq(users.username, username));
  if (!account) throw new Error(`There is no account ${username}`);
  return account;
};
const paramsOf = async (username: string) => ({ id: String((await accountOf(username)).id) });

/** Assigns a console role to an employee's account, as an administrator does. */
async function give(username: string, role: { staffRole: StaffRole; staffFacultyId?: number }) {
  const account = await admin.call(calls.users.one, { params: await paramsOf(username) });
  const { employeeId, version } = account;
  const body = { username, role: 'employee', employeeId, version, ...role } as const;
  return admin.call(calls.update, { params: { id: String(account.id) }, body });
}

/**
 * Returns a student of the dean's faculty, and one of another, which is created because the small demo university has
 * only one.
 */
async function twoFaculties() {
  const ownId = (await accountOf(logins.dean)).staffFacultyId ?? 0;
  const [otherFaculty] = await server.db.select().from(faculties).where(ne(faculties.id, ownId));
  if (!otherFaculty) {
    const [inserted] = await server.db
      .insert(faculties)
      .values({ name: 'Другой факультет', abbrev: 'ДФ' })
      .returning();
    await server.db
      .update(groups)
      .set({ facultyId: inserted?.id ?? 0 })
      .where(eq(groups.name, '328501'));
  }
  return {
    own: await studentOf(eq(groups.facultyId, ownId)),
    foreign: await studentOf(ne(groups.facultyId, ownId)),
  };
}

async function studentOf(where: SQL) {
  const [found] = await server.db
    .select({ student: students, group: groups })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(where)
    .limit(1);
  if (!found) throw new Error('A faculty has students');
  return found;
}

describe('console role', () => {
  it('console roles: assigning a role ends the user’s sessions and notifies the user', async () => {
    const person = await makePerson(server.db, 'teacher', server.clock.now());
    const body = { username: person.username, password: person.password };
    const visitor = await server.client();
    expect(await visitor.call(auth.login, { body })).not.toHaveProperty('staffRole');
    expect(await give(person.username, { staffRole: 'library' })).toMatchObject({ staffRole: 'library' });
    await expect(visitor.call(session.refresh, {})).rejects.toMatchObject({ status: 403 });
    const { id } = await accountOf(person.username);
    const notices = await server.db.select().from(notifications).where(eq(notifications.userId, id));
    expect(notices.map(({ message }) => message).join(' ')).toContain('консоль: библиотека');
    expect(await visitor.call(auth.login, { body })).toMatchObject({
      staffRole: 'library',
      accountType: 'EMPLOYEE',
      authorities: [],
    });
  });

  it('console roles: stay when an update omits the role, and are removed with the employee', async () => {
    const person = await makePerson(server.db, 'teacher', server.clock.now());
    await give(person.username, { staffRole: 'support' });
    const { id, employeeId, version } = await accountOf(person.username);
    const params = { id: String(id) };
    const body = { username: person.username, role: 'employee', employeeId, version } as const;
    const updated = await admin.call(calls.update, { params, body });
    expect(updated.staffRole).toBe('support');
    const created = {
      ...body,
      role: 'admin',
      employeeId: null,
      fio: 'Анна Лис',
      version: updated.version,
    } as const;
    expect(await admin.call(calls.update, { params, body: created })).toMatchObject({
      role: 'admin',
      staffRole: null,
    });
  });

  it('console roles: a dean’s office role requires a faculty, others must not have one', async () => {
    const person = await makePerson(server.db, 'teacher', server.clock.now());
    await expect(give(person.username, { staffRole: 'deans-office' })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'staffFacultyId', reason: 'required' }],
    });
    const [faculty] = await server.db.select().from(faculties).limit(1);
    const staffFacultyId = faculty?.id ?? 0;
    const dean = await give(person.username, { staffRole: 'deans-office', staffFacultyId });
    expect(dean).toMatchObject({ staffFacultyId });
    const librarian = await give(person.username, { staffRole: 'library', staffFacultyId });
    expect(librarian).toMatchObject({ staffRole: 'library', staffFacultyId: null });
  });

  it('console roles: sign-in returns the role with the short name of its faculty', async () => {
    const dean = await server.client();
    const body = { username: logins.dean, password: passwordOf('dean') };
    const { own } = await twoFaculties();
    const [faculty] = await server.db.select().from(faculties).where(eq(faculties.id, own.group.facultyId));
    expect(await dean.call(auth.login, { body })).toMatchObject({
      staffRole: 'deans-office',
      staffFaculty: faculty?.abbrev,
    });
  });

  it('console roles: a user with a role signs in here even if employees sign in elsewhere', async () => {
    const otherServer = await startTestServer({ settings: { employeeAccountUrl: 'https://iis.example/' } });
    const signIn = async (who: 'teacher' | 'library') =>
      (await otherServer.client()).call(auth.login, {
        body: { username: logins[who], password: passwordOf(who) },
      });
    expect(await signIn('teacher')).toHaveProperty('redirectUrl');
    expect(await signIn('library')).not.toHaveProperty('redirectUrl');
    await otherServer.close();
  });
});

describe('dean’s office', () => {
  let dean: Visitor;
  beforeEach(async () => {
    dean = await server.client('dean');
  });

  it('dean’s office: finds only students of its faculty in every query', async () => {
    const { own, foreign } = await twoFaculties();
    const ids = JSON.stringify({ id: [own.student.id, foreign.student.id] });
    expect((await dean.call(studentCalls.list, { query: { filter: ids } })).map(({ id }) => id)).toEqual([
      own.student.id,
    ]);
    const found = async (visitor: Visitor, q: string) =>
      (await visitor.call(access.find, { query: { q } })).people.map(({ cardNumber }) => cardNumber);
    expect(await found(dean, own.student.cardNumber)).toEqual([own.student.cardNumber]);
    expect(await found(dean, foreign.student.cardNumber)).toEqual([]);
    expect(await found(admin, foreign.student.cardNumber)).toEqual([foreign.student.cardNumber]);
    expect(await found(dean, 'teacher')).toEqual([]);
    const ofForeign = { filter: JSON.stringify({ studentId: foreign.student.id }) };
    expect((await admin.call(marks.list, { query: ofForeign })).length).toBeGreaterThan(0);
    expect(await dean.call(marks.list, { query: ofForeign })).toEqual([]);
  });

  it('dean’s office: impersonates only its own students', async () => {
    const { own, foreign } = await twoFaculties();
    const link = async (username: string) =>
      dean.call(calls.passwordLink, { params: await paramsOf(username) });
    expect(await link(own.student.cardNumber)).toHaveProperty('link');
    await expect(link(foreign.student.cardNumber)).rejects.toMatchObject({ status: 404 });
    await expect(link(logins.teacher)).rejects.toMatchObject({ status: 404 });
    await expect(link(logins.admin)).rejects.toMatchObject({ status: 404 });
  });

  it('dean’s office: cannot move students into or out of its faculty', async () => {
    const { own, foreign } = await twoFaculties();
    const { cardNumber, lastName, firstName, middleName, birthDate, version } = own.student;
    const body = {
      cardNumber,
      lastName,
      firstName,
      middleName,
      birthDate,
      version,
      groupId: foreign.group.id,
      subgroup: 1,
      isGroupHead: false,
      canStudentNote: false,
      hasProfiling: false,
    } as const;
    const move = dean.call(studentCalls.update, { params: { id: String(own.student.id) }, body });
    await expect(move).rejects.toMatchObject(BEYOND);
    const transfer = (student: number, groupId: number) =>
      dean.call(studentCalls.transfer, {
        params: { id: String(student) },
        body: { groupId, subgroup: 1, from: '2026-11-02', orderNumber: null, version },
      });
    await expect(transfer(own.student.id, foreign.group.id)).rejects.toMatchObject(BEYOND);
    await expect(transfer(foreign.student.id, own.group.id)).rejects.toMatchObject({ status: 404 });
    const { version: _version, ...fields } = body;
    const making = dean.call(studentCalls.create, { body: { ...fields, cardNumber: '99990001' } });
    await expect(making).rejects.toMatchObject(BEYOND);
    const [stored] = await server.db.select().from(students).where(eq(students.id, own.student.id));
    expect(stored?.groupId).toBe(own.group.id);
  });

  it('dean’s office: sees and reverts only its own changes', async () => {
    const { own } = await twoFaculties();
    const rename = async (visitor: Visitor, note: string) => {
      const group = await visitor.call(groupCalls.one, { params: { id: String(own.group.id) } });
      const { id, archivedAt: _archivedAt, ...body } = group;
      await visitor.call(groupCalls.update, {
        params: { id: String(id) },
        body: { ...body, calendarId: note },
      });
    };
    await rename(admin, 'администратор');
    await rename(dean, 'деканат');
    const query = { filter: '{"action":"groups.update"}', sort: '["id","DESC"]' };
    const [mine, ...others] = await dean.call(auditCalls.list, { query });
    expect(others).toEqual([]);
    const [, foreign] = await admin.call(auditCalls.list, { query });
    const idOf = (entry: { id: number } | undefined) => ({ id: String(entry?.id) });
    await expect(dean.call(auditCalls.undo, { params: idOf(foreign) })).rejects.toMatchObject({
      status: 404,
    });
    await dean.call(auditCalls.undo, { params: idOf(mine) });
    const [group] = await server.db.select().from(groups).where(eq(groups.id, own.group.id));
    expect(group?.calendarId).toBe('администратор');
  });

  it('dean’s office: does not revert changes outside its current role', async () => {
    const { own } = await twoFaculties();
    const [entry] = await dean.call(auditCalls.list, { query: { filter: '{"action":"groups.update"}' } });
    await server.db
      .update(users)
      .set({ staffRole: 'library', staffFacultyId: null })
      .where(eq(users.username, logins.dean));
    const undo = dean.call(auditCalls.undo, { params: { id: String(entry?.id) } });
    await expect(undo).rejects.toMatchObject({ status: 404 });
    await server.db
      .update(users)
      .set({ staffRole: 'deans-office', staffFacultyId: own.group.facultyId })
      .where(eq(users.username, logins.dean));
  });
});

describe('support', () => {
  it('support: manages students and employees, not users of the console', async () => {
    const support = await server.client('support');
    const unban = async (username: string) => support.call(calls.unban, { params: await paramsOf(username) });
    await unban(logins.student);
    await unban(logins.teacher);
    await expect(unban(logins.admin)).rejects.toMatchObject(BEYOND);
    await expect(unban(logins.auditor)).rejects.toMatchObject(BEYOND);
    await expect(unban(logins.support)).rejects.toMatchObject(BEYOND);
  });

  it('support: cannot change the address of an administrator’s links', async () => {
    const support = await server.client('support');
    const administrator = await makePerson(server.db, 'admin', server.clock.now());
    const { id: userId } = await accountOf(administrator.username);
    const filter = JSON.stringify({ userId });
    const [contact] = await support.call(contactCalls.list, { query: { filter } });
    const params = { id: String(contact?.id) };
    const body = { value: 'thief@example.by', version: contact?.version ?? 0 };
    await expect(support.call(contactCalls.update, { params, body })).rejects.toMatchObject(BEYOND);
    const [row] = await admin.call(contactCalls.list, { query: { filter } });
    expect(row?.value).toBe(contact?.value);
  });
});

it('console roles: limit the API tokens of their users', async () => {
  const { visitor } = await makeToken(server, 'library', { scopes: ['read', 'admin:read'] });
  expect((await visitor.fetch('/api/v1/admin/loans')).status).toBe(200);
  const refused = await visitor.fetch('/api/v1/admin/marks');
  expect([refused.status, await refused.text()]).toEqual([403, '{"reason":"beyond-role"}']);
});

describe('required second factor', () => {
  it.each(nonEmpty(staffRoles.filter((role) => role !== 'deans-office')))(
    'second factor: can be required of %s only',
    async (role) => {
      const strict = await startTestServer({ settings: { secondFactorFor: [role] } });
      const answers = await Promise.all(
        (['support', 'library', 'timetable', 'auditor', 'admin'] as const).map(async (who) => {
          const visitor = await strict.client(who);
          const response = await visitor.fetch('/api/v1/admin/faculties');
          return [who, response.status, await response.text()];
        }),
      );
      const rejected = answers.filter(([, , text]) => text === '{"reason":"second-factor-required"}');
      expect(rejected.map(([who]) => who)).toEqual([role]);
      await strict.close();
    },
  );
});

it('faculties: a faculty with a console role cannot be removed', async () => {
  const body = { name: 'Факультет на время', abbrev: 'ФНВ' };
  const { id } = await admin.call(facultyCalls.create, { body });
  const person = await makePerson(server.db, 'teacher', server.clock.now());
  await give(person.username, { staffRole: 'deans-office', staffFacultyId: id });
  const removing = admin.call(facultyCalls.remove, { params: { id: String(id) } });
  await expect(removing).rejects.toMatchObject({ status: 409, reason: 'record-in-use' });
});
