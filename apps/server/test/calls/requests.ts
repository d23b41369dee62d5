import type { CallFixtures } from '../call-fixture.ts';
import { certificates } from '../../src/db/tables/certificates.ts';

const filtered = (filter: object) => ({ query: { filter: JSON.stringify(filter) } });

export const requests: CallFixtures = {
  list: {
    request: filtered({ kind: ['certificates', 'omissions'], state: 'decided' }),
    wrong: [
      ['filter.kind.0', filtered({ kind: ['letters'] })],
      ['filter.state', filtered({ state: 'printed' })],
      ['filter.facultyId', filtered({ facultyId: 'ФИС' })],
      ['filter.overdue', filtered({ overdue: 'yes' })],
      ['filter.nothing', filtered({ nothing: 1 })],
      ['range', { query: { range: '[1,0]' } }],
    ],
  },
  situation: {
    request: async (db) => {
      const [any] = await db.select({ id: certificates.id }).from(certificates).limit(1);
      return { params: { kind: 'certificates', id: any?.id } };
    },
    wrong: [
      ['kind', { params: { kind: 'letters', id: '1' } }],
      ['id', { params: { kind: 'certificates', id: 'first' } }],
    ],
  },
};
