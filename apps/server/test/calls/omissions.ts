import type { FileContent } from '@semestr/api/endpoint';
import type { CallFixtures } from '../call-fixture.ts';
import type { Database } from '../../src/db/database.ts';
import { omissionCertificateTypes } from '../../src/db/tables/omissions.ts';

/** The beginning of a PDF is enough of one. */
export const scan: FileContent = {
  name: 'справка.pdf',
  type: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1.7\n'),
};

const asked = { certificateTypeId: '1', dateFrom: '2026-11-02', dateTo: '2026-11-04', document: scan };

/** A request that fits the demo university. */
export async function application(db: Database) {
  const [type] = await db.select().from(omissionCertificateTypes).limit(1);
  return { ...asked, certificateTypeId: String(type?.id) };
}

const but = (change: object) => ({ body: { ...asked, ...change } });

export const omissions: CallFixtures = {
  excuses: {
    wrong: [
      ['term', { query: { term: '0' } }],
      ['term', { query: { term: 'autumn' } }],
    ],
  },
  apply: {
    request: async (db) => ({ body: await application(db) }),
    wrong: [
      ['certificateTypeId', but({ certificateTypeId: 'paper' })],
      // Nothing has this id.
      ['certificateTypeId', but({ certificateTypeId: '1' })],
      ['dateFrom', but({ dateFrom: '02.11.2026' })],
      ['dateFrom', but({ dateFrom: '2026-11-21', dateTo: '2026-11-22' })],
      ['dateTo', but({ dateTo: '2026-11-01' })],
      ['placeOfStay', but({ placeOfStay: 'x'.repeat(201) })],
      ['document', but({ document: 'справка.pdf' })],
      ['document', but({ document: { ...scan, bytes: new TextEncoder().encode('<script>') } })],
    ],
  },
};
