import * as schedule from '@semestr/api/schedule';
import { dayKeys } from '@semestr/core/schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groups, groupTerms } from '../../db/tables/groups.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await server.client();
});
afterAll(() => server.close());

const ofGroup = (studentGroup: string) => visitor.call(schedule.ofGroup, { query: { studentGroup } });
const ofEmployee = (urlId: string) => visitor.call(schedule.ofEmployee, { params: { urlId } });
const lessonsOf = ({ schedules, nextSchedules, exams }: schedule.Schedule): schedule.Lesson[] => [
  ...Object.values(schedules ?? {}).flatMap((day) => day ?? []),
  ...Object.values(nextSchedules ?? {}).flatMap((day) => day ?? []),
  ...exams,
];

describe('PUB-01 schedule of a group', () => {
  it('group schedule: contains the group with its faculty and speciality, and no employee', async () => {
    const stored = await ofGroup('428501');
    expect(stored.employeeDto).toBeNull();
    expect(stored.studentGroupDto).toMatchObject({
      name: '428501',
      facultyAbbrev: 'ФИС',
      facultyName: 'Факультет информационных систем',
      specialityAbbrev: 'РИС',
      course: 2,
      educationDegree: 1,
    });
  });

  it('group schedule: every lesson has the fields that existing clients need (wire 5.4)', async () => {
    const lessons = lessonsOf(await ofGroup('428501'));
    expect(lessons.length).toBeGreaterThan(20);
    for (const lesson of lessons) {
      expect(lesson.employees).not.toBeNull();
      expect(lesson.startLessonTime).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(lesson.startLessonTime < lesson.endLessonTime).toBe(true);
      const never = ['numSubgroup', 'auditories', 'studentGroups', 'announcement', 'split'] as const;
      for (const field of never) expect(lesson[field] ?? field).not.toBe(field);
      expect(lesson.studentGroups.map(({ name }) => name)).toEqual(['428501']);
    }
  });

  it('group schedule: has only days with lessons as keys, in the order of the week and of the day', async () => {
    for (const group of ['428501', '228501']) {
      const week = Object.entries((await ofGroup(group)).schedules ?? {});
      expect(week.length).toBeGreaterThan(0);
      const days = week.map(([day]) => day);
      expect(days).toEqual(dayKeys.filter((day) => days.includes(day)));
      for (const [, lessons = []] of week) {
        expect(lessons.length).toBeGreaterThan(0);
        const starts = lessons.map(({ startLessonTime }) => startLessonTime);
        expect(starts).toEqual(starts.toSorted());
      }
    }
  });

  it('group schedule: has at most one exam per day, in order', async () => {
    const { exams, startExamsDate, endExamsDate } = await ofGroup('428501');
    const days = exams.map(({ dateLesson }) => dateLesson?.split('.').toReversed().join('-') ?? '');
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual(days.toSorted());
    const [start, end] = [startExamsDate, endExamsDate].map(
      (date) => date?.split('.').toReversed().join('-') ?? '',
    );
    expect(days.every((day) => day >= (start ?? '') && day <= (end ?? ''))).toBe(true);
  });

  it('group schedule: returns an empty 404 for an unknown group', async () => {
    const response = await visitor.fetch('/api/v1/schedule?studentGroup=000000');
    expect([response.status, await response.text()]).toEqual([404, '']);
    await expect(ofGroup('000000')).rejects.toMatchObject({ reason: 'schedule-not-found' });
  });

  it('group schedule: returns an empty 404 for a group without a published schedule', async () => {
    const [any] = await server.db.select().from(groups).limit(1);
    if (!any) throw new Error('The demo university has no groups');
    const { id: _id, ...rest } = any;
    await server.db.insert(groups).values({ ...rest, name: '999999' });
    const response = await visitor.fetch('/api/v1/schedule?studentGroup=999999');
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it('group schedule: without lessons, exams are an empty list, not null', async () => {
    const [bare] = await server.db
      .insert(groups)
      .values({ ...(await anyGroup()), name: '888888' })
      .returning();
    await server.db.insert(groupTerms).values({
      groupId: bare?.id ?? 0,
      term: '2026-autumn',
      start: '2026-09-01',
      end: '2026-12-20',
      updatedOn: '2026-09-01',
    });
    expect(await ofGroup('888888')).toMatchObject({ schedules: null, exams: [], isZaochOrDist: null });
  });
});

async function anyGroup() {
  const [row] = await server.db.select().from(groups).limit(1);
  if (!row) throw new Error('The demo university has no groups');
  const { id: _id, ...rest } = row;
  return rest;
}

describe('PUB-01 schedule of an educator', () => {
  it('educator schedule: contains the educator with the full degree, and no group', async () => {
    const stored = await ofEmployee('i-obrazcov');
    expect(stored.studentGroupDto).toBeNull();
    expect(stored.employeeDto).toMatchObject({
      lastName: 'Образцов',
      degree: 'кандидат технических наук',
      degreeAbbrev: 'к.т.н.',
      jobPositions: null,
    });
  });

  it('educator schedule: has a stream’s lecture once, with all its groups and no employees', async () => {
    const lessons = lessonsOf(await ofEmployee('i-obrazcov'));
    expect(lessons.every(({ employees }) => employees === null)).toBe(true);
    const streams = lessons.filter(({ studentGroups }) => studentGroups.length > 1);
    expect(streams.map(({ studentGroups }) => studentGroups.map(({ name }) => name))).toContainEqual([
      '428501',
      '428502',
    ]);
    const slots = Object.entries((await ofEmployee('i-obrazcov')).schedules ?? {}).flatMap(
      ([day, rows = []]) =>
        rows.flatMap((row) =>
          (row.weekNumber ?? []).map(
            (week) => `${day} ${week} ${row.startLessonTime} ${row.startLessonDate}`,
          ),
        ),
    );
    expect(new Set(slots).size).toBe(slots.length);
  });

  it('educator schedule: has the same lessons as the groups’ schedules', async () => {
    const own = lessonsOf(await ofEmployee('i-obrazcov')).filter(({ studentGroups }) =>
      studentGroups.some(({ name }) => name === '428501'),
    );
    const groupLessons = lessonsOf(await ofGroup('428501')).filter(({ employees }) =>
      employees?.some(({ urlId }) => urlId === 'i-obrazcov'),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own).toHaveLength(groupLessons.length);
  });

  it('educator schedule: returns an empty 404 for an unknown educator or one without lessons', async () => {
    const rector = 'e-orlovskii';
    for (const urlId of ['nobody', rector, 'a%2Fb']) {
      const response = await visitor.fetch(`/api/v1/employees/schedule/${urlId}`);
      expect([response.status, await response.text()]).toEqual([404, '']);
    }
  });
});

it('CAL-02 current week: is a plain number that follows the clock', async () => {
  const week = async (time: string) => {
    server.clock.set(time);
    return (await visitor.fetch('/api/v1/schedule/current-week')).text();
  };
  // The first study week began on Monday, 31.08.2026: this is the twelfth, the last of the third cycle.
  expect(await week('2026-11-20T09:58:00Z')).toBe('4');
  // Midnight at the university is 21:00 UTC.
  expect(await week('2026-11-22T20:59:59Z')).toBe('4');
  expect(await week('2026-11-22T21:00:00Z')).toBe('1');
});

it('faculties: are options with ids and abbreviations', async () => {
  expect(await visitor.call(schedule.faculties, {})).toEqual([
    { id: expect.any(Number) as number, text: 'ФИС' },
  ]);
});
