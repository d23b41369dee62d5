import type { EmployeeBrief } from '@semestr/api/employees';
import { plainSpaces, shortName } from '@semestr/core/display';
import { and, asc, eq, inArray, notExists, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { notArchived } from '../db/archive.ts';
import { nameMatches, rankOfName } from '../db/search-keys.ts';
import { departments } from '../db/tables/departments.ts';
import { employees, positions } from '../db/tables/employees.ts';
import { hourPrices } from '../db/tables/mark-sheets.ts';
import { users } from '../db/tables/users.ts';

const MAX_FOUND = 50;

/** Matches the employees without an account, apart from archived ones. */
export const lacksAccount = (db: Database): SQL | undefined =>
  and(
    notArchived(employees),
    notExists(db.select({ id: users.id }).from(users).where(eq(users.employeeId, employees.id))),
  );

/** Lists the employees whose names match a text, the best match first, at most 50. */
export const employeesNamed = (db: Database, text: string): Promise<EmployeeBrief[]> =>
  employeeBriefs(db, and(notArchived(employees), nameMatches(employees, text)), [
    rankOfName(employees, text),
  ]);

/** Lists employees in the form used by requests, ordered by name unless `first` has another order, at most 50. */
export async function employeeBriefs(
  db: Database,
  where: SQL | undefined,
  first: readonly SQL[] = [],
): Promise<EmployeeBrief[]> {
  const rows = await db
    .select()
    .from(employees)
    .where(where)
    .orderBy(...first, asc(employees.lastName), asc(employees.firstName), asc(employees.id))
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
    fio: plainSpaces(shortName(row)),
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
