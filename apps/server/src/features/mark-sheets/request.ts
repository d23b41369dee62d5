import * as calls from '@semestr/api/mark-sheets-records';
import { eq, inArray } from 'drizzle-orm';
import { hourPrices, markSheets, markSheetTypes } from '../../db/tables/mark-sheets.ts';
import { localized } from '../../domain/localized.ts';
import { rejectionSentence } from '../../records/decisions.ts';
import { defineRequest } from '../../records/define-request.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';
import { recordTexts } from '../../records/texts.ts';

/** Mark sheets in the request queue. */
export const markSheetRequests = defineRequest({
  kind: 'markSheets',
  calls: calls.markSheets,
  table: markSheets,
  search: [markSheets.subject, markSheets.subjectAbbrev, markSheets.number],
  decisions: {
    notices: {
      processing: {
        type: 'INFO',
        text: (row) => localized(recordTexts, 'markSheet.again', { subject: row.subject }),
      },
      printed: {
        type: 'SUCCESS',
        text: (row) => localized(recordTexts, 'markSheet.printed', { subject: row.subject }),
      },
      rejected: {
        type: 'FAILURE',
        text: (row) => [
          localized(recordTexts, 'markSheet.rejected', { subject: row.subject }),
          ...rejectionSentence(row),
        ],
        withdrawn: (row) => [
          localized(recordTexts, 'markSheet.withdrawn', { subject: row.subject }),
          ...rejectionSentence(row),
        ],
      },
    },
    needs: { printed: () => ['number'] },
  },
  summaries: async (db, ids) =>
    db
      .select({
        id: markSheets.id,
        what: markSheets.subject,
        type: markSheetTypes.shortName,
        number: markSheets.term,
      })
      .from(markSheets)
      .innerJoin(markSheetTypes, eq(markSheetTypes.id, markSheets.typeId))
      .where(inArray(markSheets.id, ids)),
});

export const markSheetResources: readonly Resource[] = [
  defineResource(calls.markSheetTypes, markSheetTypes, [markSheetTypes.shortName, markSheetTypes.fullName], {
    isPublic: true,
  }),
  // Shown next to the name of each employee.
  defineResource(calls.hourPrices, hourPrices, [hourPrices.rank], { isPublic: true }),
];
