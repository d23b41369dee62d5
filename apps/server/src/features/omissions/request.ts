import * as calls from '@semestr/api/omissions-records';
import { dotted } from '@semestr/core/dates';
import { eq, inArray } from 'drizzle-orm';
import { nextNumber } from '../../db/numbers.ts';
import { omissionCertificateTypes, omissionDocuments, omissionRequests } from '../../db/tables/omissions.ts';
import { localized } from '../../domain/localized.ts';
import { rejectionSentence, setIfEmpty } from '../../records/decisions.ts';
import { defineRequest } from '../../records/define-request.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';
import { excuseFor } from './excuses.ts';

const days = ({ dateFrom, dateTo }: RecordOf<typeof omissionRequests>) => ({
  from: dotted(dateFrom),
  to: dotted(dateTo),
});

/** Requests to excuse days in the request queue. */
export const excuseRequests = defineRequest({
  kind: 'omissions',
  calls: calls.omissionRequests,
  table: omissionRequests,
  search: [omissionRequests.placeOfStay],
  decisions: {
    notices: {
      waiting: {
        type: 'INFO',
        text: (row) => localized(recordTexts, 'omissions.again', days(row)),
      },
      accepted: {
        type: 'SUCCESS',
        text: (row) => localized(recordTexts, 'omissions.accepted', days(row)),
      },
      rejected: {
        type: 'FAILURE',
        text: (row) => [localized(recordTexts, 'omissions.rejected', days(row)), ...rejectionSentence(row)],
      },
    },
    complete: {
      accepted: (change) =>
        setIfEmpty(change, 'number', () => nextNumber(change.tx, omissionRequests, omissionRequests.number)),
    },
    effects: { accepted: excuseFor },
  },
  summaries: async (db, ids) => {
    const rows = await db
      .select({
        id: omissionRequests.id,
        type: omissionCertificateTypes.name,
        from: omissionRequests.dateFrom,
        to: omissionRequests.dateTo,
        what: omissionRequests.placeOfStay,
        paperOf: omissionDocuments.requestId,
      })
      .from(omissionRequests)
      .innerJoin(omissionCertificateTypes, eq(omissionCertificateTypes.id, omissionRequests.typeId))
      .leftJoin(omissionDocuments, eq(omissionDocuments.requestId, omissionRequests.id))
      .where(inArray(omissionRequests.id, ids));
    return rows.map(({ paperOf, ...row }) => ({
      ...row,
      paper: paperOf === null ? null : { uploadId: null },
    }));
  },
});
