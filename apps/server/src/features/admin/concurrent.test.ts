import * as calls from '@semestr/api/resources-requests';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profilingApplications, specializations } from '../../db/tables/profiling.ts';
import { students } from '../../db/tables/students.ts';
import { logins, startTestServer, type TestServer } from '../../../test/server.ts';

/** Two requests meet only where there is more than one connection: on PostgreSQL. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('two administrators who enrol one student in two specialisations at once do not wait for each other', async () => {
  const { db } = server;
  const [student] = await db.select().from(students).where(eq(students.cardNumber, logins.student));
  const [one, other] = await db.select().from(specializations).limit(2);
  if (!student || !one || !other) throw new Error('The demo has no such student or specialisations');
  const admins = await Promise.all([server.client('admin'), server.client('admin')]);
  for (let round = 0; round < 10; round += 1) {
    await db.delete(profilingApplications);
    const made = await db
      .insert(profilingApplications)
      .values(
        [one, other].map(({ id }, index) => ({
          studentId: student.id,
          specializationId: id,
          priority: index + 1,
          state: 'queued' as const,
          createdAt: server.clock.now(),
        })),
      )
      .returning();
    const decisions = await Promise.allSettled(
      made.map(({ id, priority }, index) =>
        admins[index]?.call(calls.profilingApplications.update, {
          params: { id: String(id) },
          body: { state: 'enrolled', priority, rejectionReason: null, version: 1 },
        }),
      ),
    );
    const statuses = decisions.map((one) => (one.status === 'fulfilled' ? 200 : one.reason.status));
    expect(statuses.toSorted()).toEqual([200, 409]);
    const enrolled = and(
      eq(profilingApplications.studentId, student.id),
      eq(profilingApplications.state, 'enrolled'),
    );
    expect(await db.$count(profilingApplications, enrolled)).toBe(1);
  }
});
