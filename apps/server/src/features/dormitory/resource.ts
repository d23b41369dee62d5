import { requestRules } from '@semestr/core/requests/kinds';
import * as calls from '@semestr/api/dormitory';
import { type DormitoryState } from '@semestr/core/dormitory';
import { nextNumber } from '../../db/numbers.ts';
import {
  dormitoryApplications as rooms,
  dormitoryDirectives,
  dormitoryPrivileges,
  privilegeCategories,
  privilegeKinds,
} from '../../db/tables/dormitory.ts';
import { localized } from '../../domain/localized.ts';
import { invalidField } from '../../domain/refusal.ts';
import { because, type Decisions, decisionHooks, unlessGiven } from '../../records/decisions.ts';
import { type Change, defineResource, type Resource } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';
import { lastPlace, withQueue } from './queue.ts';

type RoomRequest = RecordOf<typeof rooms>;

/** A student who is to move in needs a room. */
function needRoom({ before, values }: Change<RoomRequest>): void {
  const room = 'room' in values ? values.room : before?.room;
  if (!room) throw invalidField('room', 'required');
}

/** Decisions on rooms, and their notifications to the student. */
export const roomDecisions: Decisions<DormitoryState, RoomRequest> = {
  lifecycle: requestRules.dormitory.lifecycle,
  notices: {
    waiting: {
      type: 'INFO',
      text: () => localized(recordTexts, 'dormitory.again'),
    },
    accepted: {
      type: 'SUCCESS',
      text: (row) => localized(recordTexts, 'dormitory.accepted', { place: String(row.queuePlace) }),
    },
    settling: {
      type: 'SUCCESS',
      text: (row) => localized(recordTexts, 'dormitory.settling', { room: String(row.room) }),
    },
    settled: {
      type: 'INFO',
      text: (row) => localized(recordTexts, 'dormitory.settled', { room: String(row.room) }),
    },
    rejected: {
      type: 'FAILURE',
      text: (row) => [localized(recordTexts, 'dormitory.rejected'), ...because(row)],
    },
    evicted: { type: 'INFO', text: (row) => [localized(recordTexts, 'dormitory.evicted'), ...because(row)] },
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

export const dormitoryResources: readonly Resource[] = [
  defineResource(calls.dormitoryApplications, rooms, [rooms.number, rooms.room], {
    ...withQueue(decisionHooks(roomDecisions)),
    period: rooms.createdAt,
  }),
  defineResource(
    calls.dormitoryDirectives,
    dormitoryDirectives,
    [dormitoryDirectives.number, dormitoryDirectives.typeName, dormitoryDirectives.reason],
    { period: dormitoryDirectives.date },
  ),
  defineResource(calls.privilegeCategories, privilegeCategories, [privilegeCategories.name]),
  defineResource(calls.privilegeKinds, privilegeKinds, [privilegeKinds.name]),
  defineResource(calls.dormitoryPrivileges, dormitoryPrivileges, [dormitoryPrivileges.note]),
];
