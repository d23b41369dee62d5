import * as calls from '@semestr/api/study';
import { localDate } from '@semestr/core/dates';
import { inArray } from 'drizzle-orm';
import { studyApplications } from '../../db/tables/study.ts';
import { localized } from '../../domain/localized.ts';
import { rejectionSentence, setIfEmpty } from '../../records/decisions.ts';
import { defineRequest } from '../../records/define-request.ts';
import { recordTexts } from '../../records/texts.ts';

/** Study applications in the request queue. */
export const studyRequests = defineRequest({
  kind: 'study',
  calls: calls.studyApplications,
  table: studyApplications,
  search: [studyApplications.subject, studyApplications.contractNumber],
  decisions: {
    notices: {
      considered: {
        type: 'INFO',
        text: (row) => localized(recordTexts, 'study.again', { subject: row.subject }),
      },
      unsigned: {
        type: 'SUCCESS',
        text: (row) => localized(recordTexts, 'study.unsigned', { subject: row.subject }),
      },
      signed: {
        type: 'SUCCESS',
        text: (row) => localized(recordTexts, 'study.signed', { subject: row.subject }),
      },
      finished: {
        type: 'SUCCESS',
        text: (row) => localized(recordTexts, 'study.finished', { subject: row.subject }),
      },
      rejected: {
        type: 'FAILURE',
        text: (row) => [
          localized(recordTexts, 'study.rejected', { subject: row.subject }),
          ...rejectionSentence(row),
        ],
      },
    },
    // A contract cannot be signed without these fields.
    needs: { unsigned: ({ isPaid }) => (isPaid ? ['contractNumber', 'price'] : ['contractNumber']) },
    // For a contract signed on paper; signing in the portal sets the date automatically.
    complete: { signed: (change) => setIfEmpty(change, 'signedOn', () => localDate(change.now)) },
  },
  summaries: async (db, ids) =>
    db
      .select({
        id: studyApplications.id,
        what: studyApplications.subject,
        type: studyApplications.purpose,
        number: studyApplications.term,
      })
      .from(studyApplications)
      .where(inArray(studyApplications.id, ids)),
});
