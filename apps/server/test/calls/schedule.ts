import type { CallFixtures } from '../call-fixture.ts';

export const schedule: CallFixtures = {
  report: {
    request: { query: { 'student-group-name': '428501' } },
    wrong: [
      ['student-group-name', {}],
      ['student-group-name', { query: { 'student-group-name': 'x'.repeat(31) } }],
    ],
  },
  ofGroup: {
    request: { query: { studentGroup: '428501' } },
    wrong: [
      ['studentGroup', {}],
      ['studentGroup', { query: { studentGroup: ' ' } }],
      ['studentGroup', { query: { studentGroup: '4'.repeat(31) } }],
    ],
  },
  ofDepartment: {
    request: { query: { 'url-id': 'kaf-ps' } },
    wrong: [
      ['id', {}],
      ['id', { query: { id: 'x' } }],
      ['url-id', { query: { 'url-id': 'x'.repeat(101) } }],
    ],
  },
  ofEmployee: {
    request: { params: { urlId: 'i-obrazcov' } },
    wrong: [['urlId', { params: { urlId: 'x'.repeat(101) } }]],
  },
};
