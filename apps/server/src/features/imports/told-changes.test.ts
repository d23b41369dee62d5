import * as imports from '@semestr/api/imports';
import * as notifications from '@semestr/api/notifications';
import type { Lesson } from '@semestr/api/schedule';
import { bells } from '@semestr/core/bells';
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
  // The first schedule of a group that nobody studies in yet; the demo student moves there.
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
const told = async () => {
  const list = await (await server.as('student')).call(notifications.list, { query: {} });
  return list.notifications.map(({ message }) => message);
};

it('a change that an import brings is told to the group; the same schedule is none', async () => {
  await send(lesson());
  expect(await told()).toEqual([]);
  await send(lesson({ auditories: ['999-9'] }));
  expect(await told()).toEqual([
    expect.stringMatching(/^Изменилось занятие: .*Теперь: 23\.11\.2026, .*, 999-9/),
  ]);
});

it('many changes are told in one sentence', async () => {
  const more = bells
    .slice(0, 5)
    .map(({ start, end }) => lesson({ startLessonTime: start, endLessonTime: end, subject: 'ИГА' }));
  await send(lesson(), ...more);
  expect(await told()).toEqual(['Изменилось расписание: 5\u00a0занятий ближайшей недели.']);
});
