import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { tableImports as table } from '../../src/db/tables/table-imports.ts';
import { NOW } from '../snapshot.ts';

/** Adds an uploaded file without stored rows. */
export async function addTableImport(db: Database): Promise<void> {
  await db.insert(table).values({
    kind: 'groups',
    fileName: 'группы.csv',
    state: 'read',
    cells: [
      ['Группа', 'Численность'],
      ['428501', '30'],
    ],
    createdAt: new Date(NOW),
  });
}

/** Returns the file that was uploaded first. */
async function aFile(db: Database): Promise<{ id: number }> {
  const [row] = await db.select({ id: table.id }).from(table).orderBy(table.id).limit(1);
  return { id: row?.id ?? 1 };
}

const columns = { name: 0, size: 1 };
const file = {
  name: 'группы.csv',
  type: 'text/csv',
  bytes: new TextEncoder().encode('Группа;Численность\r\n428501;30\r\n'),
};
const unread = { params: { id: 'first' } };

export const tableImports: CallFixtures = {
  template: {
    request: { params: { kind: 'students' } },
    wrong: [['kind', { params: { kind: 'rooms' } }]],
  },
  send: {
    request: { body: { kind: 'groups', file } },
    wrong: [
      ['kind', { body: { kind: 'rooms', file } }],
      ['file', { body: { kind: 'groups', file: 'no file' } }],
    ],
  },
  list: {
    request: { query: { filter: '{"kind":"groups"}', range: '[0,9]' } },
    wrong: [
      ['filter.kind', { query: { filter: '{"kind":"rooms"}' } }],
      ['filter.state', { query: { filter: '{"state":"done"}' } }],
      ['range', { query: { range: '[1,0]' } }],
    ],
  },
  one: { request: async (db) => ({ params: await aFile(db) }), wrong: [['id', unread]] },
  check: {
    request: async (db) => ({ params: await aFile(db), body: { columns } }),
    wrong: [
      ['id', { ...unread, body: { columns } }],
      ['columns', { params: { id: '1' }, body: {} }],
      ['columns.name', { params: { id: '1' }, body: { columns: { name: 60 } } }],
    ],
  },
  apply: {
    request: async (db) => ({ params: await aFile(db), body: { columns, leaveOutFaulty: false } }),
    wrong: [
      ['id', { ...unread, body: { columns, leaveOutFaulty: false } }],
      ['columns.name', { params: { id: '1' }, body: { columns: { name: -1 }, leaveOutFaulty: false } }],
      ['leaveOutFaulty', { params: { id: '1' }, body: { columns } }],
      [
        'changesNames',
        { params: { id: '1' }, body: { columns, leaveOutFaulty: false, changesNames: 'yes' } },
      ],
    ],
  },
  undo: { request: async (db) => ({ params: await aFile(db) }), wrong: [['id', unread]] },
};
