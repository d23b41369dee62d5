import type { FileContent } from '@semestr/api/endpoint';
import { eq } from 'drizzle-orm';
import { type CallFixtures, wrongOwnPages } from '../call-fixture.ts';
import { logins } from '../server.ts';
import { smallPdf } from '../small-pdf.ts';
import type { Database } from '../../src/db/database.ts';
import { students } from '../../src/db/tables/students.ts';
import {
  omissionCertificateTypes,
  omissionDocuments,
  omissionRequests,
} from '../../src/db/tables/omissions.ts';

export const scan: FileContent = {
  name: 'справка.pdf',
  type: 'application/pdf',
  bytes: smallPdf,
};

const fields = { certificateTypeId: '1', dateFrom: '2026-11-02', dateTo: '2026-11-04', document: scan };

/** Returns a valid request for the demo university. */
export async function application(db: Database) {
  const [type] = await db.select().from(omissionCertificateTypes).limit(1);
  return { ...fields, certificateTypeId: String(type?.id) };
}

const but = (change: object) => ({ body: { ...fields, ...change } });

export const omissions: CallFixtures = {
  requests: { wrong: wrongOwnPages },
  excuses: {
    wrong: [
      ['term', { query: { term: '0' } }],
      ['term', { query: { term: 'autumn' } }],
    ],
  },
  document: {
    request: async (db) => {
      const [own] = await db
        .select({ id: omissionDocuments.requestId })
        .from(omissionDocuments)
        .innerJoin(omissionRequests, eq(omissionRequests.id, omissionDocuments.requestId))
        .innerJoin(students, eq(students.id, omissionRequests.studentId))
        .where(eq(students.cardNumber, logins.student))
        .limit(1);
      return { params: { id: own?.id } };
    },
    wrong: [['id', { params: { id: 'first' } }]],
  },
  apply: {
    request: async (db) => ({ body: await application(db) }),
    wrong: [
      ['certificateTypeId', but({ certificateTypeId: 'paper' })],
      // This id does not exist.
      ['certificateTypeId', but({ certificateTypeId: '1' })],
      ['dateFrom', but({ dateFrom: '02.11.2026' })],
      ['dateFrom', but({ dateFrom: '2026-11-21', dateTo: '2026-11-22' })],
      ['dateTo', but({ dateTo: '2026-11-01' })],
      ['placeOfStay', but({ placeOfStay: 'x'.repeat(201) })],
      ['document', but({ document: 'справка.pdf' })],
      ['document', but({ document: [scan, scan] })],
      ['document', but({ document: Array.from({ length: 6 }, () => scan) })],
      ['document', but({ document: { ...scan, bytes: new TextEncoder().encode('<script>') } })],
    ],
  },
};
