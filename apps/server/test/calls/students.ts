import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { students as table } from '../../src/db/tables/students.ts';

const wrongId = [['id', { params: { id: 'first' } }]] as const;

async function someone(db: Database): Promise<typeof table.$inferSelect> {
  const [any] = await db.select().from(table).limit(1);
  if (!any) throw new Error('The demo university has no students');
  return any;
}

/** Returns the data of a new student. */
export async function newStudent(db: Database) {
  const { groupId } = await someone(db);
  return {
    cardNumber: '52850099',
    lastName: 'Новиков',
    firstName: 'Пётр',
    middleName: null,
    birthDate: '2008-02-29',
    groupId,
    subgroup: 1 as const,
    isGroupHead: false,
    canStudentNote: false,
    hasProfiling: false,
  };
}

const expulsion = { kind: 'expel', number: '214-с', date: '2026-11-19', from: '2026-11-20' } as const;

export const students: CallFixtures = {
  list: {
    wrong: [
      ['filter', { query: { filter: '{' } }],
      ['filter.id.0', { query: { filter: '{"id":[0]}' } }],
      ['filter.course', { query: { filter: '{"course":99999}' } }],
      ['sort.0', { query: { sort: '["password","ASC"]' } }],
      ['sort.1', { query: { sort: '["id","UP"]' } }],
      ['range', { query: { range: '[5,4]' } }],
      ['range', { query: { range: '[0,1000]' } }],
    ],
  },
  one: {
    request: async (db) => ({ params: { id: (await someone(db)).id } }),
    wrong: wrongId,
  },
  create: {
    request: async (db) => ({ body: await newStudent(db) }),
    wrong: [
      ['cardNumber', { body: {} }],
      ['cardNumber', { body: { cardNumber: 'номер 1' } }],
      ['birthDate', { body: { birthDate: '01.02.2007' } }],
      ['subgroup', { body: { subgroup: 3 } }],
    ],
  },
  update: {
    request: async (db) => {
      const { id, version, ...body } = await someone(db);
      return { params: { id }, body: { ...body, canStudentNote: body.canNote, version } };
    },
    wrong: [
      ['id', { params: { id: 'first' }, body: {} }],
      ['version', { params: { id: 1 }, body: {} }],
    ],
  },
  transfer: {
    request: async (db) => {
      const { id, version, groupId } = await someone(db);
      return {
        params: { id },
        body: { groupId, subgroup: 1, from: '2026-01-20', orderNumber: null, version },
      };
    },
    wrong: [
      ['id', { params: { id: 'first' }, body: {} }],
      [
        'from',
        {
          params: { id: 1 },
          body: { groupId: 1, subgroup: 1, from: '02.11.2026', orderNumber: null, version: 1 },
        },
      ],
    ],
  },
  order: {
    request: async (db) => ({ body: { ...expulsion, studentIds: [(await someone(db)).id] } }),
    wrong: [
      ['studentIds', { body: { ...expulsion, studentIds: [] } }],
      ['kind', { body: { ...expulsion, kind: 'dismiss', studentIds: [1] } }],
      ['number', { body: { ...expulsion, number: '', studentIds: [1] } }],
      ['from', { body: { ...expulsion, from: '20.11.2026', studentIds: [1] } }],
    ],
  },
  remove: {
    request: async (db) => ({ params: { id: (await someone(db)).id } }),
    wrong: wrongId,
  },
};
