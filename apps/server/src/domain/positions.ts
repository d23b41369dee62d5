import { eq } from 'drizzle-orm';
import { isUrlId } from '../db/search.ts';
import type { Database } from '../db/database.ts';
import { departments } from '../db/tables/departments.ts';
import { positions } from '../db/tables/employees.ts';

/** Key of a department: older clients send an id, newer ones a URL id. */
export interface DepartmentKey {
  id: number | undefined;
  urlId: string | undefined;
}

/** Loads the department with this key in the form of responses; null when it does not exist. */
export async function departmentBy(db: Database, { id, urlId = '' }: DepartmentKey) {
  const [row = null] = await db
    .select({
      id: departments.id,
      name: departments.name,
      abbrev: departments.abbrev,
      urlId: departments.urlId,
    })
    .from(departments)
    .where(id === undefined ? isUrlId(departments.urlId, urlId) : eq(departments.id, id));
  return row;
}

/** Subquery for the ids of the employees with a post in the department. */
export const employedIn = (db: Database, { id, urlId = '' }: DepartmentKey) =>
  db
    .select({ id: positions.employeeId })
    .from(positions)
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .where(id === undefined ? isUrlId(departments.urlId, urlId) : eq(departments.id, id));
