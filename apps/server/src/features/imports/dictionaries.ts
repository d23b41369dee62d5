import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { buildings, roomTypes } from '../../db/tables/rooms.ts';
import { educationForms } from '../../db/tables/specialities.ts';
import { hasOwnId } from './own-ids.ts';
import { type Outcome, reconcile } from './reconcile.ts';

/** A related entry of rooms and specialities, by id and name: it is imported with them, under the provider's id. */

interface Entry {
  id: number;
  name: string;
}

/** Matches the entry with this id, otherwise a local one with the same name, which takes the provider's id. */
const matchesEntry = (table: Record<keyof Entry, PgColumn>, { id, name }: Entry): SQL | undefined =>
  or(eq(table.id, id), and(eq(table.name, name), hasOwnId(table.id)));

/** Prefers the entry with the id; an entry that only has the same name stays unchanged. */
const findEntry = <R extends Entry>(rows: readonly R[], { id }: Entry): R[] =>
  [rows.find((row) => row.id === id) ?? rows[0]].filter((row) => row !== undefined);

export async function storeBuilding(db: Database, entry: Entry): Promise<Outcome> {
  const rows = await db
    .select()
    .from(buildings)
    .where(matchesEntry(buildings, entry))
    .orderBy(asc(buildings.id));
  return reconcile(entry, findEntry(rows, entry), {
    field: 'name',
    insert: (record) => db.insert(buildings).values(record),
    update: (oldId, record) => db.update(buildings).set(record).where(eq(buildings.id, oldId)),
  });
}

export async function storeRoomType(db: Database, entry: Entry & { abbrev: string }): Promise<Outcome> {
  const rows = await db
    .select()
    .from(roomTypes)
    .where(matchesEntry(roomTypes, entry))
    .orderBy(asc(roomTypes.id));
  return reconcile(entry, findEntry(rows, entry), {
    field: 'name',
    insert: (record) => db.insert(roomTypes).values(record),
    update: (oldId, record) => db.update(roomTypes).set(record).where(eq(roomTypes.id, oldId)),
  });
}

export async function storeEducationForm(db: Database, entry: Entry): Promise<Outcome> {
  const rows = await db
    .select()
    .from(educationForms)
    .where(matchesEntry(educationForms, entry))
    .orderBy(asc(educationForms.id));
  return reconcile(entry, findEntry(rows, entry), {
    field: 'name',
    insert: (record) => db.insert(educationForms).values(record),
    update: (oldId, record) => db.update(educationForms).set(record).where(eq(educationForms.id, oldId)),
  });
}

/** A record counts as stored when it, or a related entry, is new or changed. */
export const combineOutcomes = (own: Outcome, ...named: readonly Outcome[]): Outcome =>
  own.result === 'unchanged' ? (named.find(({ result }) => result === 'stored') ?? own) : own;
