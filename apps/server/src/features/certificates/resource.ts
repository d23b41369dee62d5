import { requestRules } from '@semestr/core/requests/kinds';
import * as calls from '@semestr/api/certificates';
import { type CertificateState } from '@semestr/core/certificates';
import { certificatePlaces, certificates } from '../../db/tables/certificates.ts';
import { localized } from '../../domain/localized.ts';
import { because, type Decisions, decisionHooks } from '../../records/decisions.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';

/** Decisions on certificates, and their notifications to the student. */
export const certificateDecisions: Decisions<CertificateState, RecordOf<typeof certificates>> = {
  lifecycle: requestRules.certificates.lifecycle,
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
      text: (row) => [localized(recordTexts, 'certificate.rejected', { place: row.place }), ...because(row)],
      withdrawn: (row) => [
        localized(recordTexts, 'certificate.withdrawn', { place: row.place }),
        ...because(row),
      ],
    },
  },
  needs: { printed: () => ['number', 'issuedOn'] },
};

export const certificateResources: readonly Resource[] = [
  defineResource(calls.certificates, certificates, [certificates.place], {
    ...decisionHooks(certificateDecisions),
    period: certificates.createdAt,
  }),
  defineResource(calls.certificatePlaces, certificatePlaces, [certificatePlaces.name], { isPublic: true }),
];
