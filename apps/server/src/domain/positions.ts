import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { departments } from '../db/tables/departments.ts';
import { positions } from '../db/tables/employees.ts';

/** A department as callers name it: older clients by id, newer ones by url id. */
export interface DepartmentKey {
  id: number | undefined;
  urlId: string | undefined;
}

/** The department of that name, as answers tell it; null where there is none. */
export async function departmentBy(db: Database, { id, urlId = '' }: DepartmentKey) {
  const [row = null] = await db
    .select({
      id: departments.id,
      name: departments.name,
      abbrev: departments.abbrev,
      urlId: departments.urlId,
    })
    .from(departments)
    .where(id === undefined ? eq(departments.urlId, urlId) : eq(departments.id, id));
  return row;
}

/** The ids of the employees with a post in the department; a subquery. */
export const employedIn = (db: Database, { id, urlId = '' }: DepartmentKey) =>
  db
    .select({ id: positions.employeeId })
    .from(positions)
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .where(id === undefined ? eq(departments.urlId, urlId) : eq(departments.id, id));
