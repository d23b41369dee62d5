import * as calls from '@semestr/api/profiling-records';
import { requestRules } from '@semestr/core/requests/kinds';
import { openStates } from '@semestr/core/requests/lifecycle';
import { translator } from '@semestr/core/texts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  profilingApplications as choices,
  profilingRatings,
  specializations,
} from '../../db/tables/profiling.ts';
import { students } from '../../db/tables/students.ts';
import { localized } from '../../domain/localized.ts';
import { rejectionSentence } from '../../records/decisions.ts';
import { defineRequest } from '../../records/define-request.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';

type Choice = RecordOf<typeof choices>;

async function specializationOf(
  { specializationId }: Choice,
  tx: Database,
): Promise<{ specialization: string }> {
  const [found] = await tx
    .select({ name: specializations.name })
    .from(specializations)
    .where(eq(specializations.id, specializationId));
  return { specialization: found?.name ?? '' };
}

/** In Russian, like records that administrators write. */
const ELSEWHERE = translator(recordTexts, 'ru')('profiling.elsewhere');

/** Rejects the other open choices of an enrolled student. */
async function rejectOtherChoices(tx: Database, row: Choice, now: Date): Promise<void> {
  await tx
    .update(choices)
    .set({
      state: 'rejected',
      rejectionReason: ELSEWHERE,
      decidedAt: now,
      version: sql`${choices.version} + 1`,
    })
    .where(
      and(
        eq(choices.studentId, row.studentId),
        ne(choices.id, row.id),
        inArray(choices.state, openStates(requestRules.profiling.lifecycle)),
      ),
    );
}

/** Locks the student first: two decisions about the same student would otherwise each close the other's request. */
async function lockApplicant(tx: Database, id: number): Promise<void> {
  const applicant = tx.select({ id: choices.studentId }).from(choices).where(eq(choices.id, id));
  await tx.select({ id: students.id }).from(students).where(eq(students.id, applicant)).for('update');
}

/** Choices of a specialisation in the request queue. */
export const choiceRequests = defineRequest({
  kind: 'profiling',
  calls: calls.profilingApplications,
  table: choices,
  search: [],
  decisions: {
    notices: {
      queued: {
        type: 'INFO',
        text: async (row, tx) => localized(recordTexts, 'profiling.again', await specializationOf(row, tx)),
      },
      enrolled: {
        type: 'SUCCESS',
        text: async (row, tx) =>
          localized(recordTexts, 'profiling.enrolled', await specializationOf(row, tx)),
      },
      rejected: {
        type: 'FAILURE',
        text: async (row, tx) => [
          localized(recordTexts, 'profiling.rejected', await specializationOf(row, tx)),
          ...rejectionSentence(row),
        ],
      },
    },
    effects: { enrolled: rejectOtherChoices },
  },
  hooks: (hooks) => ({ ...hooks, lock: lockApplicant }),
  summaries: async (db, ids) =>
    db
      .select({ id: choices.id, what: specializations.name, number: choices.priority })
      .from(choices)
      .innerJoin(specializations, eq(specializations.id, choices.specializationId))
      .where(inArray(choices.id, ids)),
});

export const profilingResources: readonly Resource[] = [
  defineResource(calls.specializations, specializations, [specializations.name, specializations.abbrev]),
  defineResource(calls.profilingRatings, profilingRatings, []),
];
