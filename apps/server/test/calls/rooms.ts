import { type CallFixtures, wrongPages } from '../call-fixture.ts';

export const rooms: CallFixtures = {
  all: { wrong: wrongPages },
  filter: {
    request: { query: { searchValue: '1' } },
    wrong: [['searchValue', { query: { searchValue: 'x'.repeat(101) } }]],
  },
};
