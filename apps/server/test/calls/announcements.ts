import { type CallFixtures, wrongPages } from '../call-fixture.ts';

const page = (query: object) => ({ query: { 'url-id': 'i-obrazcov', ...query } });

export const announcements: CallFixtures = {
  personalPage: { wrong: wrongPages },
  ofGroup: { request: { query: { name: '428501' } }, wrong: [['name', {}]] },
  ofEmployee: {
    request: page({}),
    wrong: [
      ['url-id', { query: { page: 0 } }],
      ['page', page({ page: 'first' })],
      ['dateFrom', page({ dateFrom: '20.11.2026' })],
      ['dateFrom', page({ dateFrom: '2026-02-30' })],
      ['dateFrom', page({ dateFrom: '0000-01-01' })],
    ],
  },
  ofDepartment: { request: { query: { id: '1' } }, wrong: [['id', {}]] },
};
