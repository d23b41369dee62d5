import { dormitoryLifecycle, type DormitoryState } from '@semestr/core/dormitory';
import { profilingLifecycle, type ProfilingState } from '@semestr/core/profiling';
import { openStates } from '@semestr/core/requests';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { nextNumber } from '../../db/numbers.ts';
import { dormitoryApplications as rooms } from '../../db/tables/dormitory.ts';
import { profilingApplications as choices, specializations } from '../../db/tables/profiling.ts';
import { unlessGiven } from './decided.ts';
import { because, type Decided } from './decisions.ts';
import { wrong } from './kind.ts';
import type { Row } from './links.ts';
import type { Change } from './resource.ts';

/** Who gets a room or a place in a specialisation, and what the student hears of it. */

/** Nobody moves in nowhere. */
function needRoom({ before, values }: Change): void {
  const room = 'room' in values ? values['room'] : before?.['room'];
  if (room == null || room === '') throw wrong('room', 'required');
}

export const room: Decided<DormitoryState> = {
  lifecycle: dormitoryLifecycle,
  told: {
    waiting: null,
    accepted: {
      type: 'SUCCESS',
      text: (row) => `Документы на общежитие приняты. Место в очереди: ${String(row['queuePlace'])}.`,
    },
    settling: {
      type: 'SUCCESS',
      text: (row) => `Вам выделено место в общежитии: ${String(row['room'])}. Можно заселяться.`,
    },
    settled: { type: 'INFO', text: (row) => `Вы заселены в общежитие: ${String(row['room'])}.` },
    rejected: { type: 'FAILURE', text: (row) => `Заявка на общежитие отклонена.${because(row)}` },
    evicted: { type: 'INFO', text: (row) => `Вы выселены из общежития.${because(row)}` },
  },
  stamp: {
    accepted: async (change) => {
      const { tx, values, now } = change;
      values['acceptedAt'] = now;
      await unlessGiven(change, 'number', () => nextNumber(tx, rooms, rooms.number));
      await unlessGiven(
        change,
        'queuePlace',
        async () => (await tx.$count(rooms, eq(rooms.state, 'accepted'))) + 1,
      );
    },
    settling: needRoom,
    settled: (change) => {
      needRoom(change);
      change.values['settledAt'] = change.now;
    },
  },
};

async function specializationOf(row: Row, tx: Database): Promise<string> {
  const [found] = await tx
    .select({ name: specializations.name })
    .from(specializations)
    .where(eq(specializations.id, Number(row['specializationId'])));
  return found?.name ?? '';
}

const ELSEWHERE = 'Вы зачислены на другую профилизацию.';

/** Whoever is enrolled waits for nothing else. */
async function closeOthers(tx: Database, row: Row, now: Date): Promise<void> {
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
        eq(choices.studentId, Number(row['studentId'])),
        ne(choices.id, Number(row['id'])),
        inArray(choices.state, openStates(profilingLifecycle)),
      ),
    );
}

export const profiling: Decided<ProfilingState> = {
  lifecycle: profilingLifecycle,
  told: {
    queued: null,
    enrolled: {
      type: 'SUCCESS',
      text: async (row, tx) => `Вы зачислены на профилизацию: ${await specializationOf(row, tx)}.`,
    },
    rejected: {
      type: 'FAILURE',
      text: async (row, tx) =>
        `Заявка на профилизацию отклонена: ${await specializationOf(row, tx)}.${because(row)}`,
    },
  },
  effect: { enrolled: closeOthers },
};
