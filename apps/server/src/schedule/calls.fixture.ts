import type { CallFixtures } from '../calls.fixture.ts';

export const schedule: CallFixtures = {
  ofGroup: {
    request: { query: { studentGroup: '428501' } },
    wrong: [
      ['studentGroup', {}],
      ['studentGroup', { query: { studentGroup: ' ' } }],
      ['studentGroup', { query: { studentGroup: '4'.repeat(31) } }],
    ],
  },
  ofEmployee: {
    request: { params: { urlId: 'i-obrazcov' } },
    wrong: [['urlId', { params: { urlId: 'x'.repeat(101) } }]],
  },
};
