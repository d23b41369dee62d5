import { dormitoryLifecycle, type DormitoryState } from '@semestr/core/dormitory';
import { profilingLifecycle, type ProfilingState } from '@semestr/core/profiling';
import { openStates } from '@semestr/core/requests';
import { translator } from '@semestr/core/texts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { nextNumber } from '../../db/numbers.ts';
import { localized } from '../../domain/localized.ts';
import { dormitoryApplications as rooms } from '../../db/tables/dormitory.ts';
import { profilingApplications as choices, specializations } from '../../db/tables/profiling.ts';
import { students } from '../../db/tables/students.ts';
import { unlessGiven } from './decided.ts';
import { because, type Decisions } from './decisions.ts';
import { lastPlace } from './queue.ts';
import { invalidField } from '../../domain/refusal.ts';
import type { Change } from './define-resource.ts';
import type { RecordOf } from './store.ts';
import { adminTexts } from './texts.ts';

/** Decisions on rooms and on places in a specialisation. */

type RoomRequest = RecordOf<typeof rooms>;

/** A student who is to move in needs a room. */
function needRoom({ before, values }: Change<RoomRequest>): void {
  const room = 'room' in values ? values.room : before?.room;
  if (!room) throw invalidField('room', 'required');
}

export const room: Decisions<DormitoryState, RoomRequest> = {
  lifecycle: dormitoryLifecycle,
  notices: {
    waiting: {
      type: 'INFO',
      text: () => localized(adminTexts, 'dormitory.again'),
    },
    accepted: {
      type: 'SUCCESS',
      text: (row) => localized(adminTexts, 'dormitory.accepted', { place: String(row.queuePlace) }),
    },
    settling: {
      type: 'SUCCESS',
      text: (row) => localized(adminTexts, 'dormitory.settling', { room: String(row.room) }),
    },
    settled: {
      type: 'INFO',
      text: (row) => localized(adminTexts, 'dormitory.settled', { room: String(row.room) }),
    },
    rejected: {
      type: 'FAILURE',
      text: (row) => [localized(adminTexts, 'dormitory.rejected'), ...because(row)],
    },
    evicted: { type: 'INFO', text: (row) => [localized(adminTexts, 'dormitory.evicted'), ...because(row)] },
  },
  complete: {
    accepted: async (change) => {
      const { tx, values, now } = change;
      values.acceptedAt = now;
      await unlessGiven(change, 'number', () => nextNumber(tx, rooms, rooms.number));
      await unlessGiven(change, 'queuePlace', async () => (await lastPlace(tx)) + 1);
    },
    settling: (change) => {
      needRoom(change);
      change.values.queuePlace = null;
    },
    settled: (change) => {
      needRoom(change);
      change.values.settledAt = change.now;
    },
    rejected: ({ values }) => {
      values.queuePlace = null;
    },
  },
};

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
const ELSEWHERE = translator(adminTexts, 'ru')('profiling.elsewhere');

/** Rejects the other open choices of an enrolled student. */
async function closeOthers(tx: Database, row: Choice, now: Date): Promise<void> {
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
        inArray(choices.state, openStates(profilingLifecycle)),
      ),
    );
}

/** Locks the student first: two decisions about the same student would otherwise each close the other's request. */
export async function lockApplicant(tx: Database, id: number): Promise<void> {
  const applicant = tx.select({ id: choices.studentId }).from(choices).where(eq(choices.id, id));
  await tx.select({ id: students.id }).from(students).where(eq(students.id, applicant)).for('update');
}

export const profiling: Decisions<ProfilingState, Choice> = {
  lifecycle: profilingLifecycle,
  notices: {
    queued: {
      type: 'INFO',
      text: async (row, tx) => localized(adminTexts, 'profiling.again', await specializationOf(row, tx)),
    },
    enrolled: {
      type: 'SUCCESS',
      text: async (row, tx) => localized(adminTexts, 'profiling.enrolled', await specializationOf(row, tx)),
    },
    rejected: {
      type: 'FAILURE',
      text: async (row, tx) => [
        localized(adminTexts, 'profiling.rejected', await specializationOf(row, tx)),
        ...because(row),
      ],
    },
  },
  effects: { enrolled: closeOthers },
};
