import * as calendar from '@semestr/api/calendar';
import { resources } from '@semestr/api/contract';
import type { Received } from '@semestr/api/endpoint';
import * as timetable from '@semestr/api/timetable';
import type { Bell } from '@semestr/core/bells';
import { defaultBells } from '@semestr/core/default-bells';
import { defaultHolidays } from '@semestr/core/default-holidays';
import { desc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { roomLabels } from '../../../test/rooms.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { audit } from '../../db/tables/audit.ts';

const calls = resources.bells;

let server: TestServer;
let admin: Visitor;
let visitor: Visitor;
let room: string;
beforeAll(async () => {
  server = await startTestServer();
  [admin, visitor] = [await server.client('admin'), await server.client()];
  [room = ''] = await roomLabels(server.db, 1);
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ id: String(id) });
const bells = async () => (await visitor.call(calendar.read, {})).bells;
const create = (bell: Bell) => admin.call(calls.create, { body: bell });
const remove = (bell: { id: number }) => admin.call(calls.remove, { params: params(bell) });
const update = async (number: number, changes: Partial<Bell>) => {
  const [stored] = await admin.call(calls.list, { query: { filter: JSON.stringify({ number }) } });
  if (!stored) throw new Error(`There is no bell ${number}`);
  return admin.call(calls.update, { params: params(stored), body: { ...stored, ...changes } });
};
const undoLast = async (): Promise<void> => {
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  await admin.call(resources.audit.undo, { params: { id: String(entry?.id) } });
};
/** A pair of the evening, in the initial set. */
const evening: Bell = { number: 7, start: '19:00', end: '20:20', validFrom: '2000-01-01' };
const later = { ...evening, validFrom: '2026-12-01' } as const;

afterEach(async () => {
  for (const stored of await admin.call(calls.list, {}))
    if (stored.number === 7 || stored.validFrom !== '2000-01-01') await remove(stored);
  await update(1, { start: '09:00' });
});

it('bells: a new installation has the default ones, public with the holidays', async () => {
  const { bells: listed, holidays } = await visitor.call(calendar.read, {});
  expect(listed).toEqual([...defaultBells]);
  expect(holidays).toEqual(expect.arrayContaining([...defaultHolidays]));
  expect(holidays).toHaveLength(defaultHolidays.length);
});

describe('CNS-02 change of the bells', () => {
  it('bells: additions, changes and deletions are visible immediately, and each can be reverted', async () => {
    expect(await bells()).toHaveLength(6);
    const { id } = await create(evening);
    expect((await bells()).at(-1)).toEqual(evening);
    await remove({ id });
    expect(await bells()).toHaveLength(6);
    await undoLast();
    expect((await bells()).at(-1)).toEqual(evening);
    await update(1, { start: '08:50' });
    expect((await bells())[0]).toMatchObject({ number: 1, start: '08:50' });
    await undoLast();
    expect((await bells())[0]).toMatchObject({ number: 1, start: '09:00' });
  });

  it('bells: a deleted bell is not restored when another one is at its time', async () => {
    const { id } = await create(evening);
    await remove({ id });
    await create({ ...evening, number: 8, start: '20:00', end: '21:20' });
    const [entry] = await admin.call(resources.audit.list, {
      query: { filter: JSON.stringify({ action: 'bells.remove' }), sort: '["id","DESC"]' },
    });
    await expect(
      admin.call(resources.audit.undo, { params: { id: String(entry?.id) } }),
    ).rejects.toMatchObject({ status: 409, reason: 'undo-unfit' });
    const [stored] = await admin.call(calls.list, { query: { filter: JSON.stringify({ number: 8 }) } });
    if (stored) await remove(stored);
  });

  it.each<[string, Partial<Bell>, string, string]>([
    ['an end before the start', { end: '18:50' }, 'end', 'too-small'],
    ['a time of another bell', { start: '18:40' }, 'start', 'overlap'],
    ['a number of another bell', { number: 6 }, 'number', 'taken'],
    ['a number beyond all', { number: 21 }, 'number', 'too-big'],
    ['an impossible time', { end: '24:00' }, 'end', 'format'],
    ['an impossible day', { validFrom: '2026-11-31' }, 'validFrom', 'format'],
  ])('bells: rejects %s with the field', async (_what, changes, field, reason) => {
    await expect(create({ ...evening, ...changes })).rejects.toMatchObject({
      status: 400,
      fields: [{ field, reason }],
    });
    expect(await bells()).toHaveLength(6);
  });

  it('bells: a change is validated like a new bell, against the other bells of its set', async () => {
    await expect(update(2, { start: '10:10' })).rejects.toMatchObject({
      fields: [{ field: 'start', reason: 'overlap' }],
    });
    expect(await update(2, { start: '10:20' })).toMatchObject({ start: '10:20' });
    await undoLast();
    await create({ ...later, number: 1, start: '10:10', end: '11:30' });
  });

  it('bells: only one of two concurrent bells at the same time is stored', async () => {
    const results = await Promise.allSettled([create(evening), create({ ...evening, number: 8 })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const stored of await admin.call(calls.list, { query: { filter: '{"number":8}' } }))
      await remove(stored);
  });
});

describe('CNS-02 timetable by the bells', () => {
  const lesson: Received<typeof timetable.fit>['query']['lesson'] = {
    term: '2026-autumn',
    isExam: false,
    day: 1,
    weeks: null,
    subgroup: 0,
    startTime: '19:00',
    endTime: '20:20',
    subject: 'ИГА',
    subjectFull: null,
    type: 'ЛК',
    note: null,
    rooms: [],
    date: null,
    startDate: null,
    endDate: null,
    isAnnouncement: false,
    groupIds: [],
    employeeIds: [],
  };
  /** Start times of the slots on Monday at which the room is taken. */
  const obstacles = async (changes: Partial<typeof lesson> = {}): Promise<string[]> => {
    const draft = JSON.stringify({ ...lesson, subject: 'БД', rooms: [room], ...changes });
    const lessonFit = await admin.call(timetable.fit, { query: { lesson: draft } });
    return lessonFit.obstacles.filter(({ day }) => day === 1).map(({ startTime }) => startTime);
  };

  it('bells: a lesson is checked against the bells valid between its first and last day', async () => {
    const stored = await admin.call(resources.lessons.create, {
      body: { ...lesson, rooms: [room], inSpiteOfClash: true },
    });
    expect(await obstacles()).not.toContain('19:00');
    await create(later);
    expect(await obstacles()).toContain('19:00');
    expect(await obstacles({ endDate: '2026-11-30' })).not.toContain('19:00');
    expect(await obstacles({ startDate: '2026-12-01' })).toEqual(['19:00']);
    await admin.call(resources.lessons.remove, { params: params(stored) });
  });

  it('bells: a timetable includes the bells of every schedule', async () => {
    await create(later);
    const week = await admin.call(timetable.week, { query: { term: '2026-autumn', room } });
    expect(week.bells).toEqual([...defaultBells, later]);
  });
});
