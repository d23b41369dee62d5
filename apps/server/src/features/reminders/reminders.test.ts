import type { IsoDate } from '@semestr/core/dates';
import * as notifications from '@semestr/api/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loans } from '../../db/tables/library.ts';
import { reminders } from '../../db/tables/reminders.ts';
import { students } from '../../db/tables/students.ts';
import { logins, NOW, startTestServer, type TestServer } from '../../../test/server.ts';
import { remind } from './remind.ts';

let server: TestServer;
let studentId: number;
beforeAll(async () => {
  server = await startTestServer();
  const [row] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  studentId = row?.id ?? 0;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.delete(loans);
  await server.db.delete(reminders);
});

const lend = (dueOn: IsoDate, returnedOn: IsoDate | null = null) =>
  server.db.insert(loans).values({
    studentId,
    title: 'Алгоритмы',
    author: 'Р. Седжвик',
    takenOn: '2026-09-01',
    dueOn,
    returnedOn,
  });
/** With a new session: earlier ones expire during the days between the two. */
const newest = async () => {
  const student = await server.client('student');
  return (await student.call(notifications.list, { query: {} })).notifications[0];
};
/** Returns the number of reminders sent; a first run has handled the demo's mark sheets. */
const run = async () => remind(server.db, server.clock.now());

it('reminders: a book is announced three days before its due date, and again when overdue', async () => {
  await run();
  await lend('2026-11-23');
  expect(await run()).toBe(1);
  expect(await newest()).toMatchObject({
    type: 'INFO',
    message: 'Книгу «Алгоритмы» нужно вернуть в библиотеку до 23.11.2026.',
  });
  expect(await run()).toBe(0);
  server.clock.set('2026-11-24T09:00:00Z');
  await run();
  expect(await newest()).toMatchObject({
    type: 'FAILURE',
    message: 'Срок возврата книги «Алгоритмы» истёк 23.11.2026.',
  });
});

it.each<[string, IsoDate, IsoDate | null]>([
  ['is due later', '2026-11-24', null],
  ['is back', '2026-11-21', '2026-11-19'],
  ['has been late for long', '2026-10-01', null],
])('reminders: a book that %s causes none', async (_what, dueOn, returnedOn) => {
  await run();
  await lend(dueOn, returnedOn);
  expect(await run()).toBe(0);
});

it('reminders: two concurrent servers send each once', async () => {
  await run();
  await lend('2026-11-22');
  const sent = await Promise.all([run(), run()]);
  expect(sent.toSorted((a, b) => a - b)).toEqual([0, 1]);
});
