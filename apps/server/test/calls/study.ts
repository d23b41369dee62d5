import { openingOf } from '@semestr/core/markbook';
import type { StudyPurpose } from '@semestr/core/study';
import { and, eq } from 'drizzle-orm';
import { type CallFixtures, wrongOwnPages } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { marks } from '../../src/db/tables/marks.ts';
import { students } from '../../src/db/tables/students.ts';
import { studyApplications as table } from '../../src/db/tables/study.ts';
import { logins } from '../server.ts';

/** A drawn line of 2 × 1 pixels on a transparent background of 4 × 3. */
export const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAYAAAC09K7GAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWNgwAH+QzEmAAAwAwH/oDT+UwAAAABJRU5ErkJggg==';

/** Returns the demo student's application whose contract is pending a signature. */
export async function unsigned(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .innerJoin(students, eq(students.id, table.studentId))
    .where(and(eq(students.cardNumber, logins.student), eq(table.state, 'unsigned')));
  return row?.id;
}

/** Returns a markbook entry of the demo student that allows an application and has none yet. */
export async function freeTerm(db: Database, purpose: StudyPurpose): Promise<number | undefined> {
  const rows = await db
    .select({ mark: marks })
    .from(marks)
    .innerJoin(students, eq(students.id, marks.studentId))
    .where(eq(students.cardNumber, logins.student));
  const applications = await db.select({ id: table.educationTermId }).from(table);
  const appliedIds = new Set(applications.map(({ id }) => id));
  return rows.find(({ mark }) => openingOf(mark) === purpose && !appliedIds.has(mark.id))?.mark.id;
}

const requesting = (purpose: StudyPurpose) =>
  ({
    request: async (db: Database) => ({ query: { 'lms-education-term': await freeTerm(db, purpose) } }),
    wrong: [
      ['lms-education-term', {}],
      ['lms-education-term', { query: { 'lms-education-term': '-1' } }],
    ],
  }) as const;

export const study: CallFixtures = {
  history: { wrong: wrongOwnPages },
  parallel: requesting('parallel'),
  difference: requesting('difference'),
  sign: {
    request: async (db) => ({
      body: { lmsApplicationId: await unsigned(db), imageSignature: SIGNATURE },
    }),
    wrong: [
      ['lmsApplicationId', { body: { imageSignature: SIGNATURE } }],
      ['imageSignature', { body: { lmsApplicationId: 1, imageSignature: 'data:image/svg+xml;base64,AA' } }],
      ['imageSignature', { body: { lmsApplicationId: 1, imageSignature: 'data:image/png;base64,AAAA' } }],
      ['imageSignature', { body: { lmsApplicationId: 1, imageSignature: '' } }],
      [
        'imageSignature',
        {
          body: { lmsApplicationId: 1, imageSignature: `data:image/png;base64,${'A'.repeat(700_000)}` },
        },
      ],
    ],
  },
  contractForAdmin: {
    request: async (db) => ({ params: { id: await unsigned(db) } }),
    wrong: [['id', { params: { id: 'first' } }]],
  },
  contract: {
    request: async (db) => ({ query: { 'lms-application-id': await unsigned(db) } }),
    wrong: [
      ['lms-application-id', {}],
      ['lms-application-id', { query: { 'lms-application-id': 'x' } }],
    ],
  },
};
