import type { CallFixtures } from '../call-fixture.ts';
import { omissionDocuments } from '../../src/db/tables/omissions.ts';
import { uploads } from '../../src/db/tables/uploads.ts';

const wrong = [['id', { params: { id: 'first' } }]] as const;

export const papers: CallFixtures = {
  upload: {
    request: async (db) => {
      const [any] = await db.select({ id: uploads.id }).from(uploads).limit(1);
      return { params: { id: any?.id } };
    },
    wrong,
  },
  ofOmissionRequest: {
    request: async (db) => {
      const [any] = await db.select({ id: omissionDocuments.requestId }).from(omissionDocuments).limit(1);
      return { params: { id: any?.id } };
    },
    wrong,
  },
};
