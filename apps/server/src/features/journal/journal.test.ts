import * as calls from '@semestr/api/journal';
import * as notifications from '@semestr/api/notifications';
import { lessons as planned } from '@semestr/api/timetable';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { stored } from '../../../test/stored-data.ts';
import { groups } from '../../db/tables/groups.ts';
import { students } from '../../db/tables/students.ts';
import { openJournal } from '../../domain/journal-days.ts';

let server: TestServer;
let student: Visitor;
let headman: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
  headman = await server.client('headman');
});
afterAll(() => server.close());

const ownLessons = async () => {
  const [own] = await student.call(calls.own, {});
  return own?.student.lessons ?? [];
};

describe('own journal', () => {
  it('journal: has the lessons of the own subgroup up to today, with marks and absences', async () => {
    const [own, ...others] = await student.call(calls.own, {});
    expect(others).toEqual([]);
    expect(own?.students).toEqual([]);
    expect(own?.student.fio).toBe('Лисицкая Анна Игоревна');
    const lessons = own?.student.lessons ?? [];
    expect(lessons.length).toBeGreaterThan(150);
    expect(new Set(lessons.map(({ subGroup }) => subGroup))).toEqual(new Set([0, own?.student.subGroup]));
    expect(lessons.at(-1)?.dateString).toBe('20.11.2026');
    expect(lessons.map(({ dateString }) => dateString)).not.toContain('07.11.2026');
    expect(new Set(lessons.map(({ lessonTypeId }) => lessonTypeId))).toEqual(new Set([2, 3, 4]));
    expect(new Set(lessons.map(({ controlPoint }) => controlPoint))).toEqual(
      new Set(['КТ 1', 'КТ 2', 'КТ 3']),
    );
    const missed = lessons.filter(({ gradeBookOmissions }) => gradeBookOmissions > 0);
    expect(new Set(missed.map(({ isRespectfulOmission }) => isRespectfulOmission))).toEqual(
      new Set([true, false]),
    );
    const marks = lessons.flatMap((lesson) => lesson.marks);
    expect(marks.length).toBeGreaterThan(5);
    expect(marks.every((mark) => mark >= 1 && mark <= 10)).toBe(true);
  });

  it('journal: returns 404 for users who are not students', async () => {
    const teacher = await server.client('teacher');
    await expect(teacher.call(calls.own, {})).rejects.toMatchObject({ status: 404 });
    expect(await teacher.call(calls.isGroupHead, {})).toBe(false);
  });
});

describe('subjects of a group', () => {
  it('journal subjects: are sorted by name, each type with its separate subgroups', async () => {
    const found = await student.call(calls.subjects, {});
    const [lecture, ...others] = found['Объектно-ориентированное программирование'] ?? [];
    expect(lecture).toMatchObject({ lessonTypeAbbrev: 'ЛК', subgroup: [0] });
    expect(others).toContainEqual({
      id: expect.any(Number) as number,
      lessonTypeAbbrev: 'ЛР',
      subgroup: [1, 2],
    });
    const bySubgroup = Object.values(await student.call(calls.subgroupSubjects, {})).flat();
    expect(bySubgroup.every(({ subgroup }) => !subgroup.includes(0))).toBe(true);
    expect(bySubgroup.length).toBeGreaterThan(0);
    const lab = others.find(({ lessonTypeAbbrev }) => lessonTypeAbbrev === 'ЛР');
    expect(await student.call(calls.subgroups, { query: { termHoursId: String(lab?.id) } })).toEqual([1, 2]);
  });

  it('journal subjects: show the group head all students, or one subgroup', async () => {
    const bySubgroup = Object.values(await headman.call(calls.subgroupSubjects, {})).flat();
    const subjectId = String(bySubgroup[0]?.id);
    const [all] = await headman.call(calls.wholeSubject, { params: { subjectId } });
    const [half] = await headman.call(calls.subgroupOfSubject, { params: { subjectId, subgroup: '1' } });
    expect(new Set(all?.students.map(({ subGroup }) => subGroup))).toEqual(new Set([1, 2]));
    expect(half?.students.map(({ id }) => id)).toEqual(
      all?.students.filter(({ subGroup }) => subGroup === 1).map(({ id }) => id),
    );
    for (const { lessons } of half?.students ?? [])
      expect(new Set(lessons.map(({ subGroup }) => subGroup))).toEqual(new Set([1]));
  });

  it('journal subjects: a subject of another group returns 404', async () => {
    const mine = Object.values(await headman.call(calls.subjects, {})).flat();
    const [foreign] = Object.values(
      await (await server.client('unconfirmed')).call(calls.subjects, {}),
    ).flat();
    const subjectId = String(foreign?.id);
    expect(mine.map(({ id }) => String(id))).not.toContain(subjectId);
    const requests = [
      () => headman.call(calls.wholeSubject, { params: { subjectId } }),
      () => headman.call(calls.subgroupOfSubject, { params: { subjectId, subgroup: '0' } }),
      () => headman.call(calls.subgroups, { query: { termHoursId: subjectId } }),
    ];
    for (const answer of requests) await expect(answer()).rejects.toMatchObject({ status: 404 });
  });
});

describe('day of the group', () => {
  const day = async (date: string) => (await headman.call(calls.byDate, { query: { date } })).lessons;

  it('journal day: lists each lesson with its students', async () => {
    const lessons = await day('2026-11-19');
    expect(lessons.length).toBeGreaterThan(1);
    const [first] = lessons;
    expect(first).toMatchObject({ dateString: '19-11-2026', lessonPeriod: { lessonPeriodHours: 2 } });
    const whole = lessons.find(({ subGroup }) => subGroup === 0)?.students.length ?? 0;
    for (const { students: list, subGroup } of lessons) {
      expect(list.length > 0).toBe(true);
      expect(list.length < whole).toBe(subGroup !== 0);
    }
  });

  it('journal day: shows the educators and rooms of each lesson from the plan', async () => {
    const lessons = await day('2026-11-18');
    expect(lessons.filter(({ educator, room }) => educator && room)).toHaveLength(lessons.length);
  });

  it('journal day: only days with lessons are available', async () => {
    const query = { from: '2026-11-05', to: '2026-11-10' };
    const found = await headman.call(calls.days, { query });
    // 7 and 8 November: a holiday and a Sunday.
    expect(found).toEqual(['2026-11-05', '2026-11-06', '2026-11-09', '2026-11-10']);
    expect(await headman.call(calls.days, { query: { from: '2026-11-10', to: '2026-11-05' } })).toEqual([]);
  });

  it('journal day: is created from the plan once it has begun, only once', async () => {
    const today = await day('2026-11-20');
    expect(today.length).toBeGreaterThan(0);
    await openJournal(server.db, server.clock.now());
    expect(await day('2026-11-20')).toEqual(today);
    expect(await day('2026-11-23')).toEqual([]);
    expect(await day('2026-11-22')).toEqual([]);
    await openJournal(server.db, new Date('2026-11-23T05:00:00Z'));
    expect((await day('2026-11-23')).length).toBeGreaterThan(0);
    expect(await day('2026-11-22')).toEqual([]);
  });

  it('journal day: reading a day stores nothing', async () => {
    const before = await stored(server.db);
    for (const date of ['2026-11-19', '2026-11-20', '2026-11-24', '2026-09-07']) await day(date);
    expect(await stored(server.db)).toEqual(before);
  });

  it('journal day: includes a lesson of today immediately after its creation in the console', async () => {
    const admin = await server.as('admin');
    const [group] = await server.db.select().from(groups).where(eq(groups.name, '428501'));
    await admin.call(planned.create, {
      body: {
        term: '2026-autumn',
        isExam: false,
        day: 5,
        weeks: null,
        subgroup: 0,
        startTime: '19:00',
        endTime: '20:20',
        subject: 'ДВ',
        subjectFull: 'Дополнительное занятие',
        type: 'ЛК',
        note: null,
        rooms: [],
        date: '2026-11-20',
        startDate: null,
        endDate: null,
        isAnnouncement: false,
        groupIds: [group?.id ?? 0],
        employeeIds: [],
      },
    });
    expect((await day('2026-11-20')).map(({ nameAbbrev }) => nameAbbrev)).toContain('ДВ');
  });

  it('journal day: can be requested by a timestamp, in the university’s time zone', async () => {
    expect(await day('2026-11-18T21:00:00.000Z')).toEqual(await day('2026-11-19'));
  });
});

describe('noting absences', () => {
  const lessonOn = async (date: string) => {
    const { lessons } = await headman.call(calls.byDate, { query: { date } });
    const lesson = lessons.find(({ subGroup, nameAbbrev }) => subGroup === 0 && nameAbbrev !== 'КЧ');
    if (!lesson) throw new Error(`No lesson on ${date}`);
    return lesson;
  };
  const note = (idLesson: number, ...list: { student: number; hours: number }[]) =>
    headman.call(calls.note, { body: { idLesson, studentOmissionsHoursDtoList: list } });

  it('absences: noting sets the hours idempotently, and 0 removes them', async () => {
    const { id, students: list } = await lessonOn('2026-11-19');
    const someone = list[0]?.id ?? 0;
    const omissionIn = (answer: typeof list) => answer.find((one) => one.id === someone)?.omission;
    expect(omissionIn(await note(id, { student: someone, hours: 2 }))).toMatchObject({ missedHours: 2 });
    const again = await note(id, { student: someone, hours: 1 });
    expect(omissionIn(again)).toMatchObject({ missedHours: 1 });
    expect((await lessonOn('2026-11-19')).students).toEqual(again);
    expect(omissionIn(await note(id, { student: someone, hours: 0 }))).toBeNull();
  });

  it('absences: are visible to the absent student', async () => {
    const { id, students: list } = await lessonOn('2026-11-19');
    const anna = list.find(({ fio }) => fio.startsWith('Лисицкая'))?.id ?? 0;
    await note(id, { student: anna, hours: 1 });
    const ownLesson = (await ownLessons()).find((lesson) => lesson.id === id);
    expect(ownLesson?.gradeBookOmissions).toBe(1);
    await note(id, { student: anna, hours: 0 });
  });

  it('absences: show who noted them last and when, and are closed two weeks after the lesson', async () => {
    const { id } = await lessonOn('2026-11-19');
    await note(id, { student: (await lessonOn('2026-11-19')).students[0]?.id ?? 0, hours: 0 });
    const notedLesson = await lessonOn('2026-11-19');
    expect(notedLesson).toMatchObject({
      notedBy: expect.stringMatching(/^[А-Я][а-я]+ [А-Я]\./) as string,
      notedAt: expect.stringMatching(/^2026-11-20T/) as string,
      fullSubject: expect.stringMatching(/\S/) as string,
      isClosed: false,
    });
    expect((await lessonOn('2026-11-05')).isClosed).toBe(true);
  });

  it('absences: rejects an outdated state, but accepts a request without one', async () => {
    const firstState = await lessonOn('2026-11-18');
    const list = [{ student: firstState.students[0]?.id ?? 0, hours: 1 }];
    const body = { idLesson: firstState.id, studentOmissionsHoursDtoList: list };
    expect(firstState.notedAt).toBe(null);
    await headman.call(calls.note, { body: { ...body, seenAt: null } });
    const noter = await server.client('noter');
    const other = [{ student: firstState.students[0]?.id ?? 0, hours: 2 }];
    const late = { idLesson: firstState.id, studentOmissionsHoursDtoList: other };
    await expect(noter.call(calls.note, { body: { ...late, seenAt: null } })).rejects.toMatchObject({
      status: 409,
      reason: 'lesson-noted-meanwhile',
    });
    const now = await lessonOn('2026-11-18');
    expect(now.students[0]?.omission?.missedHours).toBe(1);
    await noter.call(calls.note, { body: { ...late, seenAt: now.notedAt ?? null } });
    await headman.call(calls.note, { body });
    expect((await lessonOn('2026-11-18')).students[0]?.omission?.missedHours).toBe(1);
  });

  it('absences: notify the absent student, once per lesson', async () => {
    const { id, nameAbbrev, lessonTypeAbbrev, students: list } = await lessonOn('2026-11-19');
    const anna = list.find(({ fio }) => fio.startsWith('Лисицкая'))?.id ?? 0;
    const before = await student.call(notifications.count, {});
    await note(id, { student: anna, hours: 2 });
    await note(id, { student: anna, hours: 1 });
    const { notifications: received, totalElements } = await student.call(notifications.list, { query: {} });
    expect(totalElements).toBe(before + 1);
    expect(received[0]?.message).toBe(`Отмечен пропуск: ${nameAbbrev} (${lessonTypeAbbrev}), 19.11.2026.`);
    await note(id, { student: anna, hours: 0 });
  });

  it('absences: rejects more hours than the lesson has with the field, and stores nothing', async () => {
    const before = await lessonOn('2026-11-19');
    const [one, other] = before.students;
    const list = [
      { student: one?.id ?? 0, hours: 1 },
      { student: other?.id ?? 0, hours: 3 },
    ];
    await expect(note(before.id, ...list)).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'studentOmissionsHoursDtoList.1.hours', reason: 'too-big' }],
    });
    expect(await lessonOn('2026-11-19')).toEqual(before);
  });

  it('absences: cannot be noted later than two weeks after the lesson', async () => {
    const { id, students: list } = await lessonOn('2026-11-05');
    await expect(note(id, { student: list[0]?.id ?? 0, hours: 1 })).rejects.toMatchObject({
      status: 409,
      reason: 'lesson-closed',
    });
    const within = await lessonOn('2026-11-06');
    expect(await note(within.id, { student: within.students[0]?.id ?? 0, hours: 0 })).toHaveLength(
      within.students.length,
    );
  });

  it('absences: cannot be noted for another group or its students', async () => {
    const { id } = await lessonOn('2026-11-19');
    const [stranger] = await server.db
      .select()
      .from(students)
      .where(ne(students.groupId, await groupId()));
    await expect(note(id, { student: stranger?.id ?? 0, hours: 1 })).rejects.toMatchObject({ status: 404 });
    await expect(note(1, { student: 1, hours: 1 })).rejects.toMatchObject({ status: 404 });
  });
});

const groupId = async (): Promise<number> => {
  const rows = await server.db.select().from(groups);
  return rows.find(({ name }) => name === '428501')?.id ?? 0;
};

describe('permission to note', () => {
  const idIn = async (login: string): Promise<number> => {
    const list = await headman.call(calls.groupStudents, {});
    return list.find(({ username }) => username === login)?.id ?? 0;
  };

  it('permission to note: is visible to the group, like the position of its head', async () => {
    expect(await student.call(calls.whoCanNote, {})).toContain(await idIn(logins.noter));
    expect(await headman.call(calls.isGroupHead, {})).toBe(true);
    expect(await student.call(calls.isGroupHead, {})).toBe(false);
  });

  it('permission to note: changes by the group head take effect immediately', async () => {
    const id = await idIn(logins.student);
    const request = { query: { date: '2026-11-19' } };
    await expect(student.call(calls.byDate, request)).rejects.toMatchObject({ status: 403 });
    await headman.call(calls.assignResponsible, { body: { studentIds: [id], studentFlags: [true] } });
    expect(await headman.call(calls.whoCanNote, {})).toContain(id);
    expect((await student.call(calls.byDate, request)).lessons).not.toEqual([]);
    await headman.call(calls.removeResponsible, { body: [id] });
    await expect(student.call(calls.byDate, request)).rejects.toMatchObject({ status: 403 });
  });

  it('permission to note: cannot be changed by students who are not the group head', async () => {
    const noter = await server.client('noter');
    const refused = noter.call(calls.removeResponsible, { body: [await idIn(logins.noter)] });
    await expect(refused).rejects.toMatchObject({ status: 409, reason: 'not-group-head' });
  });

  it('permission to note: rejects students of another group and changes nothing', async () => {
    const before = await headman.call(calls.whoCanNote, {});
    const [stranger] = await server.db
      .select()
      .from(students)
      .where(ne(students.groupId, await groupId()));
    const ids = [await idIn(logins.student), stranger?.id ?? 0];
    const refused = headman.call(calls.assignResponsible, {
      body: { studentIds: ids, studentFlags: [true, true] },
    });
    await expect(refused).rejects.toMatchObject({ status: 404 });
    expect(await headman.call(calls.whoCanNote, {})).toEqual(before);
  });
});
