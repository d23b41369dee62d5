import { BEYOND_ROLE, changesState, type Endpoint } from '@semestr/api/endpoint';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type OwnedTable, hasOneOf, ownerOf, withoutForeignGroups } from '../db/owners.ts';
import { columnOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { type Caller, facultyFor } from './caller.ts';
import { refusal, refusalOf } from './refusal.ts';

/** A call with its caller. */
interface CallWithCaller {
  caller: Caller;
  call: Endpoint;
}

/**
 * Matches the records of a type that a caller can access: a role limited to one faculty can access the records of that
 * faculty only, and none of a type that has no faculty. Undefined when the caller can access all. Such a role can read,
 * but not change, a record with groups of several faculties.
 */
export function isAccessibleTo(
  db: Database,
  { caller, call }: CallWithCaller,
  kind: OwnedTable,
): SQL | undefined {
  const faculty = facultyFor(caller, call);
  if (faculty === null) return undefined;
  if (kind.ofFaculty) return kind.ofFaculty(faculty);
  const own = hasOneOf(db, kind, 'facultyId', [faculty]) ?? sql`false`;
  return changesState(call) ? and(own, withoutForeignGroups(db, kind, faculty)) : own;
}

/** Whether a caller can access a record. */
export async function canAccess(
  db: Database,
  making: CallWithCaller,
  kind: OwnedTable,
  id: number,
): Promise<boolean> {
  const where = isAccessibleTo(db, making, kind);
  if (!where) return true;
  return (await db.$count(kind.table, and(eq(columnOf(kind.table, 'id'), id), where))) > 0;
}

/** Responds with 404 to a request for a record of another faculty, as if it did not exist. */
export async function assertInOwnFaculty(
  db: Database,
  making: CallWithCaller,
  kind: OwnedTable,
  id: number,
): Promise<void> {
  if (!(await canAccess(db, making, kind, id))) throw refusalOf(making.call, 404);
}

const beyondRole = () => refusal(BEYOND_ROLE);

/**
 * Rejects writing a record that would belong to another faculty, before any other validation: the caller must not learn
 * that another faculty's record already exists.
 */
export async function assertValuesInOwnFaculty(
  tx: Database,
  making: CallWithCaller,
  { table }: OwnedTable,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const faculty = facultyFor(making.caller, making.call);
  if (faculty === null) return;
  const { facultyId } = values;
  if (facultyId !== undefined && facultyId !== faculty) throw beyondRole();
  const owner = ownerOf(table);
  const id = owner && values[owner.field];
  if (owner && typeof id === 'number' && !(await canAccess(tx, making, { table: owner.parent }, id)))
    throw beyondRole();
}

/** The same check after writing, for every way in which a record can belong to a faculty. */
export async function assertStaysInOwnFaculty(
  tx: Database,
  making: CallWithCaller,
  kind: OwnedTable,
  id: number,
): Promise<void> {
  if (!(await canAccess(tx, making, kind, id))) throw beyondRole();
}
