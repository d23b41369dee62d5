import type { EmployeeBrief } from '@semestr/api/employees';
import { shortName } from '@semestr/core/display';
import { asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { beginsWith } from '../db/search.ts';
import { departments } from '../db/tables/departments.ts';
import { employees, positions } from '../db/tables/employees.ts';
import { hourPrices } from '../db/tables/mark-sheets.ts';

/** Matches employees whose surname or full name begins with the text. */
export const nameBeginsWith = (text: string): SQL | undefined => {
  const full = sql`${employees.lastName} || ' ' || ${employees.firstName} || ' ' || coalesce(${employees.middleName}, '')`;
  return or(ilike(employees.lastName, beginsWith(text)), ilike(full, beginsWith(text)));
};

const MAX_FOUND = 50;

/** Lists employees in the form used by requests, ordered by name, at most 50. */
export async function employeeBriefs(db: Database, where: SQL | undefined): Promise<EmployeeBrief[]> {
  const rows = await db
    .select()
    .from(employees)
    .where(where)
    .orderBy(asc(employees.lastName), asc(employees.firstName), asc(employees.id))
    .limit(MAX_FOUND);
  const ids = rows.map(({ id }) => id);
  const posts = await db
    .select({ employeeId: positions.employeeId, abbrev: departments.abbrev })
    .from(positions)
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .where(inArray(positions.employeeId, ids))
    .orderBy(asc(positions.order), asc(positions.id));
  const prices = new Map((await db.select().from(hourPrices)).map(({ rank, price }) => [rank, price]));
  const ofEmployee = Map.groupBy(posts, ({ employeeId }) => employeeId);
  return rows.map((row) => ({
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    middleName: row.middleName,
    fio: shortName(row).replaceAll('\u00a0', ' '),
    academicDepartment: [...new Set(ofEmployee.get(row.id)?.map(({ abbrev }) => abbrev))].join(', '),
    price: prices.get(row.rank ?? '') ?? prices.get('') ?? null,
    urlId: row.urlId,
  }));
}

/** Loads employees by their ids. */
export async function employeeBriefsById(
  db: Database,
  ids: readonly (number | null)[],
): Promise<Map<number | null, EmployeeBrief>> {
  const uniqueIds = [...new Set(ids)].filter((id) => id !== null);
  const found = new Map<number | null, EmployeeBrief>();
  for (let from = 0; from < uniqueIds.length; from += MAX_FOUND)
    for (const brief of await employeeBriefs(
      db,
      inArray(employees.id, uniqueIds.slice(from, from + MAX_FOUND)),
    ))
      found.set(brief.id, brief);
  return found;
}
