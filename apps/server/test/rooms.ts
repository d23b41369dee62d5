import { roomLabel } from '@semestr/core/room-names';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { buildings, rooms } from '../src/db/tables/rooms.ts';

/** Returns the given number of room labels as in lessons: "512-4 к.". */
export async function roomLabels(db: Database, count: number): Promise<string[]> {
  const rows = await db
    .select({ name: rooms.name, building: buildings.name })
    .from(rooms)
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .orderBy(asc(rooms.id))
    .limit(count);
  return rows.map(({ name, building }) => roomLabel(name, building));
}
