import * as imports from '@semestr/api/imports';
import * as notifications from '@semestr/api/notifications';
import type { Lesson } from '@semestr/api/schedule';
import { defaultBells } from '@semestr/core/default-bells';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { group, lesson, ofGroup } from '../../../test/import-answers.ts';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { notifications as rows } from '../../db/tables/notifications.ts';
import { students } from '../../db/tables/students.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  // Imports the first schedule of a group without students; the demo student moves there.
  await send(lesson());
  await server.db
    .update(students)
    .set({ groupId: group().id })
    .where(eq(students.cardNumber, logins.student));
});
afterAll(() => server.close());
beforeEach(async () => {
  await send(lesson());
  await server.db.delete(rows);
});

const send = (...lessons: Lesson[]) =>
  admin.call(imports.schedules, {
    query: { 'accept-losses': 'true' },
    body: [ofGroup({ schedules: { Понедельник: lessons } })],
  });
const stored = async () => {
  const list = await (await server.as('student')).call(notifications.list, { query: {} });
  return list.notifications.map(({ message }) => message);
};

it('schedule import: notifies the group of a change, and not of an identical schedule', async () => {
  await send(lesson());
  expect(await stored()).toEqual([]);
  await send(lesson({ auditories: ['999-9'] }));
  expect(await stored()).toEqual([
    expect.stringMatching(/^Изменилось занятие: .*Теперь: 23\.11\.2026, .*, 999-9/),
  ]);
});

it('schedule import: summarises many changes in one sentence', async () => {
  const more = defaultBells
    .slice(0, 5)
    .map(({ start, end }) => lesson({ startLessonTime: start, endLessonTime: end, subject: 'ИГА' }));
  await send(lesson(), ...more);
  expect(await stored()).toEqual(['Изменилось расписание: 5\u00a0занятий ближайшей недели.']);
});
