import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';

/** The name of the person whose account it is; the login of who has none. */
export const ownerName: SQL<string> = sql<string>`coalesce(
  (select concat_ws(' ', last_name, first_name, middle_name) from ${students} where ${students}.id = ${users}.student_id),
  (select concat_ws(' ', last_name, first_name, middle_name) from ${employees} where ${employees}.id = ${users}.employee_id),
  ${users}.fio,
  ${users}.username
)`;

/** Whether the owner of an account has set a password. */
export const hasPassword: SQL<boolean> = sql<boolean>`(${users.passwordHash} is not null)`;

/** The condition of a list of accounts on `hasPassword`: one value, or both. */
export const isWithPassword = (_db: Database, values: unknown): SQL => inArray(hasPassword, [values].flat());

/** Whether an employee has a post in one of these departments. */
export const worksIn = (db: Database, departments: unknown): SQL =>
  inArray(
    employees.id,
    db
      .select({ id: positions.employeeId })
      .from(positions)
      // The contract states one id or several.
      .where(inArray(positions.departmentId, [departments].flat() as number[])),
  );
