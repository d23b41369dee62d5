import * as calls from '@semestr/api/certificates';
import type { ApiError } from '@semestr/api/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificates } from '../../db/tables/certificates.ts';
import { students } from '../../db/tables/students.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Requests overlap only with more than one connection. */
it('certificates: concurrent decisions, single or together, never assign a number twice', async () => {
  const { db } = server;
  const admin = await server.client('admin');
  const [student] = await db.select().from(students).limit(1);
  await db.delete(certificates);
  const place = { place: 'в поликлинику', type: 'обычная', createdAt: server.clock.now() };
  const pending = { ...place, studentId: student?.id ?? 0, state: 'processing' as const };
  const rows = await db
    .insert(certificates)
    .values(Array.from({ length: 24 }, () => pending))
    .returning();
  const issuedOn = '2026-11-20';
  const outcomes = await Promise.allSettled([
    ...rows.slice(0, 8).map(({ id, version }) =>
      admin.call(calls.certificates.update, {
        params: { id: String(id) },
        body: { version, state: 'printed', number: 5, issuedOn },
      }),
    ),
    ...[8, 12, 16, 20].map((from) =>
      admin.call(calls.issue, {
        body: {
          certificates: rows.slice(from, from + 4).map(({ id, version }) => ({ id, version })),
          firstNumber: 3,
          issuedOn,
        },
      }),
    ),
  ]);
  const reasons = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as ApiError).reason] : [],
  );
  expect(new Set(reasons)).toEqual(new Set(['certificate-number-taken']));
  const numbers = (await db.select().from(certificates)).flatMap(({ number }) => number ?? []);
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers).size).toBe(numbers.length);
});
