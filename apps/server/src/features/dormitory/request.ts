import * as calls from '@semestr/api/dormitory';
import { inArray } from 'drizzle-orm';
import { nextNumber } from '../../db/numbers.ts';
import { dormitoryApplications as rooms } from '../../db/tables/dormitory.ts';
import { localized } from '../../domain/localized.ts';
import { invalidField } from '../../domain/refusal.ts';
import { rejectionSentence, setIfEmpty } from '../../records/decisions.ts';
import { defineRequest } from '../../records/define-request.ts';
import type { Change } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';
import { lastPlace, withQueue } from './queue.ts';

type RoomRequest = RecordOf<typeof rooms>;

/** A student can only move in once a room is assigned. */
function requireRoom({ before, values }: Change<RoomRequest>): void {
  const room = 'room' in values ? values.room : before?.room;
  if (!room) throw invalidField('room', 'required');
}

/** Applications for a room in the request queue. */
export const roomRequests = defineRequest({
  kind: 'dormitory',
  calls: calls.dormitoryApplications,
  table: rooms,
  search: [rooms.number, rooms.room],
  decisions: {
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
        text: (row) => [localized(recordTexts, 'dormitory.rejected'), ...rejectionSentence(row)],
      },
      evicted: {
        type: 'INFO',
        text: (row) => [localized(recordTexts, 'dormitory.evicted'), ...rejectionSentence(row)],
      },
    },
    complete: {
      accepted: async (change) => {
        const { tx, values, now } = change;
        values.acceptedAt = now;
        await setIfEmpty(change, 'number', () => nextNumber(tx, rooms, rooms.number));
        await setIfEmpty(change, 'queuePlace', async () => (await lastPlace(tx)) + 1);
      },
      settling: (change) => {
        requireRoom(change);
        change.values.queuePlace = null;
      },
      settled: (change) => {
        requireRoom(change);
        change.values.settledAt = change.now;
      },
      rejected: ({ values }) => {
        values.queuePlace = null;
      },
    },
  },
  hooks: withQueue,
  summaries: async (db, ids) => {
    const rows = await db
      .select({ id: rooms.id, what: rooms.room, number: rooms.queuePlace, uploadId: rooms.uploadId })
      .from(rooms)
      .where(inArray(rooms.id, ids));
    return rows.map(({ uploadId, ...row }) => ({ ...row, paper: uploadId === null ? null : { uploadId } }));
  },
});
