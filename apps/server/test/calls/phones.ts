import type { CallFixtures } from '../call-fixture.ts';

const right = { searchValue: '', currentPage: 1, pageSize: 10 };

export const phones: CallFixtures = {
  search: {
    request: { body: right },
    wrong: [
      ['searchValue', { body: { ...right, searchValue: 7 } }],
      ['currentPage', { body: { ...right, currentPage: -1 } }],
      ['pageSize', { body: { ...right, pageSize: 0 } }],
    ],
  },
};
