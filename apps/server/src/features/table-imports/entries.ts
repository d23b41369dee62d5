import { contacts as contactCalls } from '@semestr/api/contacts';
import { eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { batchEntries } from '../../db/tables/batches.ts';
import { positions } from '../../db/tables/employees.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { addToBatch } from '../../records/batches.ts';
import type { Resource } from '../../records/define-resource.ts';
import type { Written } from './kind.ts';

/**
 * Positions of the changes of a row in the batch of an import. The first change has the number of the row; the others
 * come after all rows, so that they are undone before it.
 */

/** More than the number of rows in a spreadsheet. */
const PLACES = 2_000_000;

/** Returns the number of the row at a position. */
export const rowAt = (position: number): number => position % PLACES;

/** Matches the first change of each row. */
export const isFirstOfRow = lt(batchEntries.position, PLACES);

/** Adds the changes of a row to the batch. */
export async function addRowToBatch(
  tx: Database,
  batchId: number,
  row: number,
  { auditId, others = [] }: Written,
): Promise<void> {
  for (const [place, entry] of [auditId, ...others].entries())
    await addToBatch(tx, batchId, row + place * PLACES, entry);
}

/**
 * Returns the resources with a call for deleting contacts, which is only needed to undo the import that created them.
 */
export const withContacts = (resources: readonly Resource[]): readonly Resource[] =>
  resources.map((resource) =>
    resource.config.table === contacts
      ? { ...resource, calls: { ...resource.calls, remove: contactCalls.update } }
      : resource,
  );

/** A changed record: "students/12" is `{ kind: 'students', id: 12 }`. */
export interface Changed {
  kind: string;
  id: number;
}

/** Parses the subject of an audit log entry. */
export function changedIn(subject: string): Changed {
  const [kind = '', id] = subject.split('/');
  return { kind, id: Number(id) };
}

/** Loads the owners of changed contacts and posts: the ids of students or employees, by kind and id. */
export async function ownersOf(db: Database, changed: readonly Changed[]): Promise<Map<string, number>> {
  const idsOf = (wanted: string) => changed.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const posts = await db
    .select({ id: positions.id, owner: positions.employeeId })
    .from(positions)
    .where(inArray(positions.id, idsOf('positions')));
  const accounts = await db
    .select({ id: contacts.id, student: users.studentId, employee: users.employeeId })
    .from(contacts)
    .innerJoin(users, eq(users.id, contacts.userId))
    .where(inArray(contacts.id, idsOf('contacts')));
  return new Map([
    ...posts.map(({ id, owner }) => [`positions/${id}`, owner] as const),
    ...accounts.map(({ id, student, employee }) => [`contacts/${id}`, student ?? employee ?? 0] as const),
  ]);
}
