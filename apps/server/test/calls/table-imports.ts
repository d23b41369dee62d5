import type { TableImportKind } from '@semestr/core/table-imports';
import { eq } from 'drizzle-orm';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { tableImports as table } from '../../src/db/tables/table-imports.ts';
import { beginningsOf, packSheets } from '../../src/features/table-imports/file/packed-sheets.ts';
import { NOW } from '../snapshot.ts';

const sheet = {
  name: 'Лист1',
  rows: [
    ['Группа', 'Численность'],
    ['428501', '30'],
  ],
  merged: [],
};
const sheets = { sheets: packSheets([sheet]), beginnings: beginningsOf([sheet]) };

/** Adds two uploaded files without stored rows: a list, and a timetable with an unreadable lesson. */
export async function addTableImport(db: Database): Promise<void> {
  const file = { state: 'read', createdAt: new Date(NOW), cells: sheet.rows } as const;
  await db.insert(table).values({
    ...file,
    kind: 'groups',
    fileName: 'группы.csv',
    source: { ...sheets, place: { sheet: 0, row: 0 }, grid: null },
  });
  await db.insert(table).values({
    ...file,
    kind: 'lessons',
    fileName: 'расписание.csv',
    source: {
      ...sheets,
      place: null,
      grid: { term: '2026-autumn', others: [{ cell: 'A1', text: 'Утверждаю' }], assumed: 0 },
    },
  });
}

/** Returns the first uploaded file of this kind. */
export async function firstFile(db: Database, kind: TableImportKind = 'groups'): Promise<{ id: number }> {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.kind, kind))
    .orderBy(table.id)
    .limit(1);
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
    wrong: [['kind', { params: { kind: 'buildings' } }]],
  },
  send: {
    request: { body: { kind: 'groups', file } },
    wrong: [
      ['kind', { body: { kind: 'buildings', file } }],
      ['file', { body: { kind: 'groups', file: 'no file' } }],
    ],
  },
  list: {
    request: { query: { filter: '{"kind":"groups"}', range: '[0,9]' } },
    wrong: [
      ['filter.kind', { query: { filter: '{"kind":"buildings"}' } }],
      ['filter.state', { query: { filter: '{"state":"done"}' } }],
      ['range', { query: { range: '[1,0]' } }],
    ],
  },
  one: { request: async (db) => ({ params: await firstFile(db) }), wrong: [['id', unread]] },
  check: {
    request: async (db) => ({ params: await firstFile(db), body: { columns } }),
    wrong: [
      ['id', { ...unread, body: { columns } }],
      ['columns', { params: { id: '1' }, body: {} }],
      ['columns.name', { params: { id: '1' }, body: { columns: { name: 60 } } }],
    ],
  },
  apply: {
    request: async (db) => ({ params: await firstFile(db), body: { columns, leaveOutFaulty: false } }),
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
  undo: { request: async (db) => ({ params: await firstFile(db) }), wrong: [['id', unread]] },
};
