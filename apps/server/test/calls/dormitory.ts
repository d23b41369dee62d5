import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { dormitoryApplications as table } from '../../src/db/tables/dormitory.ts';
import { students } from '../../src/db/tables/students.ts';
import { logins } from '../server.ts';

/** Returns an application of the demo student. */
async function own(db: Database, where?: SQL): Promise<number | undefined> {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .innerJoin(students, eq(students.id, table.studentId))
    .where(and(eq(students.cardNumber, logins.student), where));
  return row?.id;
}

const named = (name: string, where?: SQL) => ({
  request: async (db: Database) => ({ query: { [name]: await own(db, where) } }),
  wrong: [
    [name, {}],
    [name, { query: { [name]: 'last' } }],
  ] as const,
});

export const dormitory: CallFixtures = {
  create: {
    request: {},
    wrong: [
      ['body', { body: 'data:text/html;base64,PGI+' }],
      ['body', { body: 'data:image/png;base64,AAAA' }],
      ['body', { body: `data:application/pdf;base64,${'A'.repeat(6_900_000)}` }],
    ],
  },
  update: {
    request: async (db) => ({ body: { id: await own(db), docContent: null } }),
    wrong: [
      ['id', { body: { docContent: null } }],
      ['docContent', { body: { id: 1, docContent: 'full' } }],
      ['docContent', { body: { id: 1, docContent: 'data:application/pdf;base64,AAAA' } }],
    ],
  },
  excel: named('dormitory-queue-id'),
  document: named('request-id', isNotNull(table.uploadId)),
};
