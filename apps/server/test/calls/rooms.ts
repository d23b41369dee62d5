import { type CallFixtures, wrongPages } from '../call-fixture.ts';
import { roomLabels } from '../rooms.ts';

export const rooms: CallFixtures = {
  all: { wrong: wrongPages },
  filter: {
    request: { query: { searchValue: '1' } },
    wrong: [['searchValue', { query: { searchValue: 'x'.repeat(101) } }]],
  },
  day: {
    request: { query: { date: '2026-11-20' } },
    wrong: [
      ['date', {}],
      ['date', { query: { date: '20.11.2026' } }],
    ],
  },
  schedule: {
    request: async (db) => {
      const [name] = await roomLabels(db, 1);
      return { query: { name } };
    },
    wrong: [
      ['name', {}],
      ['name', { query: { name: ' ' } }],
      ['name', { query: { name: 'x'.repeat(101) } }],
    ],
  },
};
