import * as calls from '@semestr/api/profiling-records';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../db/tables/audit.ts';
import { profilingApplications, specializations } from '../db/tables/profiling.ts';
import { students } from '../db/tables/students.ts';
import { logins, startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Runs `work` while the audit log's table is locked, and releases the lock once `count` statements wait for it. */
async function meetingAtAudit<T>(count: number, work: () => Promise<T>): Promise<T> {
  let outcome: Promise<T> | undefined;
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${audit} in exclusive mode`);
    outcome = work();
    await expect
      .poll(async () => {
        // On another connection, because within a transaction the view does not change after the first read.
        const [row] = await server.db
          .select({ waiting: sql<number>`count(*)::int` })
          .from(sql`pg_stat_activity`)
          .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
        return row?.waiting;
      })
      .toBe(count);
  });
  if (!outcome) throw new Error('Nothing was begun');
  return outcome;
}

/** Two requests can overlap only with more than one connection. */
it('specialisations: two administrators who enrol one student in two of them concurrently do not deadlock', async () => {
  const { db } = server;
  const [student] = await db.select().from(students).where(eq(students.cardNumber, logins.student));
  const [first, second] = await db.select().from(specializations).limit(2);
  if (!student || !first || !second) throw new Error('The demo has no such student or specialisations');
  const admin = await server.client('admin');
  await db.delete(profilingApplications);
  const created = await db
    .insert(profilingApplications)
    .values(
      [first, second].map(({ id }, index) => ({
        studentId: student.id,
        specializationId: id,
        priority: index + 1,
        state: 'queued' as const,
        createdAt: server.clock.now(),
      })),
    )
    .returning();
  const decisions = await meetingAtAudit(2, () =>
    Promise.allSettled(
      created.map(({ id, priority }) =>
        admin.call(calls.profilingApplications.update, {
          params: { id: String(id) },
          body: { state: 'enrolled', priority, rejectionReason: null, version: 1 },
        }),
      ),
    ),
  );
  const statuses = decisions.map((one) => (one.status === 'fulfilled' ? '200' : String(one.reason.status)));
  expect(statuses.toSorted()).toEqual(['200', '409']);
  const enrolled = and(
    eq(profilingApplications.studentId, student.id),
    eq(profilingApplications.state, 'enrolled'),
  );
  expect(await db.$count(profilingApplications, enrolled)).toBe(1);
});
