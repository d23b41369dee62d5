import * as calls from '@semestr/api/mark-sheets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { and, desc, eq } from 'drizzle-orm';
import { disciplines } from '../../db/tables/disciplines.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { marks } from '../../db/tables/marks.ts';
import { markSheets } from '../../db/tables/mark-sheets.ts';
import { omissions } from '../../db/tables/omissions.ts';
import { students } from '../../db/tables/students.ts';
import { logins, NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { labOrder, missLab } from '../../../test/calls/mark-sheets.ts';

let server: TestServer;
let student: Visitor;
let order: Awaited<ReturnType<typeof labOrder>>;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
  order = await labOrder(server.db);
  await missLab(server.db, order.subject.thId ?? 0);
});
afterAll(() => server.close());

/** Returns the id of the demo student. */
async function ownId(): Promise<number> {
  const [mine] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  return mine?.id ?? 0;
}

const list = () => student.call(calls.list, {});

describe('mark sheets of a student', () => {
  it('mark sheets: are listed newest first, in every state', async () => {
    const all = await list();
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['обрабатывается', 'напечатана', 'отклонена']),
    );
    const printed = all.find(({ status }) => status === 'напечатана');
    expect(printed?.number).toMatch(/^\d+\/\d{4}$/);
    expect(printed?.expireDate).toMatch(/^\d\d\.\d\d\.2026$/);
    expect(all.some(({ reason, price }) => reason === true && price === 0)).toBe(true);
  });

  it('mark sheets: the list of a user who is not a student is empty', async () => {
    const teacher = await server.client('teacher');
    for (const call of [calls.list, calls.subjects])
      await expect(teacher.call(call, {})).rejects.toMatchObject({ status: 404 });
  });
});

/** Returns the exams of the demo student in a semester. */
async function examsOf(semester: number): Promise<number[]> {
  const rows = await server.db
    .select({ id: disciplines.id })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .innerJoin(disciplines, eq(disciplines.specialityId, groups.specialityId))
    .where(
      and(
        eq(students.cardNumber, logins.student),
        eq(disciplines.semester, semester),
        eq(disciplines.control, 'Экзамен'),
      ),
    )
    .orderBy(disciplines.abbrev);
  return rows.map(({ id }) => id);
}

describe('subjects for mark sheets', () => {
  const offered = async () => {
    const subjects = await student.call(calls.subjects, {});
    return subjects.flatMap(({ term, lessonTypes }) => lessonTypes.map((one) => ({ ...one, term })));
  };

  it('mark sheets: identify labs by one id and everything else by the other', async () => {
    const [exam = 0] = await examsOf(1);
    const isMark = and(eq(marks.studentId, await ownId()), eq(marks.disciplineId, exam));
    const [before] = await server.db.select().from(marks).where(isMark);
    await server.db.update(marks).set({ mark: '3' }).where(isMark);
    const types = await offered();
    await server.db
      .update(marks)
      .set({ mark: before?.mark ?? null })
      .where(isMark);
    expect(types).toContainEqual(expect.objectContaining({ focsId: exam, isExam: true, term: 1 }));
    expect(types).toContainEqual(expect.objectContaining({ thId: order.subject.thId, isLab: true }));
    for (const { thId, focsId, isLab, isExam, isOffset, isCourseWork } of types)
      expect([thId !== null, focsId !== null]).toEqual([isLab, isExam || isOffset || isCourseWork]);
    expect(types.every(({ isDebt }) => isDebt)).toBe(true);
    expect((await offered()).map(({ focsId }) => focsId)).not.toContain(exam);
  });

  it('mark sheets: do not offer subjects of the coming autumn in August', async () => {
    server.clock.set('2027-08-15T09:00:00Z');
    try {
      const later = await server.client('student');
      const terms = (await later.call(calls.subjects, {})).map(({ term }) => term);
      expect(new Set(terms)).toEqual(new Set([1, 3]));
    } finally {
      server.clock.set(NOW);
    }
  });

  it('mark sheets: offer educators with the price of an hour, and others by name', async () => {
    const subjects = await student.call(calls.subjects, {});
    const lab = subjects.flatMap(({ lessonTypes }) => lessonTypes).find(({ isLab }) => isLab);
    const teachers = await student.call(calls.employees, { query: { thId: String(lab?.thId) } });
    expect(teachers.length).toBeGreaterThan(0);
    expect(teachers[0]).toMatchObject({
      fio: expect.stringMatching(/^\S+ \S\. \S\.$/) as string,
      academicDepartment: expect.stringMatching(/^Каф\./) as string,
      price: expect.any(Number) as number,
    });
    const [past] = await examsOf(1);
    const query = { focsId: String(past) };
    expect((await student.call(calls.employees, { query })).length).toBeGreaterThan(0);
    const found = await student.call(calls.employeesByName, { query: { 'employee-fio': 'образц' } });
    expect(found.map(({ fio }) => fio)).toContain('Образцов И. Л.');
    expect(await student.call(calls.employees, { query: { focsId: '1' } })).toEqual([]);
  });
});

describe('mark sheets of an educator', () => {
  it('mark sheets: only the requested educator sees them, newest first, without price and reason', async () => {
    const teacher = await server.as('teacher');
    const [own] = await server.db.select().from(employees).where(eq(employees.urlId, 'i-obrazcov'));
    const [row] = await server.db.select().from(markSheets).orderBy(desc(markSheets.id)).limit(1);
    await server.db
      .update(markSheets)
      .set({ employeeId: own?.id ?? 0 })
      .where(eq(markSheets.id, row?.id ?? 0));
    const rows = await server.db
      .select()
      .from(markSheets)
      .where(eq(markSheets.employeeId, own?.id ?? 0));
    const requested = await teacher.call(calls.requested, {});
    expect(requested.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(requested[0]).toMatchObject({
      id: row?.id,
      student: {
        fio: expect.stringMatching(/^\S+ \S+ \S+$/) as string,
        group: expect.stringMatching(/^\d{6}$/) as string,
      },
    });
    for (const name of ['price', 'reason', 'employee', 'paymentFormMap'])
      expect(requested[0]).not.toHaveProperty(name);
  });

  it.each(['student', 'admin'] as const)(
    'mark sheets: an educator’s list is not available to the %s',
    async (who) => {
      const visitor = await server.as(who);
      await expect(visitor.call(calls.requested, {})).rejects.toMatchObject({
        status: 404,
        reason: 'employee-not-found',
      });
    },
  );
});

describe('order', () => {
  beforeEach(() => server.db.delete(markSheets));
  const place = (change: Partial<typeof order> = {}) =>
    student.call(calls.order, { body: { ...order, ...change } });

  it('mark sheets: an order computes the price and ignores the caller’s value', async () => {
    const created = await place();
    const price = (created.employee?.price ?? 0) * created.markSheetType.coefficient * 4;
    expect(created).toMatchObject({
      status: 'обрабатывается',
      reason: false,
      hours: 4,
      absentDate: '12.11.2026',
    });
    expect(created.price).toBeCloseTo(price, 2);
    expect(await list()).toEqual([created]);
  });

  it.each([1, true] as const)(
    'mark sheets: an order is free for a valid reason, sent as %s',
    async (reason) => {
      const body = { ...order, reason };
      expect(await student.call(calls.order, { body })).toMatchObject({ reason: true, price: 0 });
    },
  );

  it('mark sheets: rejects the same order while one is pending, and accepts it afterwards', async () => {
    const first = await place();
    await expect(place()).rejects.toMatchObject({ status: 409, reason: 'mark-sheet-ordered' });
    await server.db.update(markSheets).set({ state: 'printed' });
    expect(await place()).toMatchObject({ retakeCount: 1, subject: first.subject });
  });

  it('mark sheets: concurrent identical orders create one', async () => {
    const both = await Promise.allSettled([place(), place()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await server.db.$count(markSheets)).toBe(1);
  });

  it('mark sheets: an order requires a matching and existing subject, educator and type', async () => {
    const types = await student.call(calls.types, {});
    const exam = types.find(({ isExam, isRemote }) => isExam && !isRemote);
    await expect(place({ subject: { thId: 1, focsId: null } })).rejects.toMatchObject({ status: 404 });
    await expect(place({ employee: { id: 2_000_000_000 } })).rejects.toMatchObject({ status: 404 });
    await expect(place({ markSheetType: { id: 2_000_000_000 } })).rejects.toMatchObject({ status: 404 });
    await expect(place({ markSheetType: { id: exam?.id ?? 0 } })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'markSheetType', reason: 'format' }],
    });
    await expect(place({ hours: '' })).rejects.toMatchObject({ status: 400 });
    expect(await server.db.$count(markSheets)).toBe(0);
  });

  it('mark sheets: an order requires missed hours, a failed mark, or a missing mark in a past semester', async () => {
    const needless = { status: 409, reason: 'mark-sheet-not-needed' };
    const absences = await server.db.select().from(omissions);
    await server.db.delete(omissions);
    await expect(place()).rejects.toMatchObject(needless);
    await server.db.insert(omissions).values(absences);
    const [exam = 0] = await examsOf(1);
    const [running = 0] = await examsOf(3);
    const types = await student.call(calls.types, {});
    const markSheetType = { id: types.find(({ isExam, isRemote }) => isExam && !isRemote)?.id ?? 0 };
    const ofExam = async (focsId: number | null = null) => {
      const [teacher] = await student.call(calls.employees, { query: { focsId: String(focsId) } });
      return place({ subject: { thId: null, focsId }, markSheetType, employee: { id: teacher?.id ?? 0 } });
    };
    const mine = await ownId();
    const mark = (value: string | null) =>
      server.db
        .update(marks)
        .set({ mark: value })
        .where(and(eq(marks.studentId, mine), eq(marks.disciplineId, exam)));
    await mark('7');
    await expect(ofExam(exam)).rejects.toMatchObject(needless);
    await expect(ofExam(running)).rejects.toMatchObject(needless);
    await mark('3');
    expect((await ofExam(exam)).subject).toMatchObject({ focsId: exam });
    await server.db.delete(markSheets);
    await mark(null);
    expect(await ofExam(exam)).toMatchObject({ status: 'обрабатывается' });
  });

  it('mark sheets: an order requires an educator of the subject, and a date in the past', async () => {
    const teachers = await student.call(calls.employees, { query: { thId: String(order.subject.thId) } });
    const everybody = await server.db.select({ id: employees.id }).from(employees);
    const stranger = everybody.find((one) => !teachers.some(({ id }) => id === one.id));
    await expect(place({ employee: { id: stranger?.id ?? 0 } })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'employee.id', reason: 'unknown' }],
    });
    await expect(place({ absentDate: '21.11.2026' })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'absentDate', reason: 'too-big' }],
    });
    expect(await server.db.$count(markSheets)).toBe(0);
    expect(await place({ absentDate: '20.11.2026' })).toMatchObject({ absentDate: '20.11.2026' });
  });

  it.each([calls.close, calls.closeByGet])(
    'mark sheets: can be cancelled by $method while pending',
    async (call) => {
      const { id } = await place();
      const headman = await server.as('headman');
      const query = { id: String(id) };
      await expect(headman.call(call, { query })).rejects.toMatchObject({ status: 404 });
      const closed = await student.call(call, { query });
      expect(closed).toMatchObject({ id, status: 'отклонена', rejectionReason: 'Отозвана студентом' });
      await expect(student.call(call, { query })).rejects.toMatchObject({
        status: 409,
        reason: 'mark-sheet-decided',
      });
    },
  );
});
