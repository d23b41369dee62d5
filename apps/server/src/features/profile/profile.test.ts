import * as employees from '@semestr/api/employees';
import * as profile from '@semestr/api/profile';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '../../db/tables/students.ts';
import { logins, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('PA-01 profile', () => {
  it('profile: contains a student’s degree, course and contacts', async () => {
    const student = await server.client('student');
    expect(await student.call(profile.personalInformation, {})).toEqual({
      degree: 1,
      course: 2,
      email: expect.stringContaining('@') as string,
      phone: expect.stringMatching(/^\+375\d{9}$/) as string,
      enablePractice: false,
      practiceType: null,
      kt: false,
      re: false,
      graduating: false,
      belarusian: true,
      studies: {
        studentCardNumber: logins.student,
        groupNumber: '428501',
        sdef: expect.any(Number) as number,
        facultyId: expect.any(Number) as number,
        facultyName: expect.stringMatching(/^Факультет /) as string,
        specialityName: expect.any(String) as string,
        educationForm: 'дневная',
      },
      employee: null,
    });
  });

  it.each(['teacher', 'admin'] as const)('profile: the %s has no course', async (who) => {
    const visitor = await server.client(who);
    await expect(visitor.call(profile.personalInformation, {})).resolves.toMatchObject({
      course: 0,
      studies: null,
    });
  });

  it('profile: contains the public page of employees, and of no other users', async () => {
    const { urlId = '' } =
      (await (await server.client('teacher')).call(profile.personalInformation, {})).employee ?? {};
    const page = await (await server.client()).call(employees.details, { query: { urlId } });
    expect(page.urlId).toBe(urlId);
    const admin = await (await server.client('admin')).call(profile.personalInformation, {});
    expect(admin.employee).toBeNull();
  });
});

describe('LOG-03 illiquid data check', () => {
  it('illiquid data check: is an empty 200 without a problem, and a message with one', async () => {
    const student = await server.client('student');
    const clean = await student.fetch('/api/v1/personal-information/illiquid-data');
    expect([clean.status, await clean.text()]).toEqual([200, '']);
    await server.db
      .update(students)
      .set({ illiquidMessage: 'Нет номера паспорта' })
      .where(eq(students.cardNumber, logins.student));
    expect(await student.call(profile.illiquidData, {})).toEqual({ message: 'Нет номера паспорта' });
  });
});
