import { type CallFixtures, wrongPages } from '../call-fixture.ts';

export const auditories: CallFixtures = {
  all: { wrong: wrongPages },
  filter: {
    request: { query: { searchValue: '1' } },
    wrong: [['searchValue', { query: { searchValue: 'x'.repeat(101) } }]],
  },
};
