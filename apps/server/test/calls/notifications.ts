import type { CallFixtures } from '../call-fixture.ts';

export const notifications: CallFixtures = {
  list: {
    wrong: [
      ['pageNumber', { query: { pageNumber: '-1' } }],
      ['pageSize', { query: { pageSize: '0' } }],
      ['pageSize', { query: { pageSize: 'all' } }],
    ],
  },
  mark: {
    request: { body: [] },
    wrong: [
      ['body', { body: {} }],
      ['0.id', { body: [{ id: 0, isViewed: true }] }],
      ['0.isViewed', { body: [{ id: 1 }] }],
    ],
  },
};
