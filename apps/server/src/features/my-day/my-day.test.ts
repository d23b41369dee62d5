import * as calls from '@semestr/api/my-day';
import * as library from '@semestr/api/library';
import * as rating from '@semestr/api/rating';
import { addDays, type IsoDate } from '@semestr/core/dates';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { loans } from '../../db/tables/library.ts';
import { markSheets, markSheetTypes } from '../../db/tables/mark-sheets.ts';
import { marks } from '../../db/tables/marks.ts';
import { profilingApplications } from '../../db/tables/profiling.ts';
import { students } from '../../db/tables/students.ts';
import { studyApplications } from '../../db/tables/study.ts';

const today = '2026-11-20';

let server: TestServer;
let student: Visitor;
let studentId: number;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
  const [row] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  studentId = row?.id ?? 0;
  // Removes demo data of this student that would interfere with these tests.
  await server.db.delete(loans);
  await server.db.delete(markSheets);
  await server.db.delete(studyApplications);
  await server.db.delete(profilingApplications).where(eq(profilingApplications.studentId, studentId));
  await server.db.update(students).set({ hasProfiling: false }).where(eq(students.id, studentId));
  const own = eq(marks.studentId, studentId);
  await server.db.update(marks).set({ isDifference: false }).where(own);
  await server.db
    .update(marks)
    .set({ mark: '8', date: '2026-06-10' })
    .where(and(own, isNotNull(marks.mark)));
});
afterAll(() => server.close());

const due = async () => (await student.call(calls.own, {})).due;

const lend = (title: string, dueOn: IsoDate, returnedOn: IsoDate | null = null) =>
  server.db.insert(loans).values({ studentId, title, author: '', takenOn: '2026-09-01', dueOn, returnedOn });

/** Returns the first markbook line with a mark. */
async function firstLine() {
  const [line] = await server.db
    .select({ mark: marks, discipline: disciplines })
    .from(marks)
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .where(and(eq(marks.studentId, studentId), isNotNull(marks.mark)))
    .orderBy(asc(marks.id));
  if (!line) throw new Error('The student has marks');
  return line;
}

it('my day: shows the subgroup', async () => {
  const [row] = await server.db.select().from(students).where(eq(students.id, studentId));
  expect(row?.subgroup).toBeGreaterThan(0);
  expect((await student.call(calls.own, {})).subgroup).toBe(row?.subgroup);
});

describe('tasks', () => {
  it('my day tasks: are empty when nothing is due', async () => expect(await due()).toEqual([]));

  it('my day tasks: include books overdue or due within two weeks, the most urgent first', async () => {
    await lend('Позже', addDays(today, 15));
    await lend('Скоро', addDays(today, 14));
    await lend('Просрочена', addDays(today, -40));
    await lend('Сдана', today, today);
    expect(await due()).toEqual([
      { kind: 'book', title: 'Просрочена', date: addDays(today, -40) },
      { kind: 'book', title: 'Скоро', date: addDays(today, 14) },
    ]);
    expect((await student.call(library.books, {})).map(({ title }) => title)).toContain('Позже');
    await server.db.delete(loans);
  });

  it('my day tasks: include failed disciplines until a mark sheet or an application is pending', async () => {
    const { mark, discipline } = await firstLine();
    const set = (change: Partial<typeof marks.$inferInsert>) =>
      server.db.update(marks).set(change).where(eq(marks.id, mark.id));
    await set({ mark: '2' });
    const debt = { kind: 'debt', title: discipline.name, date: null };
    expect(await due()).toEqual([debt]);

    const request = { studentId, createdAt: server.clock.now() };
    await server.db.insert(studyApplications).values({
      ...request,
      state: 'considered',
      purpose: 'parallel',
      educationTermId: mark.id,
      subject: discipline.name,
      term: discipline.semester,
    });
    expect(await due()).toEqual([]);
    await server.db.update(studyApplications).set({ state: 'unsigned' });
    expect(await due()).toEqual([{ kind: 'contract', title: discipline.name, date: null }]);
    await server.db.update(studyApplications).set({ state: 'rejected' });
    expect(await due()).toEqual([debt]);

    const [type] = await server.db.select().from(markSheetTypes);
    await server.db.insert(markSheets).values({
      ...request,
      state: 'processing',
      typeId: type?.id ?? 0,
      isExcused: false,
      retakes: 1,
      term: discipline.semester,
      subjectId: discipline.id,
      subject: discipline.name,
      subjectAbbrev: discipline.abbrev,
      lessonType: '',
    });
    expect(await due()).toEqual([]);
    await server.db.update(markSheets).set({ state: 'printed', expiresOn: today });
    expect(await due()).toEqual([{ kind: 'mark-sheet', title: discipline.name, date: today }]);
    await set({ mark: '6' });
    expect(await due()).toEqual([]);
    await set({ mark: '3' });
    await server.db.update(markSheets).set({ expiresOn: addDays(today, -1) });
    expect(await due()).toEqual([debt]);
    await set({ mark: null, isDifference: true });
    expect(await due()).toEqual([{ ...debt, kind: 'difference' }]);
    await set({ mark: '8', isDifference: false });
  });

  it('my day tasks: include the choice of a specialisation while it is open and nothing is chosen', async () => {
    await server.db.update(students).set({ hasProfiling: true }).where(eq(students.id, studentId));
    const [choice] = await due();
    expect(choice).toMatchObject({ kind: 'profiling', title: '' });
    server.clock.set(`${addDays(choice?.date ?? today, 1)}T09:00:00Z`);
    student = await server.client('student');
    expect(await due()).toEqual([]);
  });
});

describe('new marks', () => {
  it('my day marks: include those of the last week, newest first, as in the rating and the markbook', async () => {
    server.clock.set(`${today}T09:00:00Z`);
    student = await server.client('student');
    const { mark, discipline } = await firstLine();
    await server.db.update(marks).set({ mark: '7', date: today }).where(eq(marks.id, mark.id));
    const { marks: own } = await student.call(calls.own, {});
    expect(own[0]).toEqual({
      subject: discipline.name,
      mark: '7',
      work: discipline.control,
      taskNumber: null,
      date: today,
    });
    const dates = own.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const { subjects } = await student.call(rating.personal, {});
    const week = subjects
      .flatMap(({ lessonTypes }) => lessonTypes.flatMap(({ lessons }) => lessons))
      .filter(({ dateString }) => {
        const [day = '', month = '', year = ''] = dateString.split('.');
        const date = `${year}-${month}-${day}`;
        return addDays(today, -7) <= date && date <= today;
      })
      .flatMap((lesson) => lesson.marks.map((one) => String(one.mark)));
    expect(week.length).toBeGreaterThan(0);
    const ofLessons = own.slice(1).map((one) => one.mark);
    expect(ofLessons.toSorted()).toEqual(week.toSorted());
  });
});

it('my day: returns 404 for users who are not students', async () => {
  const teacher = await server.client('teacher');
  await expect(teacher.call(calls.own, {})).rejects.toMatchObject({ status: 404 });
});
