import * as departments from '@semestr/api/departments';
import * as imports from '@semestr/api/imports';
import * as schedule from '@semestr/api/schedule';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import {
  department,
  educator,
  employeeRow,
  forgetImports,
  group,
  lesson,
  lessonGroup,
  ofEmployee,
  ofGroup,
  wasStored,
  wasUnchanged,
  startImportServer,
} from '../../../test/import-answers.ts';

const { server, admin } = await startImportServer();

const send = (...body: schedule.Schedule[]) => admin.call(imports.schedules, { body });
const scheduleOfGroup = (studentGroup = '910101') =>
  admin.call(schedule.ofGroup, { query: { studentGroup } });
const scheduleOfEducator = (urlId = 'p-primerov') => admin.call(schedule.ofEmployee, { params: { urlId } });
const status = async (path: string) => (await server.fetch(`/api/v1/${path}`)).status;

const secondGroup = group({ id: 24_002, name: '910102' });
const twoGroups = [group(), secondGroup];
const unknown = {
  name: '930303',
  specialityName: 'Неизвестная инженерия',
  specialityCode: '6-05-0009-09',
  numberOfStudents: 17,
  educationDegree: 2,
};
const ofStream = lesson({
  employees: null,
  studentGroups: [lessonGroup('910101'), lessonGroup('910102'), unknown],
});

describe('schedule of an educator', () => {
  it('educator schedule import: the schedule is served with every group that it names, known or not', async () => {
    await admin.call(imports.groups, { body: twoGroups });
    const came = ofEmployee([], { schedules: { Понедельник: [ofStream] } });
    expect([await send(came), await send(came)]).toEqual([wasStored, wasUnchanged]);
    expect((await scheduleOfEducator()).schedules).toEqual(came.schedules);
    expect((await scheduleOfEducator()).employeeDto).toMatchObject({
      degree: 'кандидат технических наук',
      email: 'p.primerov@example.by',
    });
  });

  it.each(['910101', '930303'])(
    'educator schedule import: serves as the schedule of group %s, which has no separate one',
    async (studentGroup) => {
      await admin.call(imports.groups, { body: [group()] });
      const second = educator({ id: 50_002, urlId: 'a-primerova', lastName: 'Примерова' });
      await send(
        ofEmployee([], { schedules: { Понедельник: [ofStream], Среда: [ofStream] } }),
        ofEmployee([], { employeeDto: second, schedules: { Понедельник: [ofStream] } }),
      );
      const { schedules, studentGroupDto } = await scheduleOfGroup(studentGroup);
      expect(studentGroupDto?.name ?? null).toBe(studentGroup === '910101' ? studentGroup : null);
      const educators = Object.values(schedules ?? {}).map((day) =>
        day?.map(({ employees }) => employees?.map(({ urlId }) => urlId)),
      );
      expect(educators).toEqual([[['p-primerov', 'a-primerova']], [['p-primerov']]]);
      const { bytes } = await admin.call(schedule.report, { query: { 'student-group-name': studentGroup } });
      expect((await readSheet(Buffer.from(bytes))).flat().join(' ')).toContain('Введение в примеры');
      expect(await status('schedule?studentGroup=930304')).toBe(404);
    },
  );

  it('educator schedule import: the department’s report lists every group that it names', async () => {
    await admin.call(imports.departments, { body: [department] });
    await admin.call(imports.employees, { body: [employeeRow()] });
    await send(ofEmployee([], { schedules: { Понедельник: [ofStream] } }));
    const { bytes } = await admin.call(departments.report, {
      query: { 'department-id': String(department.id) },
    });
    const cells = (await readSheet(Buffer.from(bytes))).flat().map(String);
    expect(cells.join(' ')).toContain('910101, 910102, 930303');
  });

  it('educator schedule import: fills in the size and the speciality’s code of a group', async () => {
    await admin.call(imports.groups, { body: [group()] });
    await send(ofEmployee(['910101']));
    // The group's own schedule, which contains neither.
    await send(ofGroup({ schedules: { Понедельник: [lesson({ studentGroups: [] })] } }));
    const [own] = (await scheduleOfGroup()).schedules?.['Понедельник'] ?? [];
    expect(own?.studentGroups).toMatchObject([{ numberOfStudents: 25, specialityCode: '6-05-0001-01' }]);
  });

  it('educator schedule import: keeps the codes of two groups of one speciality', async () => {
    await admin.call(imports.groups, { body: twoGroups });
    const older = { ...lessonGroup('910102'), specialityCode: '1-40 04 01' };
    const came = ofEmployee([], {
      schedules: {
        Понедельник: [lesson({ employees: null, studentGroups: [lessonGroup('910101'), older] })],
      },
    });
    await send(came);
    await send(
      ofGroup({ studentGroupDto: group(), schedules: { Вторник: [lesson({ studentGroups: [] })] } }),
    );
    await send(
      ofGroup({ studentGroupDto: secondGroup, schedules: { Вторник: [lesson({ studentGroups: [] })] } }),
    );
    const codes = [];
    for (const name of ['910101', '910102']) {
      const day = (await scheduleOfGroup(name)).schedules?.['Вторник'] ?? [];
      codes.push(day.map(({ studentGroups }) => studentGroups.map(({ specialityCode }) => specialityCode)));
    }
    expect(codes).toEqual([[['6-05-0001-01']], [['1-40 04 01']]]);
  });

  it('educator schedule import: an announcement extends neither the term nor the session', async () => {
    const note = { announcement: true, subject: '', subjectFullName: '', lessonTypeAbbrev: null };
    const days = { startLessonDate: null, endLessonDate: null };
    const dated = (dateLesson: string) => lesson({ ...note, ...days, employees: null, dateLesson });
    // The university has no dates for this term.
    const lasting = lesson({ employees: null, startLessonDate: '05.09.2022', endLessonDate: '12.12.2022' });
    await send(
      ofEmployee(['910101'], {
        startDate: null,
        endDate: null,
        schedules: { Понедельник: [lasting], Пятница: [dated('30.12.2022')] },
        exams: [dated('25.11.2022')],
      }),
    );
    const { startDate, endDate, startExamsDate } = await scheduleOfEducator();
    expect([startDate, endDate, startExamsDate]).toEqual(['05.09.2022', '12.12.2022', null]);
  });

  it('educator schedule import: adds lessons only to groups without their own schedule in that term', async () => {
    await admin.call(imports.groups, { body: twoGroups });
    const own = ofGroup({ schedules: { Понедельник: [lesson()] } });
    const tuesday = lesson({ employees: null, studentGroups: [lessonGroup('910102')] });
    const came = ofEmployee([], {
      schedules: { Понедельник: [lesson({ employees: null })], Вторник: [tuesday] },
    });
    await send(own, came);
    expect((await scheduleOfEducator()).schedules).toEqual({
      Понедельник: [{ ...lesson(), employees: null }],
      Вторник: [tuesday],
    });
    expect((await scheduleOfGroup()).schedules).toEqual({ Понедельник: [lesson()] });
  });

  it('educator schedule import: adds lessons of another term to a published group', async () => {
    await send(ofGroup());
    const spring = lesson({
      employees: null,
      startLessonDate: '08.02.2027',
      endLessonDate: '05.06.2027',
      subject: 'Весна',
    });
    await send(
      ofEmployee([], { startDate: null, endDate: null, schedules: null, nextSchedules: { Среда: [spring] } }),
    );
    expect((await scheduleOfEducator()).nextSchedules).toEqual({ Среда: [spring] });
    expect((await scheduleOfGroup()).nextSchedules).toEqual({
      Среда: [{ ...spring, employees: [educator()] }],
    });
  });

  it('educator schedule import: keeps a lesson that takes place less often in the group’s own schedule', async () => {
    const own = ofGroup({ schedules: { Понедельник: [lesson({ weekNumber: [1] })] } });
    const came = ofEmployee([], {
      schedules: { Понедельник: [lesson({ employees: null, weekNumber: [1, 2, 3, 4] })] },
    });
    await send(own, came);
    const rows = (await scheduleOfEducator()).schedules?.['Понедельник'] ?? [];
    expect(new Set(rows.map(({ weekNumber }) => weekNumber?.join()))).toEqual(new Set(['1', '1,2,3,4']));
    expect((await scheduleOfGroup()).schedules).toEqual(own.schedules);
  });

  it('educator schedule import: serves a lesson for a published group and others once', async () => {
    await send(ofGroup(), ofEmployee([], { schedules: { Понедельник: [ofStream] } }));
    const rows = (await scheduleOfEducator()).schedules?.['Понедельник'] ?? [];
    expect(rows.map(({ studentGroups }) => studentGroups.map(({ name }) => name))).toEqual([
      ['910101', '910102', '930303'],
    ]);
  });

  it('educator schedule import: a group imported later gets its lessons', async () => {
    await send(ofEmployee(['910101']));
    await admin.call(imports.groups, { body: [group()] });
    const lessons = (await (
      await admin.fetch(`/api/v1/admin/lessons?filter=${encodeURIComponent('{"groupId":24001}')}`)
    ).json()) as unknown[];
    expect(lessons).toHaveLength(1);
  });
});

/** Orders with each element first, forwards and backwards, so that every element comes before and after every other. */
const orders = <T>(list: readonly T[]): T[][] =>
  [list, list.toReversed()].flatMap((one) =>
    one.map((_first, index) => [...one.slice(index), ...one.slice(0, index)]),
  );

describe('order of schedules', () => {
  const second = educator({ id: 50_002, urlId: 'a-primerova', lastName: 'Примерова' });
  const answers = {
    group: ofGroup({ schedules: { Понедельник: [lesson()], Среда: [lesson({ employees: [second] })] } }),
    other: ofGroup({
      studentGroupDto: group({ id: 24_002, name: '910102' }),
      schedules: { Понедельник: [lesson({ studentGroups: [lessonGroup('910102')] })] },
    }),
    educator: ofEmployee([], { schedules: { Понедельник: [ofStream], Вторник: [ofStream] } }),
    second: ofEmployee([], {
      employeeDto: second,
      schedules: { Среда: [lesson({ employees: null })], Пятница: [ofStream] },
    }),
  };

  it('educator schedule import: the result does not depend on the order, and a repeated import changes nothing', async () => {
    const outcomes = new Set<string>();
    for (const order of orders(Object.values(answers))) {
      for (const answer of order) expect(await send(answer)).toMatchObject({ stored: 1, refused: [] });
      for (const answer of order) expect(await send(answer)).toEqual(wasUnchanged);
      const served = [
        await scheduleOfGroup(),
        await scheduleOfGroup('910102'),
        await scheduleOfEducator(),
        await scheduleOfEducator('a-primerova'),
      ];
      outcomes.add(JSON.stringify(served));
      await forgetImports(server, admin);
    }
    expect([...outcomes]).toHaveLength(1);
  });
});
