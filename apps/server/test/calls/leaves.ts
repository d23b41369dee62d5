import { and, eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { academicLeaves as table } from '../../src/db/tables/requests.ts';
import { students } from '../../src/db/tables/students.ts';
import { type CallFixtures, wrongOwnPages } from '../call-fixture.ts';
import { logins } from '../server.ts';
import { scan } from './omissions.ts';

const fields = { reason: 'health', dateFrom: '2026-12-01', dateTo: '2027-08-31', document: scan };
const but = (change: object) => ({ body: { ...fields, ...change } });

/** The pending request of a demo account. */
const ofPending = async (db: Database) => {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .innerJoin(students, eq(students.id, table.studentId))
    .where(and(eq(students.cardNumber, logins.noter), eq(table.state, 'waiting')));
  return { params: { id: row?.id } };
};

const wrong = [['id', { params: { id: 'first' } }]] as const;

export const leaves: CallFixtures = {
  list: { wrong: wrongOwnPages },
  document: { as: 'noter', request: ofPending, wrong },
  create: {
    request: async () => ({ body: fields }),
    wrong: [
      ['reason', but({ reason: 'rest' })],
      ['dateFrom', but({ dateFrom: '01.12.2026' })],
      ['dateFrom', but({ dateFrom: '2026-01-01', dateTo: '2026-12-01' })],
      ['dateFrom', but({ dateFrom: '2028-01-01', dateTo: '2028-12-01' })],
      ['dateTo', but({ dateTo: '2026-11-30' })],
      ['dateTo', but({ dateTo: '2030-12-01' })],
      ['document', but({ document: 'справка.pdf' })],
      ['document', but({ document: [scan, scan] })],
      ['document', but({ document: { ...scan, bytes: new TextEncoder().encode('<script>') } })],
    ],
  },
  cancel: { as: 'noter', request: ofPending, wrong },
};
