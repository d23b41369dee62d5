import { contract } from '@semestr/api/contract';
import * as imports from '@semestr/api/imports';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as answers from '../../../test/import-answers.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { nonEmpty } from '../../../test/non-empty.ts';
import { faculties } from '../../db/tables/faculties.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

const lesson = answers.lesson({ dateLesson: '20.11.2026' });
const records: Record<string, object> = {
  faculties: answers.faculty,
  departments: answers.department,
  specialities: answers.speciality,
  employees: answers.employeeRow(),
  rooms: answers.room,
  groups: answers.group(),
  schedules: answers.ofGroup({ schedules: { Понедельник: [lesson] }, exams: [answers.exam()] }),
  announcements: answers.announcement({ auditory: { id: 1, name: '1', buildingNumber: '1' } }),
};

/** Values that a faulty or malicious provider may send instead of the expected ones. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    'я'.repeat(5000),
    '\u0000',
    '\ud800',
    "'; drop table faculties",
    '0',
    true,
    [],
    {},
    [null],
  ),
  fc.constantFrom<unknown>(
    '31.02.2026',
    '00.00.0000',
    '01.01.0000',
    '1.1.9999',
    '2026-02-30',
    '0000-01-01',
    '24:61',
    '99:99',
  ),
  fc.constantFrom<unknown>(
    0,
    -1,
    1.5,
    7,
    32_768,
    65_536,
    2_147_483_647,
    2_147_483_648,
    9_007_199_254_740_991,
    1e300,
  ),
);

/** Replaces one part of the record, at any depth. */
function replaced(value: unknown, by: unknown, at: number, counter = { seen: 0 }): unknown {
  counter.seen += 1;
  if (counter.seen - 1 === at) return by;
  if (Array.isArray(value)) return value.map((part) => replaced(part, by, at, counter));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, replaced(part, by, at, counter)]),
  );
}
function partsOf(value: unknown): number {
  const counter = { seen: 0 };
  replaced(value, null, -1, counter);
  return counter.seen;
}

describe.each(nonEmpty(Object.entries(records)))('VAL-08 import of %s', (kind, record) => {
  const call = contract.find(({ name }) => name === `imports.${kind}`)?.call ?? imports.faculties;
  const count = partsOf(record);

  it('import: arbitrary records are accepted, or rejected with the field: never 5xx', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: count - 1 }), odd, async (at, by) => {
        const response = await admin.fetch(call.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify([replaced(record, by, at)]),
        });
        const { fields } = (await response.json()) as { fields?: { field: string }[] };
        const named = fields?.every(({ field }) => /^0(\.|$)/.test(field));
        expect([response.status, named]).toEqual(response.status === 200 ? [200, undefined] : [400, true]);
      }),
      { numRuns: 50 },
    ));

  it('import: arbitrary records leave every public list readable', async () => {
    for (const path of [
      'faculties',
      'departments',
      'departments/tree',
      'specialities',
      'employees/all',
      'auditories',
      'student-groups',
    ])
      expect((await server.fetch(`/api/v1/${path}`)).status).toBe(200);
  });
});

it('import: arbitrary records do not change data stored before', async () => {
  const rows = await server.db.select().from(faculties).where(eq(faculties.abbrev, 'ФИС'));
  expect(rows).toHaveLength(1);
});
