import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';

/** SQL for the name of an account's student or employee; otherwise the username. */
export const ownerName: SQL<string> = sql<string>`coalesce(
  (select concat_ws(' ', last_name, first_name, middle_name) from ${students} where ${students}.id = ${users}.student_id),
  (select concat_ws(' ', last_name, first_name, middle_name) from ${employees} where ${employees}.id = ${users}.employee_id),
  ${users}.fio,
  ${users}.username
)`;

/** SQL for whether an account has a password. */
export const hasPassword: SQL<boolean> = sql<boolean>`(${users.passwordHash} is not null)`;

/** Filters a list of accounts by `hasPassword`: one value, or both. */
export const isWithPassword = (_db: Database, values: unknown): SQL => inArray(hasPassword, [values].flat());

/** Whether an employee has a post in one of these departments. */
export const worksIn = (db: Database, departments: unknown): SQL =>
  inArray(
    employees.id,
    db
      .select({ id: positions.employeeId })
      .from(positions)
      // The contract declares one id or several.
      .where(inArray(positions.departmentId, [departments].flat() as number[])),
  );
