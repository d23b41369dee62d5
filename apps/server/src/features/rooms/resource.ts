import * as calls from '@semestr/api/rooms';
import { and, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { beginsWith } from '../../db/search.ts';
import { announcements } from '../../db/tables/announcements.ts';
import { lessons } from '../../db/tables/lessons.ts';
import { buildings, rooms, roomTypes } from '../../db/tables/rooms.ts';
import { defineResource, type Resource, type Stored } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

type Building = RecordOf<typeof buildings>;

/** Renames a building in the labels of rooms in lessons and announcements, such as "512-4 к.". */
async function relabel({ tx, before, row }: Stored<Building>): Promise<void> {
  if (!before || before.name === row.name) return;
  const renamed = sql`(
    select distinct ${rooms.name} || '-' || ${before.name}::text as old, ${rooms.name} || '-' || ${row.name}::text as new
    from ${rooms} where ${rooms.buildingId} = ${row.id}
  )`;
  await tx.execute(sql`
    update ${lessons} set version = ${lessons.version} + 1, rooms = array(
      select coalesce(renamed.new, named.label)
      from unnest(${lessons.rooms}) with ordinality as named(label, place)
      left join ${renamed} renamed on renamed.old = named.label
      order by named.place
    )
    where ${lessons.rooms} && array(select renamed.old from ${renamed} renamed)`);
  await tx.execute(sql`
    update ${announcements} set version = ${announcements.version} + 1, room = renamed.new
    from ${renamed} renamed where ${announcements.room} = renamed.old`);
}

/** Matches rooms by their label, "407-5": the number and the beginning of the building's name. */
function hasLabel(db: Database, word: string): SQL | undefined {
  const [, room, building] = /^(.+)-(\d+)$/.exec(word) ?? [];
  if (room === undefined || building === undefined) return undefined;
  const ofBuilding = db
    .select({ id: buildings.id })
    .from(buildings)
    .where(like(buildings.name, beginsWith(building)));
  return and(sql`lower(${rooms.name}) = ${room}`, inArray(rooms.buildingId, ofBuilding));
}

/** How rooms are stored. */
export const roomResource: Resource = defineResource(calls.rooms, rooms, [rooms.name], {
  isPublic: true,
  searchElsewhere: hasLabel,
});

export const roomResources: readonly Resource[] = [
  defineResource(calls.buildings, buildings, [buildings.name], { isPublic: true, after: relabel }),
  defineResource(calls.roomTypes, roomTypes, [roomTypes.name, roomTypes.abbrev], { isPublic: true }),
  roomResource,
];
