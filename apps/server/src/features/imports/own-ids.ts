import { between, getTableName, gte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { departments } from '../../db/tables/departments.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { OWN_IDS_FROM, OWN_SMALL_IDS_FROM, OWN_SMALL_IDS_TO } from '../../db/tables/ids.ts';
import { buildings, rooms, roomTypes } from '../../db/tables/rooms.ts';
import { educationForms, specialities } from '../../db/tables/specialities.ts';

/** Tables with small local ids, which another provider may use for its own records. */
const tables = [
  buildings,
  departments,
  educationForms,
  faculties,
  groups,
  rooms,
  roomTypes,
  specialities,
] as const;

/** Whether this server may have assigned an id. Earlier versions began at `OWN_IDS_FROM` in every table. */
export const isOwnId = (id: number): boolean =>
  id >= OWN_IDS_FROM || (id >= OWN_SMALL_IDS_FROM && id <= OWN_SMALL_IDS_TO);

/** The same as a condition on a column. */
export const hasOwnId = (column: PgColumn): SQL | undefined =>
  or(gte(column, OWN_IDS_FROM), between(column, OWN_SMALL_IDS_FROM, OWN_SMALL_IDS_TO));

/** Moves the identities past imported ids, never back, so that records created here later get unused ids. */
export async function passImportedIds(db: Database): Promise<void> {
  for (const table of tables) {
    const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
    await db.execute(sql`
      select setval(${sequence}, max(${table.id})) from ${table}
      where ${between(table.id, OWN_SMALL_IDS_FROM, OWN_SMALL_IDS_TO)}
      having max(${table.id}) > coalesce(pg_sequence_last_value(${sequence}::regclass), 0)`);
  }
}
