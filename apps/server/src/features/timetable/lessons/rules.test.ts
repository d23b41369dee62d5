import { resources } from '@semestr/api/contract';
import type { Reply } from '@semestr/api/endpoint';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disciplines } from '../../../db/tables/disciplines.ts';
import { employees } from '../../../db/tables/employees.ts';
import { groups } from '../../../db/tables/groups.ts';
import { lessons } from '../../../db/tables/lessons.ts';
import { marks } from '../../../db/tables/marks.ts';
import { roomLabels } from '../../../../test/rooms.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../../test/server.ts';

let server: TestServer;
let admin: Visitor;
let groupId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  const [group] = await server.db.select().from(groups).limit(1);
  groupId = group?.id ?? 0;
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ id: String(id) });
const wrong = (field: string, reason: string) => ({ status: 400, fields: [{ field, reason }] });

type Lesson = Omit<Reply<typeof resources.lessons.create>, 'id' | 'version'>;
const lesson: Omit<Lesson, 'groupIds'> = {
  term: '2026-autumn',
  isExam: false,
  day: 6,
  weeks: null,
  subgroup: 0,
  startTime: '21:00',
  endTime: '22:20',
  subject: 'Проба',
  subjectFull: null,
  type: 'ЛК',
  note: null,
  rooms: [],
  date: null,
  startDate: null,
  endDate: null,
  isAnnouncement: false,
  employeeIds: [],
};
const make = (changes: Partial<Lesson>) =>
  admin.call(resources.lessons.create, { body: { ...lesson, groupIds: [groupId], ...changes } });

describe('VAL-08 impossible lesson', () => {
  it.each<[string, Partial<Lesson>, string, string]>([
    ['an end before the beginning', { endTime: '20:00' }, 'endTime', 'too-small'],
    ['an end with the beginning', { endTime: '21:00' }, 'endTime', 'too-small'],
    ['a Sunday', { day: 7 }, 'day', 'too-big'],
    ['a day before Monday', { day: 0 }, 'day', 'too-small'],
    ['an unknown room', { rooms: ['999-99 к.'] }, 'rooms.0', 'unknown'],
    ['a third term of a year', { term: '2026-winter' as '2026-autumn' }, 'term', 'format'],
    ['a term of long ago', { term: '1926-autumn' }, 'term', 'too-small'],
    ['a term that cannot be planned yet', { term: '2030-autumn' }, 'term', 'too-big'],
    ['an exam years after its term', { isExam: true, date: '2030-01-15' }, 'date', 'format'],
    ['a first day before the term', { startDate: '2026-03-01' }, 'startDate', 'format'],
    [
      'a last day before the first',
      { startDate: '2026-10-01', endDate: '2026-09-01' },
      'endDate',
      'too-small',
    ],
  ])('lessons: rejects an impossible lesson with its field: %s', async (_what, changes, field, reason) => {
    const before = await server.db.$count(lessons);
    await expect(make(changes)).rejects.toMatchObject(wrong(field, reason));
    expect(await server.db.$count(lessons)).toBe(before);
  });

  it('lessons: an imported lesson stays editable', async () => {
    const { id } = await make({});
    await server.db
      .update(lessons)
      .set({ rooms: ['Зал'], term: '2010-autumn', endTime: '20:00' })
      .where(eq(lessons.id, id));
    const { id: _id, ...read } = await admin.call(resources.lessons.one, { params: params({ id }) });
    const change = { ...read, note: 'Перенос' };
    expect(
      await admin.call(resources.lessons.update, { params: params({ id }), body: change }),
    ).toMatchObject({
      note: 'Перенос',
      rooms: ['Зал'],
    });
    // Undoing the change restores the lesson completely.
    await admin.call(resources.lessons.remove, { params: params({ id }) });
    const query = { filter: JSON.stringify({ subject: `lessons/${id}` }), sort: '["id","DESC"]' };
    const [entry] = await admin.call(resources.audit.list, { query });
    await admin.call(resources.audit.undo, { params: { id: String(entry?.id) } });
    expect(await admin.call(resources.lessons.one, { params: params({ id }) })).toMatchObject({
      rooms: ['Зал'],
    });
    await admin.call(resources.lessons.remove, { params: params({ id }) });
  });

  it('lessons: a winter exam in January and a retake in August belong to their terms', async () => {
    const exams = [
      await make({ isExam: true, date: '2027-01-20' }),
      await make({ isExam: true, term: '2026-spring', date: '2027-08-27' }),
    ];
    expect(exams.map(({ version }) => version)).toEqual([1, 1]);
    for (const exam of exams) await admin.call(resources.lessons.remove, { params: params(exam) });
  });
});

describe('CNS-02 double booking', () => {
  const clashes = async (changes: Partial<Lesson> & { inSpiteOfClash?: boolean }) => {
    const response = await admin.fetch('/api/v1/admin/lessons', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...lesson, groupIds: [groupId], ...changes }),
    });
    return [response.status, await response.json()];
  };

  it('lessons: a double booking is rejected with its clashes, and stored once confirmed', async () => {
    const [first] = await server.db.select({ id: employees.id }).from(employees).limit(1);
    const [label = ''] = await roomLabels(server.db, 1);
    const employeeIds = [first?.id ?? 0];
    const firstLesson = await make({ rooms: [label], employeeIds, startTime: '22:30', endTime: '23:20' });
    const times = { startTime: '22:50', endTime: '23:30' };
    const doubled = { lessonId: firstLesson.id, rooms: [], employeeIds: [], groupIds: [] };
    const refusal = (what: object) => [409, { reason: 'lesson-clash', clashes: [{ ...doubled, ...what }] }];
    expect(await clashes(times)).toEqual(refusal({ groupIds: [groupId] }));
    expect(await clashes({ ...times, groupIds: [], rooms: [label] })).toEqual(refusal({ rooms: [label] }));
    expect(await clashes({ ...times, groupIds: [], employeeIds })).toEqual(refusal({ employeeIds }));
    expect(await clashes({ ...times, day: 5 })).toMatchObject([200, { day: 5 }]);
    const [status, stored] = await clashes({ ...times, inSpiteOfClash: true });
    expect([status, stored]).toMatchObject([200, { startTime: '22:50' }]);
    // A change that affects neither time nor place requires no new confirmation.
    const { id, ...body } = stored as Lesson & { id: number; version: number };
    const change = (changes: Partial<Lesson>, version: number) =>
      admin.call(resources.lessons.update, {
        params: params({ id }),
        body: { ...body, ...changes, version },
      });
    expect(await change({ note: 'Вместе' }, 1)).toMatchObject({ note: 'Вместе' });
    await expect(change({ startTime: '22:40' }, 2)).rejects.toMatchObject({
      status: 409,
      reason: 'lesson-clash',
    });
    await expect(change({ startTime: '22:40' }, 1)).rejects.toMatchObject({ reason: 'record-stale' });
  });

  it('lessons: two clashing lessons cannot be stored concurrently', async () => {
    const at = { day: 4, startTime: '22:30', endTime: '23:20' };
    const outcomes = await Promise.all([clashes(at), clashes(at)]);
    expect(new Set(outcomes.map(([status]) => status))).toEqual(new Set([200, 409]));
  });
});

it('VAL-08 journals: a subject requires an existing term', async () => {
  const body = { groupId, abbrev: 'Нет', name: 'Нет', type: 'ЛК' as const };
  await expect(
    admin.call(resources.journalSubjects.create, { body: { ...body, term: '2040-autumn' } }),
  ).rejects.toMatchObject(wrong('term', 'too-big'));
});

describe('VAL-08 invalid mark', () => {
  /** Returns a mark of a discipline with this form of assessment. */
  async function markOf(control: 'Экзамен' | 'Зачет') {
    const [row] = await server.db
      .select({ mark: marks })
      .from(marks)
      .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
      .where(eq(disciplines.control, control))
      .limit(1);
    return admin.call(resources.marks.one, { params: { id: String(row?.mark.id) } });
  }
  const change = async ({ id, ...mark }: Awaited<ReturnType<typeof markOf>>, changes: object) =>
    admin.call(resources.marks.update, { params: params({ id }), body: { ...mark, ...changes } });

  it('marks: rejects a mark that does not match the form of assessment', async () => {
    const [credit, exam] = [await markOf('Зачет'), await markOf('Экзамен')];
    await expect(change(credit, { mark: '9' })).rejects.toMatchObject(wrong('mark', 'format'));
    await expect(change(exam, { mark: 'зачтено' })).rejects.toMatchObject(wrong('mark', 'format'));
    await expect(change(exam, { disciplineId: credit.disciplineId })).rejects.toMatchObject({ status: 400 });
    await change(credit, { mark: 'не зачтено' });
    await change(exam, { mark: '5' });
  });

  it('marks: rejects a date in the future', async () => {
    const exam = await markOf('Экзамен');
    await expect(change(exam, { date: '2030-01-15' })).rejects.toMatchObject(wrong('date', 'too-big'));
    await expect(change(exam, { date: '2026-11-21' })).rejects.toMatchObject(wrong('date', 'too-big'));
    await change(exam, { date: '2026-11-20' });
  });
});

it('VAL-08 departments: rejects moving a department below itself', async () => {
  const createDepartment = async (abbrev: string, parentId: number | null) =>
    admin.call(resources.departments.create, {
      body: { parentId, type: 5, name: abbrev, abbrev, urlId: abbrev, code: null },
    });
  const top = await createDepartment('top', null);
  const middle = await createDepartment('middle', top.id);
  const bottom = await createDepartment('bottom', middle.id);
  const { id, ...body } = top;
  const under = (parentId: number) =>
    admin.call(resources.departments.update, { params: params({ id }), body: { ...body, parentId } });
  for (const below of [top, middle, bottom])
    await expect(under(below.id)).rejects.toMatchObject(wrong('parentId', 'format'));
  const other = await createDepartment('other', null);
  expect(await under(other.id)).toMatchObject({ parentId: other.id });
});
