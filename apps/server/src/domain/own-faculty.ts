import { BEYOND_ROLE, type Endpoint } from '@semestr/api/endpoint';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Belonging, hasOneOf, ownerOf } from '../db/belonging.ts';
import { columnOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { type Caller, facultyFor } from '../http/caller.ts';
import { refuse, refuseEarly } from '../http/refuse.ts';

/** Who makes which call. */
interface Making {
  caller: Caller;
  call: Endpoint;
}

/**
 * Which records of a kind a caller finds: whoever holds a role for one faculty, that faculty's. Undefined where all. A kind
 * that belongs to no faculty has none for them.
 */
export function foundBy(db: Database, { caller, call }: Making, kind: Belonging): SQL | undefined {
  const faculty = facultyFor(caller, call);
  return faculty === null ? undefined : (hasOneOf(db, kind, 'facultyId', [faculty]) ?? sql`false`);
}

/** Whether a caller finds a record. */
export async function finds(db: Database, making: Making, kind: Belonging, id: number): Promise<boolean> {
  const where = foundBy(db, making, kind);
  if (!where) return true;
  return (await db.$count(kind.table, and(eq(columnOf(kind.table, 'id'), id), where))) > 0;
}

/** Answers 404 to whoever asks for a record of another faculty, as if there were none. */
export async function refuseOthers(db: Database, making: Making, kind: Belonging, id: number): Promise<void> {
  if (!(await finds(db, making, kind, id))) throw refuse(making.call, 404);
}

const beyond = () => refuseEarly(403, { reason: BEYOND_ROLE });

/**
 * Refuses to write a record that is to be another faculty's than that of whoever writes it, before it is known what else is
 * wrong with it: that a stranger's record exists already is told to nobody.
 */
export async function refuseForeign(
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

/** The same once it is written, whatever it belongs to its faculty by. */
export async function refuseGoing(tx: Database, making: Making, kind: Belonging, id: number): Promise<void> {
  if (!(await finds(tx, making, kind, id))) throw beyond();
}
