import { isUseKind, type Use, type UseKind } from '@semestr/api/uses';
import { eq, getTableName, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { type Reference, referencesTo } from '../../db/references.ts';
import { announcementGroups } from '../../db/tables/announcements.ts';
import { studentSkills } from '../../db/tables/cv.ts';
import { lessonEmployees, lessonGroups } from '../../db/tables/lessons.ts';
import type { Links } from './links.ts';
import type { RecordTable } from './store.ts';

/** Of whose records the tables are that only hold others of them. */
const linking = new Map<PgTable, UseKind>([
  [announcementGroups, 'announcements'],
  [lessonGroups, 'lessons'],
  [lessonEmployees, 'lessons'],
  [studentSkills, 'students'],
]);

function kindOf(table: PgTable): UseKind {
  const name = getTableName(table).replaceAll('_', '-');
  const kind = linking.get(table) ?? name;
  // A table that is new has no word yet: a test says so before anybody meets it.
  if (!isUseKind(kind)) throw new Error(`There is no word for a use by ${name}`);
  return kind;
}

/** The tables whose rows use records of a table: all that refer to it, but for what belongs to the record itself. */
export function usersOf(
  table: RecordTable,
  links: Links = {},
): readonly (Reference & { readonly kind: UseKind })[] {
  const own = new Set(Object.values(links).map((link) => link.table));
  return referencesTo(table)
    .filter((reference) => !own.has(reference.table))
    .map((reference) => ({ ...reference, kind: kindOf(reference.table) }));
}

/** What uses a record, most of all first. In a transaction that keeps the record locked, nothing is added to it. */
export async function usesOf(
  tx: Database,
  { table, links }: { table: RecordTable; links?: Links },
  id: number,
): Promise<readonly Use[]> {
  const uses: Use[] = [];
  for (const user of usersOf(table, links)) {
    const count = await tx.$count(user.table, or(...user.columns.map((column) => eq(column, id))));
    if (count > 0) uses.push({ resource: user.kind, count });
  }
  return uses.toSorted((a, b) => b.count - a.count);
}
