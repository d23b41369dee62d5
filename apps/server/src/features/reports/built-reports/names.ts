import type { DimensionName } from '@semestr/core/built-reports';
import { fullName } from '@semestr/core/display';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { departments } from '../../../db/tables/departments.ts';
import { employees } from '../../../db/tables/employees.ts';
import { faculties } from '../../../db/tables/faculties.ts';
import { groups } from '../../../db/tables/groups.ts';
import { educationForms, specialities } from '../../../db/tables/specialities.ts';
import { users } from '../../../db/tables/users.ts';

interface Named {
  id: number;
  name: string;
}

/** Display names of the records of each dimension. */
const namedTables = {
  faculty: (db: Database, ids: number[]) =>
    db.select({ id: faculties.id, name: faculties.abbrev }).from(faculties).where(inArray(faculties.id, ids)),
  speciality: (db: Database, ids: number[]) =>
    db
      .select({
        id: specialities.id,
        name: sql<string>`${specialities.abbrev} || ', ' || ${educationForms.name}`,
      })
      .from(specialities)
      .innerJoin(educationForms, sql`${educationForms.id} = ${specialities.formId}`)
      .where(inArray(specialities.id, ids)),
  group: (db: Database, ids: number[]) =>
    db.select({ id: groups.id, name: groups.name }).from(groups).where(inArray(groups.id, ids)),
  educationForm: (db: Database, ids: number[]) =>
    db
      .select({ id: educationForms.id, name: educationForms.name })
      .from(educationForms)
      .where(inArray(educationForms.id, ids)),
  teacher: async (db: Database, ids: number[]) => {
    const found = await db.select().from(employees).where(inArray(employees.id, ids));
    return found.map((employee) => ({ id: employee.id, name: fullName(employee) }));
  },
  department: (db: Database, ids: number[]) =>
    db
      .select({ id: departments.id, name: departments.abbrev })
      .from(departments)
      .where(inArray(departments.id, ids)),
  administrator: (db: Database, ids: number[]) =>
    db
      .select({ id: users.id, name: sql<string>`coalesce(${users.fio}, ${users.username})` })
      .from(users)
      .where(inArray(users.id, ids)),
} as const satisfies Readonly<
  Partial<Record<DimensionName, (db: Database, ids: number[]) => Promise<readonly Named[]>>>
>;
export type KeptDimension = keyof typeof namedTables;

export const isKept = (name: DimensionName): name is KeptDimension => name in namedTables;

/** Returns the display names of records by id; a deleted record is shown by its id. */
export async function namesOf(
  db: Database,
  dimension: KeptDimension,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const found: readonly Named[] = await namedTables[dimension](db, [...ids]);
  const byId = new Map(found.map(({ id, name }) => [id, name]));
  return new Map(ids.map((id) => [id, byId.get(id) ?? `№ ${id}`]));
}
