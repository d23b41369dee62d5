import { type IsoDate, localDate } from '@semestr/core/dates';
import { and, eq, gt, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lockNumbers } from '../../db/numbers.ts';
import { dormitoryApplications as rooms, dormitoryPlaces as places } from '../../db/tables/dormitory.ts';
import type { Hooks } from './define-resource.ts';
import type { RecordOf } from './store.ts';

/** The queue for a room: everybody whose documents are accepted, by place. */

type RoomRequest = RecordOf<typeof rooms>;

const isWaiting = eq(rooms.state, 'accepted');

/** The place of the last in the queue; 0 where it is empty. */
export async function lastPlace(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ last: max(rooms.queuePlace) })
    .from(rooms)
    .where(isWaiting);
  return row?.last ?? 0;
}

/** Keeps places for the history of the day; the last of a day stands. */
async function remember(
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

/** Everybody behind a place that became free moves up. */
const closeUp = (tx: Database, place: number) =>
  tx
    .update(rooms)
    .set({ queuePlace: sql`${rooms.queuePlace} - 1`, version: sql`${rooms.version} + 1` })
    .where(and(isWaiting, gt(rooms.queuePlace, place)))
    .returning({ id: rooms.id, queuePlace: rooms.queuePlace });

/** The hooks of decisions with what they mean for the queue: who leaves it lets others move up, and every move is kept. */
export const queueing = (
  decisions: Pick<Hooks<RoomRequest>, 'before' | 'after' | 'isFinal'>,
): Pick<Hooks<RoomRequest>, 'lock' | 'before' | 'after' | 'isFinal'> => ({
  ...decisions,
  // Two who leave at once would each wait for the other to move up.
  lock: (tx) => lockNumbers(tx, rooms),
  after: async (stored) => {
    const { tx, before, row, now } = stored;
    const date = localDate(now);
    if (row.queuePlace !== before?.queuePlace) await remember(tx, date, [row]);
    const left = before?.state === 'accepted' && row.state !== 'accepted' ? before.queuePlace : null;
    if (left !== null) await remember(tx, date, await closeUp(tx, left));
    await decisions.after?.(stored);
  },
});
