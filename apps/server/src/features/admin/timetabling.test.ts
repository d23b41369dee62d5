import { resources } from '@semestr/api/contract';
import * as notifications from '@semestr/api/notifications';
import { shortName } from '@semestr/core/display';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { roomLabels } from '../../../test/rooms.ts';
import { logins, NOW, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { employees } from '../../db/tables/employees.ts';
import { notifications as rows } from '../../db/tables/notifications.ts';
import { students } from '../../db/tables/students.ts';

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
  await server.db.delete(rows);
});

const told = async () => {
  const list = await (await server.as('student')).call(notifications.list, { query: {} });
  return list.notifications.map(({ message, about }) => ({ message, about }));
};

/** A lesson of its own on the evening of Tuesday. */
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

it('a lesson that is planned, moved and cancelled is told to its groups, and leads to the schedule', async () => {
  const { id, version, ...lesson } = await admin.call(resources.lessons.create, { body: body() });
  const params = { id: String(id) };
  const when = `24.11.2026, 20:40–22:00, ${room} (${educator})`;
  expect(await told()).toEqual([{ message: `Новое занятие: ИГА, ЛК – ${when}.`, about: 'schedule' }]);
  await admin.call(resources.lessons.update, { params, body: { ...lesson, version, rooms: [otherRoom] } });
  expect(await told()).toMatchObject([
    { message: `Изменилось занятие: ИГА, ЛК. Было: ${when}. Теперь: ${when.replace(room, otherRoom)}.` },
    {},
  ]);
  await admin.call(resources.lessons.remove, { params });
  expect(await told()).toMatchObject([
    { message: `Занятие отменено: ИГА, ЛК – ${when.replace(room, otherRoom)}.` },
    {},
    {},
  ]);
});

it.each([
  ['of another term', { term: '2026-spring' as const }],
  ['of a later day', { date: '2026-12-08' as const }],
  ['that is an announcement', { isAnnouncement: true }],
])('a lesson %s is told to nobody', async (_what, more) => {
  const made = await admin.call(resources.lessons.create, { body: { ...body(), ...more } });
  await admin.call(resources.lessons.remove, { params: { id: String(made.id) } });
  expect(await told()).toEqual([]);
});
