import { requestRules } from '@semestr/core/requests/kinds';
import * as calls from '@semestr/api/practice-records';
import { type PracticeState } from '@semestr/core/practice';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { enterprises, practiceApplications, practiceTypes } from '../../db/tables/practice.ts';
import { localized } from '../../domain/localized.ts';
import { because, type Decisions, decisionHooks } from '../../records/decisions.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';

async function enterpriseOf(
  { enterpriseId }: RecordOf<typeof practiceApplications>,
  tx: Database,
): Promise<{ enterprise: string }> {
  const [found] = await tx
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  return { enterprise: found?.name ?? '' };
}

/** Decisions on applications for practice, and their notifications to the student. */
export const practiceDecisions: Decisions<PracticeState, RecordOf<typeof practiceApplications>> = {
  lifecycle: requestRules.practice.lifecycle,
  notices: {
    considered: {
      type: 'INFO',
      text: async (row, tx) => localized(recordTexts, 'practice.again', await enterpriseOf(row, tx)),
    },
    approved: {
      type: 'SUCCESS',
      text: async (row, tx) => localized(recordTexts, 'practice.approved', await enterpriseOf(row, tx)),
    },
    rejected: {
      type: 'FAILURE',
      text: async (row, tx) => [
        localized(recordTexts, 'practice.rejected', await enterpriseOf(row, tx)),
        ...because(row),
      ],
    },
  },
};

export const practiceResources: readonly Resource[] = [
  defineResource(calls.practiceApplications, practiceApplications, [practiceApplications.number], {
    ...decisionHooks(practiceDecisions),
    period: practiceApplications.createdAt,
  }),
  defineResource(calls.enterprises, enterprises, [enterprises.name]),
  defineResource(calls.practiceTypes, practiceTypes, [practiceTypes.name]),
];
