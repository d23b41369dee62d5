import { isUseKind, type Use, type UseKind } from '@semestr/api/uses';
import { and, eq, exists, getTableName, isNotNull, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { type Reference, referencesTo } from '../db/references.ts';
import { announcementGroups } from '../db/tables/announcements.ts';
import { studentSkills } from '../db/tables/cv.ts';
import { lessonEmployees, lessonGroups } from '../db/tables/lessons.ts';
import { passkeys } from '../db/tables/passkeys.ts';
import { students } from '../db/tables/students.ts';
import { uploads } from '../db/tables/uploads.ts';
import { contacts, sessions, users } from '../db/tables/users.ts';

/** A kind of record: its table, and those that hold nothing but others of it. */
interface Used {
  readonly table: PgTable;
  readonly links?: Readonly<Record<string, { readonly table: PgTable }>>;
}

/** Of whose records the tables are that only hold others of them. */
const linking = new Map<PgTable, UseKind>([
  [announcementGroups, 'announcements'],
  [lessonGroups, 'lessons'],
  [lessonEmployees, 'lessons'],
  [studentSkills, 'students'],
]);

/**
 * What comes and goes with a record. Of a student: the account as long as nobody has used it, and the papers that were handed in, for with a request they are counted as that.
 */
const own = new Map<PgTable, readonly PgTable[]>([[students, [users, uploads]]]);

function kindOf(table: PgTable, of: PgTable): UseKind {
  const name = getTableName(table).replaceAll('_', '-');
  // Between students and skills each is a use of the other.
  const kind = table === studentSkills && of === students ? 'skills' : (linking.get(table) ?? name);
  // A table that is new has no word yet: a test says so before anybody meets it.
  if (!isUseKind(kind)) throw new Error(`There is no word for a use by ${name}`);
  return kind;
}

/** The tables whose rows use records of a table: all that refer to it, but for what belongs to the record itself. */
export function usersOf({ table, links = {} }: Used): readonly (Reference & { readonly kind: UseKind })[] {
  const parts = new Set([...Object.values(links).map((link) => link.table), ...(own.get(table) ?? [])]);
  return referencesTo(table)
    .filter((reference) => !parts.has(reference.table))
    .map((reference) => ({ ...reference, kind: kindOf(reference.table, table) }));
}

/**
 * Whether the account of a student has been used: its password, contacts and ways to sign in go with the student, and
 * nothing brings them back.
 */
async function hasUsedAccount(tx: Database, studentId: number): Promise<boolean> {
  const rowsOf = (table: typeof contacts | typeof sessions | typeof passkeys) =>
    exists(tx.select({ id: table.userId }).from(table).where(eq(table.userId, users.id)));
  const isUsed = or(isNotNull(users.passwordHash), rowsOf(contacts), rowsOf(sessions), rowsOf(passkeys));
  return (await tx.$count(users, and(eq(users.studentId, studentId), isUsed))) > 0;
}

/** What uses a record, most of all first. In a transaction that keeps the record locked, nothing is added to it. */
export async function usesOf(tx: Database, used: Used, id: number): Promise<readonly Use[]> {
  const uses: Use[] = [];
  if (used.table === students && (await hasUsedAccount(tx, id))) uses.push({ resource: 'users', count: 1 });
  for (const user of usersOf(used)) {
    const count = await tx.$count(user.table, or(...user.columns.map((column) => eq(column, id))));
    if (count > 0) uses.push({ resource: user.kind, count });
  }
  return uses.toSorted((a, b) => b.count - a.count);
}
