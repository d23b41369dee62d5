import { rooms as table } from '../../src/db/tables/rooms.ts';
import { type CallFixtures, wrongPages } from '../call-fixture.ts';

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
      const [room] = await db.select().from(table).limit(1);
      return { query: { name: `${room?.name}-${room?.buildingName}` } };
    },
    wrong: [
      ['name', {}],
      ['name', { query: { name: ' ' } }],
      ['name', { query: { name: 'x'.repeat(101) } }],
    ],
  },
};
