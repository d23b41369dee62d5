import { requestRules } from '@semestr/core/requests/kinds';
import * as calls from '@semestr/api/mark-sheets-records';
import { type MarkSheetState } from '@semestr/core/mark-sheets';
import { hourPrices, markSheets, markSheetTypes } from '../../db/tables/mark-sheets.ts';
import { localized } from '../../domain/localized.ts';
import { because, type Decisions, decisionHooks } from '../../records/decisions.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';

/** Decisions on mark sheets, and their notifications to the student. */
export const markSheetDecisions: Decisions<MarkSheetState, RecordOf<typeof markSheets>> = {
  lifecycle: requestRules.markSheets.lifecycle,
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
        ...because(row),
      ],
      withdrawn: (row) => [
        localized(recordTexts, 'markSheet.withdrawn', { subject: row.subject }),
        ...because(row),
      ],
    },
  },
  needs: { printed: () => ['number'] },
};

export const markSheetResources: readonly Resource[] = [
  defineResource(
    calls.markSheets,
    markSheets,
    [markSheets.subject, markSheets.subjectAbbrev, markSheets.number],
    { ...decisionHooks(markSheetDecisions), period: markSheets.createdAt },
  ),
  defineResource(calls.markSheetTypes, markSheetTypes, [markSheetTypes.shortName, markSheetTypes.fullName], {
    isPublic: true,
  }),
  // Shown next to the name of each employee.
  defineResource(calls.hourPrices, hourPrices, [hourPrices.rank], { isPublic: true }),
];
