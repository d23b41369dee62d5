import { resources } from '@semestr/api/contract';
import * as cvCalls from '@semestr/api/cv';
import * as notifications from '@semestr/api/notifications';
import * as profiles from '@semestr/api/profiles';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../db/tables/audit.ts';
import { skills, studentSkills } from '../../db/tables/cv.ts';
import { notifications as rows } from '../../db/tables/notifications.ts';
import { students } from '../../db/tables/students.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let admin: Visitor;
let student: Visitor;
let studentId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  student = await server.client('student');
  const [own] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  studentId = own?.id ?? 0;
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(rows));

const params = (id: number) => ({ id: String(id) });
const undoLast = async (): Promise<void> => {
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  await admin.call(resources.audit.undo, { params: { id: String(entry?.id) } });
};
const stored = async () =>
  (await student.call(notifications.list, { query: {} })).notifications.map(({ message }) => message);

describe('CNS-02 CV of a student', () => {
  const read = () => admin.call(resources.cvs.one, { params: params(studentId) });
  const isFound = async () => {
    const { cvs } = await admin.call(profiles.search, { body: { lastName: 'Лисицкая' } });
    return cvs.some(({ id }) => id === studentId);
  };

  it('CVs: search finds a CV by its words, without the student’s other data', async () => {
    await server.db.update(students).set({ summary: 'Собираю квазары' }).where(eq(students.id, studentId));
    const filter = JSON.stringify({ q: 'квазары', isPublished: true });
    const [found, ...others] = await admin.call(resources.cvs.list, { query: { filter } });
    expect(others).toEqual([]);
    expect(found).toEqual(await read());
    expect(Object.keys(found ?? {}).toSorted()).toEqual(
      ['id', 'version', 'lastName', 'firstName', 'middleName', 'summary']
        .concat('isPublished', 'isSearchingJob', 'showsRating')
        .toSorted(),
    );
  });

  it('CVs: hiding and showing a CV notifies the student', async () => {
    const before = await read();
    expect([before.isPublished, await isFound()]).toEqual([true, true]);
    const body = { ...before, isPublished: false };
    const hidden = await admin.call(resources.cvs.update, { params: params(studentId), body });
    expect(hidden).toEqual({ ...body, version: before.version + 1 });
    expect(await isFound()).toBe(false);
    expect((await student.call(cvCalls.personalCv, {})).published).toBe(false);
    expect(await stored()).toEqual(['Администратор скрыл вашу анкету: другие её не видят.']);
    const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'cvs.update',
      subject: `cvs/${studentId}`,
      details: { isPublished: { from: true, to: false } },
    });
    await expect(admin.call(resources.cvs.update, { params: params(studentId), body })).rejects.toMatchObject(
      { status: 409 },
    );
    await undoLast();
    expect(await isFound()).toBe(true);
    expect(await stored()).toContain('Администратор опубликовал вашу анкету: её видят другие.');
  });

  it('CVs: removing inappropriate text notifies the student in their language', async () => {
    const before = await read();
    const body = { ...before, summary: null };
    await admin.call(resources.cvs.update, { params: params(studentId), body });
    expect((await student.call(cvCalls.personalCv, {})).summary).toBeNull();
    const english = await server.client('student', { cookie: 'language=en' });
    const { notifications: received } = await english.call(notifications.list, { query: {} });
    expect(received.map(({ message }) => message)).toEqual([
      'An administrator has changed your CV. Check that it is correct.',
    ]);
  });

  it('CVs: an unchanged CV sends no notification', async () => {
    const before = await read();
    await admin.call(resources.cvs.update, { params: params(studentId), body: before });
    expect(await stored()).toEqual([]);
  });

  it('CVs: rejects invalid fields and a missing student', async () => {
    const body = { ...(await read()), summary: 'а'.repeat(2001) };
    await expect(admin.call(resources.cvs.update, { params: params(studentId), body })).rejects.toMatchObject(
      { status: 400, fields: [{ field: 'summary', reason: 'too-big' }] },
    );
    await expect(admin.call(resources.cvs.one, { params: params(77_777) })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('CNS-02 skill of a CV', () => {
  const names = async () => (await student.call(cvCalls.personalCv, {})).skills.map(({ name }) => name);

  it('CV skills: can be added, changed, removed and restored, and keep their ids when the student saves', async () => {
    await student.call(cvCalls.setSkills, { body: [{ id: null, name: 'Кобол' }] });
    const [skill] = await server.db.insert(skills).values({ name: 'Ада', key: 'ада' }).returning();
    const skillId = skill?.id ?? 0;
    const created = await admin.call(resources.studentSkills.create, {
      body: { studentId, skillId, order: 5 },
    });
    expect(await names()).toEqual(['Кобол', 'Ада']);
    const filter = JSON.stringify({ studentId, skillId });
    expect(await admin.call(resources.studentSkills.list, { query: { filter } })).toEqual([created]);
    await student.call(cvCalls.setSkills, {
      body: [
        { id: null, name: 'Ада' },
        { id: null, name: 'Кобол' },
      ],
    });
    expect(await admin.call(resources.studentSkills.one, { params: params(created.id) })).toEqual({
      ...created,
      order: 0,
      version: 2,
    });
    await expect(
      admin.call(resources.studentSkills.update, {
        params: params(created.id),
        body: { studentId, skillId, order: 9, version: 1 },
      }),
    ).rejects.toMatchObject({ status: 409 });
    await admin.call(resources.studentSkills.update, {
      params: params(created.id),
      body: { studentId, skillId, order: 9, version: 2 },
    });
    expect(await names()).toEqual(['Кобол', 'Ада']);
    await admin.call(resources.studentSkills.remove, { params: params(created.id) });
    expect(await names()).toEqual(['Кобол']);
    await undoLast();
    expect(await names()).toEqual(['Кобол', 'Ада']);
  });

  it('CV skills: rejects duplicates, missing students, unknown skills and too many, with the field', async () => {
    const mine = eq(studentSkills.studentId, studentId);
    const [existing] = await server.db.select().from(studentSkills).where(mine);
    const make = (changes: object) =>
      admin.call(resources.studentSkills.create, {
        body: { studentId, skillId: existing?.skillId ?? 0, order: 0, ...changes },
      });
    const wrong = (field: string, reason: string) => ({ status: 400, fields: [{ field, reason }] });
    await expect(make({})).rejects.toMatchObject(wrong('skillId', 'taken'));
    await expect(make({ studentId: 77_777 })).rejects.toMatchObject(wrong('studentId', 'unknown'));
    await expect(make({ skillId: 77_777 })).rejects.toMatchObject(wrong('skillId', 'unknown'));
    const many = Array.from({ length: 50 }, (_, index) => ({ id: null, name: `Навык ${index}` }));
    await student.call(cvCalls.setSkills, { body: many });
    await expect(make({})).rejects.toMatchObject(wrong('skillId', 'too-big'));
    await student.call(cvCalls.setSkills, { body: [] });
    expect(await names()).toEqual([]);
  });
});
