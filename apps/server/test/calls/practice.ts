import { and, eq } from 'drizzle-orm';
import { type CallFixtures, wrongOwnPages } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { enterprises, practiceApplications as table } from '../../src/db/tables/practice.ts';
import { students } from '../../src/db/tables/students.ts';
import { logins } from '../server.ts';

/** Returns the undecided application of the demo's graduate. */
async function undecided(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .innerJoin(students, eq(students.id, table.studentId))
    .where(and(eq(students.cardNumber, logins.graduate), eq(table.state, 'considered')));
  return row?.id;
}

const documentContent = 'data:application/pdf;base64,AAAA';

export const practice: CallFixtures = {
  list: { wrong: wrongOwnPages },
  document: {
    as: 'graduate',
    request: async (db) => ({ params: { id: await undecided(db) } }),
    wrong: [['id', { params: { id: 'first' } }]],
  },
  create: {
    request: async (db) => {
      const [enterprise] = await db.select().from(enterprises).limit(1);
      return { body: { enterpriseId: enterprise?.id } };
    },
    wrong: [
      ['enterpriseId', { body: {} }],
      ['practiceTypeId', { body: { enterpriseId: 1, practiceTypeId: 'учебная' } }],
      ['employeeId', { body: { enterpriseId: 1, employeeId: 0 } }],
      ['documentContent', { body: { enterpriseId: 1, documentContent: 'письмо' } }],
      ['documentContent', { body: { enterpriseId: 1, documentContent } }],
    ],
  },
  update: {
    as: 'graduate',
    request: async (db) => ({ body: { id: await undecided(db) } }),
    wrong: [
      ['id', { body: {} }],
      ['enterpriseId', { body: { id: 1, enterpriseId: 1.5 } }],
      ['documentContent', { body: { id: 1, documentContent } }],
    ],
  },
};
