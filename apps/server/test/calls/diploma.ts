import { and, eq } from 'drizzle-orm';
import type { DiplomaTopicState } from '@semestr/core/diploma';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { diplomaSuggestions as table, diplomaTopics } from '../../src/db/tables/diploma.ts';
import { students } from '../../src/db/tables/students.ts';
import { logins } from '../server.ts';

/** Returns a suggestion of the demo's graduate. */
export async function own(db: Database, state: DiplomaTopicState): Promise<number | undefined> {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .innerJoin(students, eq(students.id, table.studentId))
    .where(and(eq(students.cardNumber, logins.graduate), eq(table.state, state)));
  return row?.id;
}

const someSupervisor = async (db: Database): Promise<number | undefined> => {
  const [offered] = await db.select().from(diplomaTopics).limit(1);
  return offered?.employeeId;
};

const topicName = 'Программное средство учёта занятий';

export const diploma: CallFixtures = {
  topicsOfEmployee: {
    request: async (db) => ({ query: { employeeId: await someSupervisor(db) } }),
    wrong: [
      ['employeeId', {}],
      ['employeeId', { query: { employeeId: '0' } }],
    ],
  },
  add: {
    request: async (db) => ({ body: { employeeId: await someSupervisor(db), topicName } }),
    wrong: [
      ['employeeId', { body: { topicName } }],
      ['topicName', { body: { employeeId: 1, topicName: ' ' } }],
      ['topicName', { body: { employeeId: 1, topicName: 'x'.repeat(501) } }],
      ['englishTopic', { body: { employeeId: 1, topicName, englishTopic: 7 } }],
      ['justification', { body: { employeeId: 1, topicName, justification: 'x'.repeat(4001) } }],
    ],
  },
  update: {
    as: 'graduate',
    request: async (db) => ({
      body: { id: await own(db, 'suggested'), employeeId: await someSupervisor(db), topicName },
    }),
    wrong: [
      ['id', { body: { employeeId: 1, topicName } }],
      ['employeeId', { body: { id: 1, topicName } }],
      ['topicName', { body: { id: 1, employeeId: 1, topicName: '' } }],
    ],
  },
  remove: {
    as: 'graduate',
    request: async (db) => ({ query: { id: await own(db, 'suggested') } }),
    wrong: [
      ['id', {}],
      ['id', { query: { id: 'x' } }],
    ],
  },
  application: {
    as: 'graduate',
    request: async (db) => ({ body: { id: await own(db, 'approved') } }),
    wrong: [['id', { body: { id: '1' } }]],
  },
  externalManagers: {
    request: { query: { 'external-manager-fio': 'Ш' } },
    wrong: [
      ['external-manager-fio', {}],
      ['external-manager-fio', { query: { 'external-manager-fio': 'x'.repeat(101) } }],
    ],
  },
};
