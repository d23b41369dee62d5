import * as calls from '@semestr/api/dormitory';
import { inArray } from 'drizzle-orm';
import { nextNumber } from '../../db/numbers.ts';
import { dormitoryApplications as rooms } from '../../db/tables/dormitory.ts';
import { localized } from '../../domain/localized.ts';
import { invalidField } from '../../domain/refusal.ts';
import { because, unlessGiven } from '../../records/decisions.ts';
import { defineRequest } from '../../records/define-request.ts';
import type { Change } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';
import { recordTexts } from '../../records/texts.ts';
import { lastPlace, withQueue } from './queue.ts';

type RoomRequest = RecordOf<typeof rooms>;

/** A student who is to move in needs a room. */
function needRoom({ before, values }: Change<RoomRequest>): void {
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
        text: (row) => [localized(recordTexts, 'dormitory.rejected'), ...because(row)],
      },
      evicted: {
        type: 'INFO',
        text: (row) => [localized(recordTexts, 'dormitory.evicted'), ...because(row)],
      },
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
