import * as journal from '@semestr/api/journal';
import * as calls from '@semestr/api/rating';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groups } from '../../db/tables/groups.ts';
import { logins } from '../../../test/server.ts';
import { sharedServer } from '../../../test/shared-server.ts';

const server = await sharedServer();
const visitor = await server.client();
const [group] = await server.db.select().from(groups).where(eq(groups.name, '428501'));
const sdef = String(group?.specialityId);

const ofCard = (studentCardNumber: string) => visitor.call(calls.ofStudent, { query: { studentCardNumber } });

describe('rating of a course', () => {
  it('rating: lists all students, the best first', async () => {
    const rows = await visitor.call(calls.list, { query: { sdef, course: '2' } });
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map(({ studentCardNumber }) => studentCardNumber)).toContain(logins.student);
    expect(rows.map(({ average }) => average)).toEqual(
      rows.map(({ average }) => average).toSorted((a, b) => b - a),
    );
    expect(await visitor.call(calls.list, { query: { sdef, year: '2025' } })).toEqual(rows);
  });

  it('rating: values match the student’s own lessons', async () => {
    const rows = await visitor.call(calls.list, { query: { sdef, course: '2' } });
    const row = rows.find(({ studentCardNumber }) => studentCardNumber === logins.student);
    const { lessons } = await ofCard(logins.student);
    const marks = lessons.flatMap((lesson) => lesson.marks);
    expect(row?.average).toBeCloseTo(marks.reduce((sum, mark) => sum + mark, 0) / marks.length, 2);
    const hoursOf = (list: typeof lessons) =>
      list
        .filter(({ isRespectfulOmission }) => !isRespectfulOmission)
        .reduce((sum, lesson) => sum + lesson.gradeBookOmissions, 0);
    expect(row?.hours).toBe(hoursOf(lessons));
    expect(row?.firstHours).toBe(hoursOf(lessons.filter(({ controlPoint }) => controlPoint === 'КТ 1')));
  });

  it('rating: omits keys without a value', async () => {
    const response = await server.fetch(`/api/v1/rating?sdef=${sdef}&course=1`);
    const rows = (await response.json()) as object[];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'object')).toEqual(
      [],
    );
  });

  it('rating: is empty for a course without students', async () => {
    expect(await visitor.call(calls.list, { query: { sdef: '7', course: '2' } })).toEqual([]);
  });
});

describe('lessons of one student', () => {
  it('rating lessons: match the student’s journal, without the name', async () => {
    const student = await server.as('student');
    const [own] = await student.call(journal.own, {});
    expect(await ofCard(logins.student)).toEqual({ ...own?.student, fio: ' ' });
  });

  it('rating lessons: include the full names of the subjects on request', async () => {
    const plain = await ofCard(logins.student);
    const { subjectNames, ...rest } = await visitor.call(calls.ofStudent, {
      query: { studentCardNumber: logins.student, names: 'true' },
    });
    expect(rest).toEqual(plain);
    expect(subjectNames).toMatchObject({ ФизК: 'Физическая культура' });
    expect(new Set(Object.keys(subjectNames ?? {}))).toEqual(
      new Set(plain.lessons.map(({ lessonNameAbbrev }) => lessonNameAbbrev)),
    );
  });

  it('rating lessons: an unknown student card number returns 404', async () => {
    await expect(ofCard('99999999')).rejects.toMatchObject({ status: 404 });
    const search = (studentCardNumber: string) =>
      visitor.call(calls.search, { query: { studentCardNumber } });
    expect(await search('99999999')).toEqual([]);
    expect(await search(logins.student)).toEqual([{ studentCardNumber: logins.student }]);
  });
});

describe('personal rating', () => {
  it('personal rating: groups the same lessons by subject, with the tasks marked in labs', async () => {
    const student = await server.as('student');
    const { subjects, deadlines } = await student.call(calls.personal, {});
    const lessons = subjects.flatMap(({ lessonTypes }) => lessonTypes.flatMap((type) => type.lessons));
    const own = (await ofCard(logins.student)).lessons;
    expect(lessons).toHaveLength(own.length);
    expect(new Set(lessons.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
    const labs = subjects.flatMap(({ lessonTypes }) => lessonTypes).filter(({ abbrev }) => abbrev === 'ЛР');
    expect(new Set(deadlines.map(({ termHoursId }) => termHoursId))).toEqual(
      new Set(labs.map(({ termHoursId }) => termHoursId)),
    );
    const tasks = labs.flatMap((type) => type.lessons).flatMap(({ marks }) => marks);
    expect(tasks.length).toBeGreaterThan(0);
    expect(tasks.every(({ taskNumber }) => taskNumber !== null)).toBe(true);
  });

  it('personal rating: shows which absences are excused, and the position in the rating of the course', async () => {
    const { subjects, standing } = await (await server.as('student')).call(calls.personal, {});
    const lessons = subjects.flatMap(({ lessonTypes }) => lessonTypes.flatMap((type) => type.lessons));
    const missed = lessons.filter(({ gradebookOmissions }) => gradebookOmissions > 0);
    expect(new Set(missed.map(({ isRespectfulOmission }) => isRespectfulOmission))).toEqual(
      new Set([true, false]),
    );
    if (!standing) throw new Error('The student is in a course');
    const { course, studentCardNumber, place, total, points } = standing;
    expect(String(standing.sdef)).toBe(sdef);
    expect(studentCardNumber).toBe(logins.student);
    const rows = await (await server.client()).call(calls.list, {
      query: { sdef, course: String(course) },
    });
    expect(total).toBe(rows.length);
    const own = rows.find((row) => row.studentCardNumber === studentCardNumber);
    expect(place).toBe(1 + rows.filter(({ average }) => average > (own?.average ?? 0)).length);
    expect(points.map(({ point, average, hours }) => [point, average, hours])).toEqual(
      [
        [1, own?.firstAverage ?? null, own?.firstHours],
        [2, own?.secondAverage ?? null, own?.secondHours],
        [3, own?.thirdAverage ?? null, own?.thirdHours],
      ].filter(([, , hours]) => hours !== undefined),
    );
  });

  it('personal rating: returns 404 for users who are not students', async () => {
    const teacher = await server.as('teacher');
    await expect(teacher.call(calls.personal, {})).rejects.toMatchObject({ status: 404 });
  });
});
