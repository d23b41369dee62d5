import * as calls from '@semestr/api/certificates';
import { MAX_CERTIFICATES } from '@semestr/core/certificates';
import { students } from '../../src/db/tables/students.ts';
import { type AnyRequest, type CallFixtures, wrongOwnPages } from '../call-fixture.ts';
import { certificates as table } from '../../src/db/tables/certificates.ts';
import type { Database } from '../../src/db/database.ts';
import { logins } from '../server.ts';
import { and, eq } from 'drizzle-orm';

const order = calls.register.example.body;
const wrongOrder = (dto: object) => ({
  body: { ...order, certificateRequestDto: { ...order.certificateRequestDto, ...dto } },
});

/** Returns a pending certificate of the demo student. */
async function inWork(db: Database): Promise<AnyRequest> {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .innerJoin(students, eq(students.id, table.studentId))
    .where(and(eq(students.cardNumber, logins.student), eq(table.state, 'processing')));
  return { query: { id: row?.id } };
}

/** Returns a printed certificate of the demo student. */
export async function printed(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .innerJoin(students, eq(students.id, table.studentId))
    .where(and(eq(students.cardNumber, logins.student), eq(table.state, 'printed')));
  return row?.id;
}

const file = {
  request: async (db: Database) => ({ params: { id: await printed(db) } }),
  wrong: [['id', { params: { id: 'first' } }]],
} as const;

const close = {
  request: inWork,
  wrong: [
    ['id', {}],
    ['id', { query: { id: 'first' } }],
  ],
} as const;

const issue = calls.issue.example.body;
const filtered = (filter: object) => ({ query: { filter: JSON.stringify(filter) } });

export const certificates: CallFixtures = {
  list: { wrong: wrongOwnPages },
  register: {
    request: { body: order },
    wrong: [
      ['certificateRequestDto', { body: { certificateCount: 1 } }],
      ['certificateRequestDto.certificateType', wrongOrder({ certificateType: 'особая' })],
      ['certificateRequestDto.provisionPlace', wrongOrder({ provisionPlace: ' ' })],
      ['certificateCount', { body: { ...order, certificateCount: 0 } }],
      ['certificateCount', { body: { ...order, certificateCount: MAX_CERTIFICATES + 1 } }],
    ],
  },
  close,
  closeByGet: close,
  file,
  fileForAdmin: file,
  issue: {
    request: async (db: Database) => {
      const [row] = await db
        .select({ id: table.id, version: table.version })
        .from(table)
        .where(eq(table.state, 'processing'));
      return { body: { ...issue, certificates: [row], firstNumber: 900_000 } };
    },
    wrong: [
      ['certificates', { body: { ...issue, certificates: [] } }],
      ['certificates.0.version', { body: { ...issue, certificates: [{ id: 1 }] } }],
      ['firstNumber', { body: { ...issue, firstNumber: 0 } }],
      ['firstNumber', { body: { ...issue, firstNumber: '2026-1145' } }],
      ['issuedOn', { body: { ...issue, issuedOn: '20.11.2026' } }],
    ],
  },
  print: {
    request: async (db: Database) => filtered({ id: [await printed(db)] }),
    wrong: [
      ['filter', {}],
      ['filter', filtered({})],
      ['filter.id', filtered({ id: [] })],
      ['filter.decidedOn', filtered({ decidedOn: 'today' })],
    ],
  },
};
