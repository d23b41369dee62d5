import * as calls from '@semestr/api/practice-records';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { enterprises, practiceApplications, practiceTypes } from '../../db/tables/practice.ts';
import { localized } from '../../domain/localized.ts';
import { rejectionSentence } from '../../records/decisions.ts';
import { defineRequest } from '../../records/define-request.ts';
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

/** Applications for practice in the request queue. */
export const practiceRequests = defineRequest({
  kind: 'practice',
  calls: calls.practiceApplications,
  table: practiceApplications,
  search: [practiceApplications.number],
  decisions: {
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
          ...rejectionSentence(row),
        ],
      },
    },
  },
  summaries: async (db, ids) => {
    const rows = await db
      .select({
        id: practiceApplications.id,
        what: enterprises.name,
        type: practiceTypes.name,
        uploadId: practiceApplications.uploadId,
      })
      .from(practiceApplications)
      .innerJoin(enterprises, eq(enterprises.id, practiceApplications.enterpriseId))
      .innerJoin(practiceTypes, eq(practiceTypes.id, practiceApplications.typeId))
      .where(inArray(practiceApplications.id, ids));
    return rows.map(({ uploadId, ...row }) => ({ ...row, paper: uploadId === null ? null : { uploadId } }));
  },
});

export const practiceResources: readonly Resource[] = [
  defineResource(calls.enterprises, enterprises, [enterprises.name]),
  defineResource(calls.practiceTypes, practiceTypes, [practiceTypes.name]),
];
