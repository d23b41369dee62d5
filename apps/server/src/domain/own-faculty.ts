import { BEYOND_ROLE, type Endpoint } from '@semestr/api/endpoint';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Belonging, hasOneOf, ownerOf } from '../db/owners.ts';
import { columnOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { type Caller, facultyFor } from './caller.ts';
import { refusal, refusalOf } from './refusal.ts';

/** A call with its caller. */
interface Making {
  caller: Caller;
  call: Endpoint;
}

/**
 * Matches the records of a type that a caller can access: for a role limited to one faculty, those of that faculty.
 * Undefined when all. A type without a faculty has no records for such a role.
 */
export function foundBy(db: Database, { caller, call }: Making, kind: Belonging): SQL | undefined {
  const faculty = facultyFor(caller, call);
  return faculty === null ? undefined : (hasOneOf(db, kind, 'facultyId', [faculty]) ?? sql`false`);
}

/** Whether a caller can access a record. */
export async function finds(db: Database, making: Making, kind: Belonging, id: number): Promise<boolean> {
  const where = foundBy(db, making, kind);
  if (!where) return true;
  return (await db.$count(kind.table, and(eq(columnOf(kind.table, 'id'), id), where))) > 0;
}

/** Responds with 404 to a request for a record of another faculty, as if it did not exist. */
export async function assertInOwnFaculty(
  db: Database,
  making: Making,
  kind: Belonging,
  id: number,
): Promise<void> {
  if (!(await finds(db, making, kind, id))) throw refusalOf(making.call, 404);
}

const beyond = () => refusal(BEYOND_ROLE);

/**
 * Rejects writing a record that would belong to another faculty, before any other validation: the caller must not learn
 * that another faculty's record already exists.
 */
export async function assertValuesInOwnFaculty(
  tx: Database,
  making: Making,
  { table }: Belonging,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const faculty = facultyFor(making.caller, making.call);
  if (faculty === null) return;
  const { facultyId } = values;
  if (facultyId !== undefined && facultyId !== faculty) throw beyond();
  const owner = ownerOf(table);
  const id = owner && values[owner.field];
  if (owner && typeof id === 'number' && !(await finds(tx, making, { table: owner.parent }, id)))
    throw beyond();
}

/** The same check after writing, whatever determines the faculty of the record. */
export async function assertStaysInOwnFaculty(
  tx: Database,
  making: Making,
  kind: Belonging,
  id: number,
): Promise<void> {
  if (!(await finds(tx, making, kind, id))) throw beyond();
}
