import { type IsoDate, localDate } from '@semestr/core/dates';
import { and, eq, gt, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lockNumbers } from '../../db/numbers.ts';
import { dormitoryApplications as rooms, dormitoryPlaces as places } from '../../db/tables/dormitory.ts';
import type { Hooks } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

/** The queue for a room: all applications with accepted documents, by place. */

type RoomRequest = RecordOf<typeof rooms>;

const isWaiting = eq(rooms.state, 'accepted');

/** Returns the last place in the queue; 0 when it is empty. */
export async function lastPlace(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ last: max(rooms.queuePlace) })
    .from(rooms)
    .where(isWaiting);
  return row?.last ?? 0;
}

/** Stores places in the history of the day; a later place on the same day replaces the earlier one. */
async function storePlaces(
  tx: Database,
  date: IsoDate,
  moved: readonly { id: number; queuePlace: number | null }[],
): Promise<void> {
  const rows = moved.flatMap(({ id, queuePlace }) =>
    queuePlace === null ? [] : [{ applicationId: id, date, place: queuePlace }],
  );
  if (rows.length === 0) return;
  await tx
    .insert(places)
    .values(rows)
    .onConflictDoUpdate({ target: [places.applicationId, places.date], set: { place: sql`excluded.place` } });
}

/** Moves everyone behind a freed place up. */
const moveUp = (tx: Database, place: number) =>
  tx
    .update(rooms)
    .set({ queuePlace: sql`${rooms.queuePlace} - 1`, version: sql`${rooms.version} + 1` })
    .where(and(isWaiting, gt(rooms.queuePlace, place)))
    .returning({ id: rooms.id, queuePlace: rooms.queuePlace });

/**
 * Adds the queue to the hooks of decisions: leaving it moves other applications up, and every change is stored in the
 * history.
 */
export const withQueue = (
  decisions: Pick<Hooks<RoomRequest>, 'before' | 'after' | 'isFinal'>,
): Pick<Hooks<RoomRequest>, 'lock' | 'before' | 'after' | 'isFinal'> => ({
  ...decisions,
  // Runs sequentially, because two applications leaving the queue concurrently would deadlock.
  lock: (tx) => lockNumbers(tx, rooms),
  after: async (stored) => {
    const { tx, before, row, now } = stored;
    const date = localDate(now);
    if (row.queuePlace !== before?.queuePlace) await storePlaces(tx, date, [row]);
    const freedPlace = before?.state === 'accepted' && row.state !== 'accepted' ? before.queuePlace : null;
    if (freedPlace !== null) await storePlaces(tx, date, await moveUp(tx, freedPlace));
    await decisions.after?.(stored);
  },
});
