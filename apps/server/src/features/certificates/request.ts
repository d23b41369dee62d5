import * as calls from '@semestr/api/certificates';
import { inArray } from 'drizzle-orm';
import { lockNumbers } from '../../db/numbers.ts';
import { certificatePlaces, certificates } from '../../db/tables/certificates.ts';
import { localized } from '../../domain/localized.ts';
import { rejectionSentence } from '../../records/decisions.ts';
import { defineRequest } from '../../records/define-request.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';
import { recordTexts } from '../../records/texts.ts';
import { assertNumberFree } from './numbers.ts';

/** Certificates in the request queue. */
export const certificateRequests = defineRequest({
  kind: 'certificates',
  calls: calls.certificates,
  table: certificates,
  search: [certificates.place],
  decisions: {
    notices: {
      processing: {
        type: 'INFO',
        text: (row) => localized(recordTexts, 'certificate.again', { place: row.place }),
      },
      printed: {
        type: 'SUCCESS',
        text: (row) => localized(recordTexts, 'certificate.printed', { place: row.place }),
      },
      rejected: {
        type: 'FAILURE',
        text: (row) => [
          localized(recordTexts, 'certificate.rejected', { place: row.place }),
          ...rejectionSentence(row),
        ],
        withdrawn: (row) => [
          localized(recordTexts, 'certificate.withdrawn', { place: row.place }),
          ...rejectionSentence(row),
        ],
      },
    },
    needs: { printed: () => ['number', 'issuedOn'] },
  },
  hooks: ({ before, ...decisions }) => ({
    ...decisions,
    // Two administrators who decide at the same time must not assign the same number.
    lock: async (tx) => lockNumbers(tx, certificates),
    before: async (change) => {
      await before?.(change);
      await assertNumberFree(change);
    },
  }),
  summaries: async (db, ids) =>
    db
      .select({ id: certificates.id, what: certificates.place, type: certificates.type })
      .from(certificates)
      .where(inArray(certificates.id, ids)),
});

export const certificateResources: readonly Resource[] = [
  defineResource(calls.certificatePlaces, certificatePlaces, [certificatePlaces.name], { isPublic: true }),
];
