import { resources } from '@semestr/api/contract';
import * as rooms from '@semestr/api/rooms';
import type { IsoDate } from '@semestr/core/dates';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomLabels } from '../../../test/rooms.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { groups } from '../../db/tables/groups.ts';
import { journalLessons, journalSubjects } from '../../db/tables/journal.ts';
import { openDays } from '../../domain/journal-days.ts';

const calls = resources.terms;
const AUTUMN = '2027-autumn';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ id: String(id) });
const days = {
  start: '2027-09-01',
  end: '2027-12-18',
  examsStart: '2028-01-03',
  examsEnd: '2028-01-22',
} as const;
const make = (changes: object = {}) =>
  admin.call(calls.create, {
    body: { term: AUTUMN, ...days, ...changes },
  });
const list = () => admin.call(calls.list, { query: { filter: JSON.stringify({ term: AUTUMN }) } });

describe('CNS-02 term of the university', () => {
  it('terms: can be created once, found, updated except for the term code, and deleted', async () => {
    const newRecord = await make();
    expect(newRecord).toEqual({ id: expect.any(Number) as number, term: AUTUMN, ...days, version: 1 });
    expect(await list()).toEqual([newRecord]);
    await expect(make()).rejects.toMatchObject({ status: 400, fields: [{ field: 'term', reason: 'taken' }] });
    const body = { ...newRecord, term: '2028-autumn', end: '2027-12-11' } as const;
    const changed = await admin.call(calls.update, { params: params(newRecord), body });
    expect(changed).toEqual({ ...newRecord, end: '2027-12-11', version: 2 });
    await expect(admin.call(calls.update, { params: params(newRecord), body })).rejects.toMatchObject({
      status: 409,
    });
    await admin.call(calls.remove, { params: params(newRecord) });
    expect(await list()).toEqual([]);
  });

  it.each<[string, object, string, string]>([
    ['of long ago', { term: '1926-autumn' }, 'term', 'too-small'],
    ['that cannot be planned yet', { term: '2030-autumn' }, 'term', 'too-big'],
    ['without a beginning', { start: undefined }, 'start', 'required'],
    ['that ends before it begins', { end: '2027-08-31' }, 'end', 'too-small'],
    ['with half a session', { examsEnd: null }, 'examsEnd', 'required'],
    ['with a session before its lessons', { examsStart: '2027-08-30' }, 'examsStart', 'too-small'],
    ['with days of another one', { start: '2026-09-01' }, 'start', 'format'],
  ])('terms: rejects %s with the field', async (_what, changes, field, reason) => {
    await expect(make(changes)).rejects.toMatchObject({ status: 400, fields: [{ field, reason }] });
    expect(await list()).toEqual([]);
  });
});

describe('CNS-02 lesson without its own dates', () => {
  const lesson = {
    isExam: false,
    day: 1,
    weeks: null,
    subgroup: 0,
    startTime: '20:40',
    endTime: '22:00',
    subject: 'Своё',
    subjectFull: 'Своё занятие',
    type: 'ЛК',
    note: null,
    date: null,
    startDate: null,
    endDate: null,
    isAnnouncement: false,
    employeeIds: [] as number[],
  };

  it('terms: a lesson without dates occupies its room for the dates of the university’s term', async () => {
    const [room = ''] = await roomLabels(server.db, 1);
    const visitor = await server.client();
    const isTaken = async (date: IsoDate) =>
      (await visitor.call(rooms.day, { query: { date } })).some(({ lessons }) =>
        lessons.some(({ subject }) => subject === 'Своё'),
      );
    const { id } = await admin.call(resources.lessons.create, {
      body: { ...lesson, term: AUTUMN, rooms: [room], groupIds: [] },
    });
    const mondays = ['2027-08-30', '2027-09-06', '2027-12-13', '2027-12-20'] as const;
    const occupiedDates = async () => {
      const found: boolean[] = [];
      for (const monday of mondays) found.push(await isTaken(monday));
      return found;
    };
    // No dates are entered: the month decides.
    expect(await occupiedDates()).toEqual([true, true, true, true]);
    const term = await make();
    expect(await occupiedDates()).toEqual([false, true, true, false]);
    await admin.call(calls.remove, { params: params(term) });
    await admin.call(resources.lessons.remove, { params: params({ id }) });
  });

  it('terms: a lesson without dates is in the journal only within its term, at the day’s control point', async () => {
    const [model] = await server.db.select().from(groups).where(eq(groups.name, '428501'));
    if (!model) throw new Error('There is no group');
    const { id: _id, version: _version, archivedAt: _archivedAt, ...body } = model;
    const group = await admin.call(resources.groups.create, { body: { ...body, name: '999999' } });
    for (const [term, subject] of [
      ['2026-autumn', 'Осень'],
      ['2026-spring', 'Весна'],
    ] as const)
      await admin.call(resources.lessons.create, {
        body: { ...lesson, subject, term, rooms: [], groupIds: [group.id] },
      });
    const mondays = ['2026-09-07', '2026-10-19', '2026-11-16'] as const;
    await openDays(server.db, mondays, group.id);
    const opened = await server.db
      .select({
        subject: journalSubjects.abbrev,
        date: journalLessons.date,
        point: journalLessons.controlPoint,
      })
      .from(journalLessons)
      .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
      .where(eq(journalSubjects.groupId, group.id))
      .orderBy(journalLessons.date);
    // The demo has an autumn term from 1 September to 21 December.
    expect(opened).toEqual([
      { subject: 'Осень', date: '2026-09-07', point: 1 },
      { subject: 'Осень', date: '2026-10-19', point: 2 },
      { subject: 'Осень', date: '2026-11-16', point: 3 },
    ]);
  });
});
