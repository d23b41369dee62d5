import { resources } from '@semestr/api/contract';
import * as dormitory from '@semestr/api/dormitory';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logins, startTestServer, type TestServer } from '../../../test/server.ts';
import { dormitoryApplications } from '../../db/tables/dormitory.ts';
import { students } from '../../db/tables/students.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY = 24 * 60;
/** A new session each time: earlier ones expire during the days that pass here. */
const own = async () => (await (await server.client('student')).call(dormitory.list, {}))[0];

it('PA-09 dormitory queue: leaving it moves later applications up, and each student sees the change', async () => {
  await server.db.delete(dormitoryApplications);
  const [demo] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  const others = await server.db.select().from(students).limit(3);
  // The demo student is the last of four.
  const created = await server.db
    .insert(dormitoryApplications)
    .values(
      [...others, demo].map((student) => ({
        studentId: student?.id ?? 0,
        createdAt: server.clock.now(),
        state: 'waiting' as const,
      })),
    )
    .returning();
  const decide = async (index: number, state: 'accepted' | 'settling' | 'rejected', version: number) => {
    const admin = await server.client('admin');
    await admin.call(resources.dormitoryApplications.update, {
      params: { id: String(created[index]?.id) },
      body: {
        state,
        version,
        ...(state === 'settling' && { room: '1-а' }),
        ...(state === 'rejected' && { rejectionReason: 'Мест нет.' }),
      },
    });
  };
  for (const index of [0, 1, 2, 3]) await decide(index, 'accepted', 1);
  const first = { date: '20.11.2026', numberInQueue: 4 };
  expect(await own()).toMatchObject({ numberInQueue: 4, queueHistory: [first] });

  server.clock.forward(3 * DAY);
  await decide(0, 'settling', 2);
  // An outdated place is not written back.
  await expect(decide(1, 'settling', 2)).rejects.toMatchObject({ status: 409 });
  await decide(1, 'settling', 3);
  const second = { date: '23.11.2026', numberInQueue: 2 };
  expect(await own()).toMatchObject({ numberInQueue: 2, queueHistory: [first, second] });

  server.clock.forward(DAY);
  await decide(2, 'rejected', 4);
  const third = { date: '24.11.2026', numberInQueue: 1 };
  expect(await own()).toMatchObject({ numberInQueue: 1, queueHistory: [first, second, third] });

  await decide(3, 'settling', 5);
  expect(await own()).toMatchObject({ numberInQueue: null, decidedDate: '2026-11-24T12:58:00.000' });
});

it('PA-09 dormitory queue: a manually changed place is kept in the history too', async () => {
  const [row] = await server.db
    .select()
    .from(dormitoryApplications)
    .innerJoin(students, eq(students.id, dormitoryApplications.studentId))
    .where(eq(students.cardNumber, logins.student));
  const application = row?.dormitory_applications;
  await server.db.update(dormitoryApplications).set({ state: 'accepted', queuePlace: 9 });
  const admin = await server.client('admin');
  await admin.call(resources.dormitoryApplications.update, {
    params: { id: String(application?.id) },
    body: { state: 'accepted', queuePlace: 3, version: application?.version ?? 0 },
  });
  expect((await own())?.queueHistory?.at(-1)).toEqual({ date: '24.11.2026', numberInQueue: 3 });
});
