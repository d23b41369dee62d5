import type { CallFixtures } from '../call-fixture.ts';
import { firstFile } from './table-imports.ts';

const unread = { params: { id: 'first' } };
const noRow = { params: { id: '1', row: 'second' } };
const columns = { name: 0, size: 1 };
const cells = [{ column: 1, value: '31' }];

export const tableImportFiles: CallFixtures = {
  sheets: { request: async (db) => ({ params: await firstFile(db) }), wrong: [['id', unread]] },
  grid: { request: async (db) => ({ params: await firstFile(db, 'lessons') }), wrong: [['id', unread]] },
  read: {
    request: async (db) => ({
      params: await firstFile(db),
      body: { place: { sheet: 0, row: 1 }, term: null },
    }),
    wrong: [
      ['id', { ...unread, body: { place: null, term: null } }],
      ['place.row', { params: { id: '1' }, body: { place: { sheet: 0, row: 0 }, term: null } }],
      ['term', { params: { id: '1' }, body: { place: null, term: '2026' } }],
    ],
  },
  oneRow: {
    request: async (db) => ({ params: { ...(await firstFile(db)), row: 2 } }),
    wrong: [['row', noRow]],
  },
  mend: {
    request: async (db) => ({ params: { ...(await firstFile(db)), row: 2 }, body: { columns, cells } }),
    wrong: [
      ['row', { ...noRow, body: { columns, cells } }],
      ['cells', { params: { id: '1', row: 2 }, body: { columns } }],
      [
        'cells.0.column',
        { params: { id: '1', row: 2 }, body: { columns, cells: [{ column: 60, value: '' }] } },
      ],
    ],
  },
  refused: { request: async (db) => ({ params: await firstFile(db) }), wrong: [['id', unread]] },
  refusedCsv: { request: async (db) => ({ params: await firstFile(db) }), wrong: [['id', unread]] },
};
