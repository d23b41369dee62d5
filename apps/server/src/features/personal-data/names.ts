import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Parent } from '../../db/references.ts';
import { externalManagers } from '../../db/tables/diploma.ts';
import { employees } from '../../db/tables/employees.ts';
import { journalLessons, journalSubjects } from '../../db/tables/journal.ts';
import { lessons } from '../../db/tables/lessons.ts';
import { markSheetTypes } from '../../db/tables/mark-sheets.ts';

/** Display names of records without a plain name column. */
const names: ReadonlyMap<PgTable, PgColumn | SQL> = new Map<PgTable, PgColumn | SQL>([
  [employees, sql`concat_ws(' ', ${employees.lastName}, ${employees.firstName}, ${employees.middleName})`],
  [externalManagers, externalManagers.names],
  [markSheetTypes, markSheetTypes.fullName],
  [lessons, sql`concat_ws(', ', ${lessons.subjectFull}, ${lessons.type})`],
  [
    journalLessons,
    sql`concat_ws(', ', (
      select ${journalSubjects.name} from ${journalSubjects}
      where ${journalSubjects}.id = ${journalLessons}.subject_id
    ), ${journalLessons.date})`,
  ],
]);

/**
 * Returns the display name of the record to which a column refers; null when it has no name. Only for a select from a
 * single table, in which columns have no table prefix.
 */
export function nameOfReference(table: PgTable, { column, parent, key }: Parent): SQL<string | null> | null {
  const name = names.get(parent) ?? getTableColumns(parent)['name'];
  if (!name) return null;
  return sql<string | null>`(select ${name} from ${parent} where ${parent}.${key} = ${table}.${column})`;
}
