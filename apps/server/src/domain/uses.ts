import { isUseKind, type Use, type UseKind } from '@semestr/api/uses';
import { and, eq, exists, getTableName, isNotNull, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { type Reference, referencesTo } from '../db/references.ts';
import { announcementGroups } from '../db/tables/announcements.ts';
import { codes } from '../db/tables/codes.ts';
import { studentSkills } from '../db/tables/cv.ts';
import { enrolments } from '../db/tables/enrolments.ts';
import { lessonEmployees, lessonGroups } from '../db/tables/lessons.ts';
import { passkeys } from '../db/tables/passkeys.ts';
import { requestThreads } from '../db/tables/request-threads.ts';
import { students } from '../db/tables/students.ts';
import { uploads } from '../db/tables/uploads.ts';
import { contacts, sessions, users } from '../db/tables/users.ts';

/** A record type: its table, and its join tables. */
interface UsedType {
  readonly table: PgTable;
  readonly links?: Readonly<Record<string, { readonly table: PgTable }>>;
}

/** The record type under which the rows of a join table are counted. */
const linkTables = new Map<PgTable, UseKind>([
  [announcementGroups, 'announcements'],
  [lessonGroups, 'lessons'],
  [lessonEmployees, 'lessons'],
  [studentSkills, 'students'],
]);

/**
 * Tables whose rows are deleted with a record. For a student: the account, as long as it was never used, the enrolments,
 * and uploaded documents and threads, which count as part of their requests. For a contact: a pending code.
 */
const ownedTables = new Map<PgTable, readonly PgTable[]>([
  [students, [users, enrolments, uploads, requestThreads]],
  [contacts, [codes]],
]);

function kindOf(table: PgTable, of: PgTable): UseKind {
  const name = getTableName(table).replaceAll('_', '-');
  // Students and skills can each be a use of the other.
  const kind = table === studentSkills && of === students ? 'skills' : (linkTables.get(table) ?? name);
  // A new table has no name yet: a test fails before the error can reach users.
  if (!isUseKind(kind)) throw new Error(`A use by ${name} has no name`);
  return kind;
}

/** Lists the tables whose rows use records of a table: all that refer to it, except parts of the record. */
export function usersOf({
  table,
  links = {},
}: UsedType): readonly (Reference & { readonly kind: UseKind })[] {
  const parts = new Set([
    ...Object.values(links).map((link) => link.table),
    ...(ownedTables.get(table) ?? []),
  ]);
  return referencesTo(table)
    .filter((reference) => !parts.has(reference.table))
    .map((reference) => ({ ...reference, kind: kindOf(reference.table, table) }));
}

/**
 * Whether the account of a student has been used: its password, contacts and sign-in methods are deleted with the
 * student and cannot be restored.
 */
async function hasUsedAccount(tx: Database, studentId: number): Promise<boolean> {
  const rowsOf = (table: typeof contacts | typeof sessions | typeof passkeys) =>
    exists(tx.select({ id: table.userId }).from(table).where(eq(table.userId, users.id)));
  const isUsed = or(isNotNull(users.passwordHash), rowsOf(contacts), rowsOf(sessions), rowsOf(passkeys));
  return (await tx.$count(users, and(eq(users.studentId, studentId), isUsed))) > 0;
}

/**
 * Counts the uses of a record, the most frequent first. In a transaction that keeps the record locked, no uses are
 * added.
 */
export async function usesOf(tx: Database, used: UsedType, id: number): Promise<readonly Use[]> {
  const uses: Use[] = [];
  if (used.table === students && (await hasUsedAccount(tx, id))) uses.push({ resource: 'users', count: 1 });
  for (const user of usersOf(used)) {
    const count = await tx.$count(user.table, or(...user.columns.map((column) => eq(column, id))));
    if (count > 0) uses.push({ resource: user.kind, count });
  }
  return uses.toSorted((a, b) => b.count - a.count);
}
