import { desc, eq } from 'drizzle-orm';
import { type CallFixtures, wrongPages } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { announcements as table } from '../../src/db/tables/announcements.ts';
import { employees } from '../../src/db/tables/employees.ts';
import { groups } from '../../src/db/tables/groups.ts';

/** Returns a valid announcement by the demo educator for the demo group. */
export async function writing(db: Database) {
  const [group] = await db.select().from(groups).where(eq(groups.name, '428501'));
  return {
    content: 'Консультация перед экзаменом.',
    date: '25.11.2026',
    startTime: '14:00',
    endTime: '15:20',
    auditory: null,
    groupIds: [group?.id ?? 0],
  };
}

/** Returns the last announcement of the demo educator. */
async function own(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .innerJoin(employees, eq(employees.id, table.employeeId))
    .where(eq(employees.urlId, 'i-obrazcov'))
    .orderBy(desc(table.id));
  return row?.id;
}

const whole = { content: 'Консультация.', date: '25.11.2026', groupIds: [1] };
const wrong = [
  ['content', { ...whole, content: ' ' }],
  ['content', { ...whole, content: 'x'.repeat(2001) }],
  ['date', { ...whole, date: '31.02.2027' }],
  ['startTime', { ...whole, startTime: '9:00' }],
  ['startTime', { ...whole, endTime: '15:20' }],
  ['endTime', { ...whole, startTime: '14:00', endTime: '14:00' }],
  ['auditory', { ...whole, auditory: 'x'.repeat(51) }],
  ['groupIds', { ...whole, groupIds: [] }],
  ['groupIds.0', { ...whole, groupIds: ['428501'] }],
] as const;

const page = (query: object) => ({ query: { 'url-id': 'i-obrazcov', ...query } });

export const announcements: CallFixtures = {
  personalPage: { wrong: wrongPages },
  personalList: { wrong: [['all', { query: { all: 'yes' } }]] },
  write: {
    request: async (db) => ({ body: await writing(db) }),
    as: 'teacher',
    wrong: wrong.map(([field, body]) => [field, { body }]),
  },
  change: {
    request: async (db) => ({ body: { ...(await writing(db)), id: await own(db) } }),
    as: 'teacher',
    wrong: [
      ['id', { body: whole }],
      ['version', { body: { ...whole, id: 1, version: '1' } }],
      ...wrong.map(([field, body]) => [field, { body: { ...body, id: 1 } }] as const),
    ],
  },
  withdraw: {
    request: async (db) => ({ query: { id: await own(db) } }),
    as: 'teacher',
    wrong: [
      ['id', {}],
      ['id', { query: { id: 'last' } }],
    ],
  },
  ofGroup: { request: { query: { name: '428501' } }, wrong: [['name', {}]] },
  ofEmployee: {
    request: page({}),
    wrong: [
      ['url-id', { query: { page: 0 } }],
      ['page', page({ page: 'first' })],
      ['dateFrom', page({ dateFrom: '20.11.2026' })],
      ['dateFrom', page({ dateFrom: '2026-02-30' })],
      ['dateFrom', page({ dateFrom: '0000-01-01' })],
    ],
  },
  ofDepartment: { request: { query: { id: '1' } }, wrong: [['id', {}]] },
};
