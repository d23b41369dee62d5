import { resources } from '@semestr/api/contract';
import * as calls from '@semestr/api/holidays';
import * as journal from '@semestr/api/journal';
import * as notifications from '@semestr/api/notifications';
import * as rooms from '@semestr/api/rooms';
import type { IsoDate } from '@semestr/core/dates';
import { QUIET_MINUTES } from '@semestr/core/held-changes';
import type { Holiday } from '@semestr/core/holidays';
import { defaultHolidays } from '@semestr/core/default-holidays';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roomLabels } from '../../../test/rooms.ts';
import { logins, NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { audit } from '../../db/tables/audit.ts';
import { students } from '../../db/tables/students.ts';
import { notifyOfHeldLessons } from '../../domain/held-lessons.ts';
import { openJournal } from '../../domain/journal-days.ts';

/** Monday after the Friday of the server's clock. */
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

let server: TestServer;
let admin: Visitor;
let visitor: Visitor;
let groupId: number;
let room: string;
beforeAll(async () => {
  server = await startTestServer();
  [admin, visitor] = [await server.client('admin'), await server.client()];
  const [own] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  groupId = own?.groupId ?? 0;
  [room = ''] = await roomLabels(server.db, 1);
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(NOW));

const params = ({ id }: { id: number }) => ({ id: String(id) });
const dayOff = { day: 23, month: 11, year: 2026, name: 'Выходной', nameEn: 'Day off', nameBe: null };
const make = (changes: Partial<Holiday> = {}) =>
  admin.call(resources.holidays.create, { body: { ...dayOff, ...changes } });
const remove = (made: { id: number }) => admin.call(resources.holidays.remove, { params: params(made) });
const stored = async () => (await visitor.call(calls.list, {})).map(({ name }) => name);
/** Announces the lesson changes made just now. */
async function notifyNow(): Promise<void> {
  server.clock.forward(QUIET_MINUTES);
  await notifyOfHeldLessons(server.db, server.clock.now());
}
const lessonsOn = async (date: IsoDate) =>
  (await visitor.call(rooms.day, { query: { date } })).flatMap(({ lessons }) => lessons).length;

afterEach(async () => {
  const filter = JSON.stringify({ year: 2026 });
  for (const one of await admin.call(resources.holidays.list, { query: { filter } })) await remove(one);
});

describe('CAL-04 holidays of a new installation', () => {
  it('holidays: a new installation has the ten holidays of the specification, public and in calendar order', async () => {
    const list = await visitor.call(calls.list, {});
    expect(list).toHaveLength(defaultHolidays.length);
    expect(list).toEqual(expect.arrayContaining([...defaultHolidays]));
    expect(list.map(({ day, month }) => `${day}.${month}`).slice(0, 4)).toEqual(['1.1', '2.1', '7.1', '8.3']);
  });

  it('holidays: are in calendar order in the console too', async () => {
    const list = await admin.call(resources.holidays.list, { query: { sort: '["date","ASC"]' } });
    expect(list.map(({ date }) => date)).toEqual([
      '01-01',
      '01-02',
      '01-07',
      '03-08',
      '04-29',
      '05-01',
      '05-09',
      '07-03',
      '11-07',
      '12-25',
    ]);
  });
});

describe('CNS-02 added day off', () => {
  it('holidays: additions, changes and deletions are visible immediately, and a deletion can be reverted', async () => {
    expect(await stored()).not.toContain('Выходной');
    const created = await make();
    expect(created).toMatchObject({ ...dayOff, date: '11-23', version: 1 });
    expect(await stored()).toContain('Выходной');
    const { id, date: _date, ...body } = created;
    await admin.call(resources.holidays.update, {
      params: params({ id }),
      body: { ...body, name: 'Перенос' },
    });
    expect(await stored()).toContain('Перенос');
    await remove(created);
    expect(await stored()).not.toContain('Перенос');
    const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    await admin.call(resources.audit.undo, { params: { id: String(entry?.id) } });
    expect(await stored()).toContain('Перенос');
  });

  it('holidays: rooms have no lessons on that day, but on other days and in other years', async () => {
    const [before, next] = [await lessonsOn(MONDAY), await lessonsOn(TUESDAY)];
    expect([before > 0, next > 0]).toEqual([true, true]);
    const created = await make();
    expect([await lessonsOn(MONDAY), await lessonsOn(TUESDAY)]).toEqual([0, next]);
    await remove(created);
    await make({ year: 2025 });
    expect(await lessonsOn(MONDAY)).toBe(before);
  });

  it('holidays: create no lessons in journals, not even when they are deleted later', async () => {
    const headman = await server.client('headman');
    const day = async (date: IsoDate) =>
      (await headman.call(journal.byDate, { query: { date } })).lessons.length;
    const created = await make();
    await openJournal(server.db, new Date(`${MONDAY}T05:00:00Z`));
    expect(await day(MONDAY)).toBe(0);
    await openJournal(server.db, new Date(`${TUESDAY}T05:00:00Z`));
    const opened = await day(TUESDAY);
    expect(opened).toBeGreaterThan(0);
    await remove(created);
    await openJournal(server.db, new Date(`${TUESDAY}T06:00:00Z`));
    expect([await day(MONDAY), await day(TUESDAY)]).toEqual([0, opened]);
  });

  it('holidays: a new holiday keeps lessons of the day that are already in journals', async () => {
    const headman = await server.client('headman');
    const day = () => headman.call(journal.byDate, { query: { date: '2026-11-20' } });
    const { lessons } = await day();
    expect(lessons.length).toBeGreaterThan(0);
    await make({ day: 20 });
    await openJournal(server.db, server.clock.now());
    expect((await day()).lessons).toEqual(lessons);
  });
});

describe('CNS-02 lesson on a day off', () => {
  const lesson = {
    term: '2026-autumn',
    isExam: false,
    day: 1,
    weeks: null,
    subgroup: 0,
    startTime: '20:40',
    endTime: '22:00',
    subject: 'ИГА',
    subjectFull: 'История государства',
    type: 'ЛК',
    note: null,
    date: null,
    startDate: MONDAY,
    endDate: MONDAY,
    isAnnouncement: false,
    groupIds: [] as number[],
    employeeIds: [] as number[],
  };
  const plan = (changes: object = {}) =>
    admin.call(resources.lessons.create, { body: { ...lesson, rooms: [room], ...changes } });
  const cancel = (made: { id: number }) => admin.call(resources.lessons.remove, { params: params(made) });

  it('holidays: a lesson on a day off has no clashes', async () => {
    const first = await plan();
    await expect(plan({ subject: 'БД' })).rejects.toMatchObject({ status: 409, reason: 'lesson-clash' });
    const created = await make();
    const second = await plan({ subject: 'БД' });
    await cancel(second);
    await remove(created);
    await expect(plan({ subject: 'БД' })).rejects.toMatchObject({ status: 409, reason: 'lesson-clash' });
    await cancel(first);
  });

  it('holidays: a lesson on a day off is not announced', async () => {
    const student = await server.as('student');
    const received = async () =>
      (await student.call(notifications.list, { query: {} })).notifications.filter(({ message }) =>
        message.includes('ИГА'),
      ).length;
    const planned = async () => {
      const created = await plan({ groupIds: [groupId] });
      await notifyNow();
      await cancel(created);
      await notifyNow();
    };
    const off = await make();
    await planned();
    expect(await received()).toBe(0);
    await remove(off);
    await planned();
    expect(await received()).toBe(2);
  });
});

describe('CNS-02 holiday', () => {
  it.each<[string, Partial<Holiday>, string, string]>([
    ['on 31 November', { day: 31 }, 'day', 'too-big'],
    ['on 30 February of every year', { day: 30, month: 2, year: null }, 'day', 'too-big'],
    ['on 29 February of a common year', { day: 29, month: 2 }, 'day', 'too-big'],
    ['on day 0', { day: 0 }, 'day', 'too-small'],
    ['in a thirteenth month', { month: 13 }, 'month', 'too-big'],
    ['of long ago', { year: 1999 }, 'year', 'too-small'],
    ['of a later century', { year: 2100 }, 'year', 'too-big'],
    ['without a name', { name: ' ' }, 'name', 'required'],
    ['with an empty name in English', { nameEn: '' }, 'nameEn', 'required'],
    ['on a day that is one already, every year', { day: 7, month: 11, year: null }, 'day', 'taken'],
  ])('holidays: rejects %s with the field', async (_what, changes, field, reason) => {
    await expect(make(changes)).rejects.toMatchObject({ status: 400, fields: [{ field, reason }] });
  });

  it('holidays: a holiday of one year is rejected twice, but allowed in addition to an annual holiday', async () => {
    await make();
    await expect(make({ name: 'Другой' })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'day', reason: 'taken' }],
    });
    await make({ day: 7, name: 'Перенос' });
    expect(await stored()).toEqual(expect.arrayContaining(['День Октябрьской революции', 'Перенос']));
  });

  it('holidays: a holiday with only a day and a Russian name is annual, and has no other names', async () => {
    const { id, ...made } = await admin.call(resources.holidays.create, {
      body: { day: 25, month: 11, name: 'День университета' },
    });
    expect(made).toMatchObject({ year: null, nameEn: null, nameBe: null });
    await remove({ id });
  });

  it('holidays: may be on 29 February, and cannot move to a day that its month does not have', async () => {
    const { id, date: _date, ...body } = await make({ day: 29, month: 2, year: null });
    const moved = admin.call(resources.holidays.update, {
      params: params({ id }),
      body: { ...body, year: 2027 },
    });
    await expect(moved).rejects.toMatchObject({ fields: [{ field: 'day', reason: 'too-big' }] });
    await remove({ id });
  });
});
