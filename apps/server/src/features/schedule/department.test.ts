import * as departments from '@semestr/api/departments';
import { resources } from '@semestr/api/contract';
import * as schedule from '@semestr/api/schedule';
import { dayKeys } from '@semestr/core/schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServer } from '../../../test/shared-server.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

const server = await sharedServer();
const visitor = await server.client();

const ofDepartment = (urlId: string) => visitor.call(schedule.ofDepartment, { query: { 'url-id': urlId } });
const lessonsIn = ({ schedules }: schedule.Schedule) => dayKeys.flatMap((day) => schedules?.[day] ?? []);

/** Returns the fields of a lesson that do not depend on the owner of the schedule. */
const withoutPlaces = ({ employees: _employees, split: _split, ...lesson }: schedule.Lesson) => lesson;

describe('PUB-01 schedule of a department', () => {
  it('department schedule: names the department, and the educators and groups of each lesson', async () => {
    const own = await ofDepartment('kaf-ps');
    expect(own.departmentDto).toMatchObject({ abbrev: 'Каф.ПС', urlId: 'kaf-ps' });
    expect([own.studentGroupDto, own.employeeDto]).toEqual([null, null]);
    const lessons = lessonsIn(own);
    expect(lessons.length).toBeGreaterThan(10);
    for (const { studentGroups, employees, announcement } of lessons) {
      expect(employees?.length).toBeGreaterThan(0);
      expect(announcement || studentGroups.length > 0).toBe(true);
    }
    expect(
      new Set(lessons.flatMap(({ employees }) => employees?.map(({ id }) => id) ?? [])).size,
    ).toBeGreaterThan(1);
  });

  it('department schedule: has the lessons of each of its educators, as in their own schedules', async () => {
    const own = await ofDepartment('kaf-ps');
    const educator = await visitor.call(schedule.ofEmployee, { params: { urlId: 'i-obrazcov' } });
    const isHis = ({ employees }: schedule.Lesson) => employees?.some(({ urlId }) => urlId === 'i-obrazcov');
    expect(lessonsIn(own).filter(isHis).map(withoutPlaces)).toEqual(lessonsIn(educator).map(withoutPlaces));
    expect(own.exams.filter(isHis).map(withoutPlaces)).toEqual(educator.exams.map(withoutPlaces));
    expect(own).toMatchObject({ currentTerm: educator.currentTerm, nextTerm: educator.nextTerm });
  });

  it('department schedule: is found by id too', async () => {
    const { departmentDto, schedules } = await ofDepartment('kaf-ps');
    const query = { id: String(departmentDto.id) };
    expect(await visitor.call(schedule.ofDepartment, { query })).toMatchObject({ departmentDto, schedules });
  });

  it('department schedule: is empty without lessons, and returns 404 for an unknown department', async () => {
    const [top] = await visitor.call(departments.tree, {});
    const query = { id: String(top?.data.id) };
    expect(await visitor.call(schedule.ofDepartment, { query })).toMatchObject({
      departmentDto: { name: top?.data.name },
      schedules: null,
      exams: [],
    });
    await expect(ofDepartment('kaf-none')).rejects.toMatchObject({
      status: 404,
      reason: 'department-not-found',
    });
  });
});

describe('simultaneous lessons', () => {
  let changed: TestServer;
  let admin: Visitor;
  beforeAll(async () => {
    changed = await startTestServer();
    admin = await changed.client('admin');
  });
  afterAll(() => changed.close());

  it('PUB-01 department schedule: merges simultaneous lessons of one stream, not those of two educators', async () => {
    const before = await admin.call(schedule.ofDepartment, { query: { 'url-id': 'kaf-ps' } });
    const educators = [
      ...new Set(lessonsIn(before).flatMap(({ employees }) => employees?.map(({ id }) => id) ?? [])),
    ];
    const groupIdOf = async (studentGroup: string) =>
      (await admin.call(schedule.ofGroup, { query: { studentGroup } })).studentGroupDto?.id ?? 0;
    const [groupId, otherId] = [await groupIdOf('428501'), await groupIdOf('428502')];
    const make = (employeeId: number | undefined, group: number) =>
      admin.call(resources.lessons.create, {
        body: {
          term: '2026-autumn',
          isExam: false,
          day: 6,
          weeks: [1],
          subgroup: 0,
          startTime: '17:25',
          endTime: '18:45',
          subject: 'Поток',
          subjectFull: 'Поток',
          type: 'ЛК',
          note: null,
          rooms: [],
          date: null,
          startDate: null,
          endDate: null,
          isAnnouncement: false,
          groupIds: [group],
          employeeIds: employeeId === undefined ? [] : [employeeId],
          inSpiteOfClash: true,
        },
      });
    const [first, second] = educators;
    await make(first, groupId);
    await make(first, otherId);
    await make(second, groupId);
    const after = await admin.call(schedule.ofDepartment, { query: { 'url-id': 'kaf-ps' } });
    const created = lessonsIn(after).filter(({ subject }) => subject === 'Поток');
    expect(
      created.map(({ employees, studentGroups }) => [
        employees?.map(({ id }) => id),
        studentGroups.map(({ name }) => name),
      ]),
    ).toEqual([
      [[first], ['428501', '428502']],
      [[second], ['428501']],
    ]);
  });
});
