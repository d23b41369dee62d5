import { resources } from '@semestr/api/contract';
import * as notifications from '@semestr/api/notifications';
import { shortName } from '@semestr/core/display';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { roomLabels } from '../../../../test/rooms.ts';
import { logins, NOW, startTestServer, type TestServer, type Visitor } from '../../../../test/server.ts';
import { employees } from '../../../db/tables/employees.ts';
import { heldLessonChanges, lessons } from '../../../db/tables/lessons.ts';
import { notifications as rows } from '../../../db/tables/notifications.ts';
import { students } from '../../../db/tables/students.ts';
import { notifyOfHeldLessons } from '../../../domain/held-lessons.ts';

let server: TestServer;
let admin: Visitor;
let groupId: number;
let employeeId: number;
let educator: string;
let room: string;
let otherRoom: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  const [own] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  const [someone] = await server.db.select().from(employees).limit(1);
  if (!own || !someone) throw new Error('There is no student, or no educator');
  [room = '', otherRoom = ''] = await roomLabels(server.db, 2);
  groupId = own.groupId;
  employeeId = someone.id;
  educator = shortName(someone);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.delete(lessons).where(eq(lessons.subject, 'ИГА'));
  await server.db.delete(heldLessonChanges);
  await server.db.delete(rows);
});

const stored = async () => {
  const list = await (await server.as('student')).call(notifications.list, { query: {} });
  return list.notifications.map(({ message, about }) => ({ message, about }));
};

/** A separate lesson on Tuesday evening. */
const body = () => ({
  term: '2026-autumn' as const,
  isExam: false,
  day: 2,
  weeks: null,
  subgroup: 0,
  startTime: '20:40',
  endTime: '22:00',
  subject: 'ИГА',
  subjectFull: 'История государства',
  type: 'ЛК',
  note: null,
  rooms: [room],
  date: null,
  startDate: null,
  endDate: null,
  isAnnouncement: false,
  groupIds: [groupId],
  employeeIds: [employeeId],
});

/** Moves the clock forward and announces the changes that are due. */
async function later(minutes: number): Promise<void> {
  server.clock.forward(minutes);
  await notifyOfHeldLessons(server.db, server.clock.now());
}
const plan = (more: Record<string, unknown> = {}) =>
  admin.call(resources.lessons.create, { body: { ...body(), ...more } });
const cancel = (id: number) => admin.call(resources.lessons.remove, { params: { id: String(id) } });
/** Reverts the last action. */
async function undoLast(): Promise<void> {
  const [entry] = await admin.call(resources.audit.list, {
    query: { sort: '["id","DESC"]', range: '[0,0]' },
  });
  await admin.call(resources.audit.undo, { params: { id: String(entry?.id) } });
}

it('lesson changes: a planned, moved or cancelled lesson is announced after two minutes, linking to the schedule', async () => {
  const { id, version, ...lesson } = await plan();
  const when = `24.11.2026, 20:40–22:00, ${room} (${educator})`;
  await later(1);
  expect(await stored()).toEqual([]);
  await later(1);
  expect(await stored()).toEqual([{ message: `Новое занятие: ИГА, ЛК – ${when}.`, about: 'schedule' }]);
  await admin.call(resources.lessons.update, {
    params: { id: String(id) },
    body: { ...lesson, version, rooms: [otherRoom] },
  });
  await later(2);
  expect(await stored()).toMatchObject([
    { message: `Изменилось занятие: ИГА, ЛК. Было: ${when}. Теперь: ${when.replace(room, otherRoom)}.` },
    {},
  ]);
  await cancel(id);
  await later(2);
  expect(await stored()).toMatchObject([
    { message: `Занятие отменено: ИГА, ЛК – ${when.replace(room, otherRoom)}.` },
    {},
    {},
  ]);
  await later(60);
  expect(await stored()).toHaveLength(3);
});

it('lesson changes: several changes for a group are one notification, ordered by date', async () => {
  const days = [4, 2, 3];
  for (const day of days) {
    await plan({ day });
    await later(1);
  }
  await later(1);
  const [notice, ...others] = await stored();
  expect(others).toEqual([]);
  expect(notice?.message.match(/\d\d\.11\.2026/g)).toEqual(['24.11.2026', '25.11.2026', '26.11.2026']);
});

it('lesson changes: more than three changes are summarised by their number', async () => {
  for (const day of [2, 3, 4, 5]) await plan({ day });
  await later(2);
  expect(await stored()).toMatchObject([
    { message: 'Изменилось расписание: 4\u00a0занятия ближайшей недели.' },
  ]);
});

it('lesson changes: a change undone soon is not announced', async () => {
  const { id } = await plan();
  await later(1);
  await cancel(id);
  await later(60);
  const created = await plan();
  await later(2);
  await server.db.delete(rows);
  await cancel(created.id);
  await undoLast();
  await later(60);
  expect(await stored()).toEqual([]);
});

it('lesson changes: a group with constant changes is notified after a quarter of an hour', async () => {
  const { id, version, ...lesson } = await plan();
  let current = version;
  for (let times = 1; times <= 9; times += 1) {
    await later(1.5);
    const startTime = `20:${20 + times}`;
    const changed = { ...lesson, startTime, version: current };
    ({ version: current } = await admin.call(resources.lessons.update, {
      params: { id: String(id) },
      body: changed,
    }));
  }
  expect(await stored()).toEqual([]);
  await later(1.5);
  expect(await stored()).toMatchObject([
    { message: expect.stringContaining('Новое занятие: ИГА, ЛК – 24.11.2026, 20:29') },
  ]);
});

it('lesson changes: several servers announce a change only once', async () => {
  await plan();
  server.clock.forward(2);
  const now = server.clock.now();
  await Promise.all([notifyOfHeldLessons(server.db, now), notifyOfHeldLessons(server.db, now)]);
  expect(await stored()).toHaveLength(1);
});

it.each([
  ['of another term', { term: '2026-spring' as const }],
  ['of a later day', { date: '2026-12-08' as const }],
  ['that is an announcement', { isAnnouncement: true }],
])('lesson changes: a lesson %s is not announced', async (_what, more) => {
  const { id } = await plan(more);
  await later(2);
  await cancel(id);
  await later(2);
  expect(await stored()).toEqual([]);
});
