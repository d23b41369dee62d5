import { requestRules } from '@semestr/core/requests/kinds';
import * as calls from '@semestr/api/study';
import { localDate } from '@semestr/core/dates';
import { type StudyState } from '@semestr/core/study';
import { studyApplications } from '../../db/tables/study.ts';
import { localized } from '../../domain/localized.ts';
import { because, type Decisions, decisionHooks, unlessGiven } from '../../records/decisions.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';

/** Decisions on study applications, and their notifications to the student. */
export const studyDecisions: Decisions<StudyState, RecordOf<typeof studyApplications>> = {
  lifecycle: requestRules.study.lifecycle,
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
      text: (row) => [localized(recordTexts, 'study.rejected', { subject: row.subject }), ...because(row)],
    },
  },
  // A contract cannot be signed without these fields.
  needs: { unsigned: ({ isPaid }) => (isPaid ? ['contractNumber', 'price'] : ['contractNumber']) },
  // Signed on paper: signing in the portal sets the date automatically.
  complete: { signed: (change) => unlessGiven(change, 'signedOn', () => localDate(change.now)) },
};

export const studyResources: readonly Resource[] = [
  defineResource(
    calls.studyApplications,
    studyApplications,
    [studyApplications.subject, studyApplications.contractNumber],
    { ...decisionHooks(studyDecisions), period: studyApplications.createdAt },
  ),
];
