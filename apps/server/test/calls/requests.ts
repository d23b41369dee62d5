import { and, eq } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { certificates } from '../../src/db/tables/certificates.ts';
import { academicLeaves } from '../../src/db/tables/requests.ts';
import { students } from '../../src/db/tables/students.ts';
import { logins } from '../server.ts';

const filtered = (filter: object) => ({ query: { filter: JSON.stringify(filter) } });

/** The pending request of a demo account, about which there is a question. */
const ofPending = (body?: object) => async (db: Database) => {
  const [row] = await db
    .select({ id: academicLeaves.id })
    .from(academicLeaves)
    .innerJoin(students, eq(students.id, academicLeaves.studentId))
    .where(and(eq(students.cardNumber, logins.noter), eq(academicLeaves.state, 'waiting')));
  return { params: { kind: 'leaves', id: row?.id }, ...(body && { body }) };
};

const wrongKeys = (body?: object) =>
  [
    ['kind', { params: { kind: 'letters', id: '1' }, ...(body && { body }) }],
    ['id', { params: { kind: 'certificates', id: 'first' }, ...(body && { body }) }],
  ] as const;

const text = { text: 'Приложите скан с печатью.' };
const wrongTexts = [
  ...wrongKeys(text),
  ['text', { params: { kind: 'leaves', id: '1' }, body: { text: ' ' } }],
  ['text', { params: { kind: 'leaves', id: '1' }, body: { text: 'x'.repeat(2001) } }],
] as const;

export const requests: CallFixtures = {
  list: {
    request: filtered({ kind: ['certificates', 'omissions'], state: 'decided' }),
    wrong: [
      ['filter.kind.0', filtered({ kind: ['letters'] })],
      ['filter.state', filtered({ state: 'printed' })],
      ['filter.facultyId', filtered({ facultyId: 'ФИС' })],
      ['filter.overdue', filtered({ overdue: 'yes' })],
      ['filter.nothing', filtered({ nothing: 1 })],
      ['range', { query: { range: '[1,0]' } }],
    ],
  },
  situation: {
    request: async (db) => {
      const [any] = await db.select({ id: certificates.id }).from(certificates).limit(1);
      return { params: { kind: 'certificates', id: any?.id } };
    },
    wrong: wrongKeys(),
  },
  thread: { request: ofPending(), wrong: wrongKeys() },
  ask: { request: ofPending(text), wrong: wrongTexts },
  note: { request: ofPending(text), wrong: wrongTexts },
  assign: {
    request: ofPending({ assigneeId: null }),
    wrong: [
      ...wrongKeys({ assigneeId: null }),
      ['assigneeId', { params: { kind: 'leaves', id: '1' }, body: {} }],
      ['assigneeId', { params: { kind: 'leaves', id: '1' }, body: { assigneeId: 'me' } }],
    ],
  },
  assignees: {},
  questions: {},
  reply: {
    as: 'noter',
    request: ofPending(text),
    wrong: [
      ...wrongKeys(text),
      ['text', { params: { kind: 'leaves', id: '1' }, body: {} }],
      ['text', { params: { kind: 'leaves', id: '1' }, body: { text: 'x'.repeat(2001) } }],
      ['document', { params: { kind: 'leaves', id: '1' }, body: { document: 'справка.pdf' } }],
    ],
  },
};
