import { type CallFixtures, wrongPages } from '../call-fixture.ts';

export const groups: CallFixtures = {
  all: { wrong: wrongPages },
  filters: {
    request: { query: { name: '42' } },
    wrong: [['name', { query: { name: 'x'.repeat(101) } }]],
  },
  lastUpdate: {
    request: { query: { groupNumber: '428501' } },
    wrong: [
      ['groupNumber', {}],
      ['id', { query: { id: 'first' } }],
      ['id', { query: { id: '2147483648' } }],
    ],
  },
};
