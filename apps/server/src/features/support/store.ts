import { fullName } from '@semestr/core/display';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notArchived } from '../../db/archive.ts';
import { accountOwner } from '../../domain/accounts.ts';
import { departments } from '../../db/tables/departments.ts';
import { employees, positions } from '../../db/tables/employees.ts';

/** The workplace of an employee. */
interface Workplace {
  phone: string | null;
  department: string | null;
  room: string | null;
  building: string | null;
}

const noWorkplace: Workplace = { phone: null, department: null, room: null, building: null };

/** Returns the workplace of an employee's main post. */
async function workplaceOf(db: Database, employeeId: number): Promise<Workplace> {
  const [seat] = await db
    .select({
      phone: positions.phone,
      department: departments.name,
      room: positions.room,
      building: positions.building,
    })
    .from(positions)
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .where(eq(positions.employeeId, employeeId))
    .orderBy(asc(positions.order), asc(positions.id))
    .limit(1);
  return seat ?? noWorkplace;
}

const accountTypes = { student: 'STUDENT', employee: 'EMPLOYEE', admin: null } as const;

/** Returns the user data needed to fill in a form. */
export async function personOf(db: Database, userId: number) {
  const { user, employee, group, fio, phone, email } = await accountOwner(db, userId);
  const seat = employee ? await workplaceOf(db, employee.id) : noWorkplace;
  return { ...seat, fio, email, phone: seat.phone ?? phone, accountType: accountTypes[user.role], group };
}

/**
 * Returns the workplace of an employee, which is public in the phone book. Returns nothing about students, because a
 * name and an e-mail do not authenticate the caller, and nothing about unknown people, so that the response does not
 * reveal who exists.
 */
export async function employeeWorkplace(
  db: Database,
  { fio, email }: { fio: string; email: string },
): Promise<Partial<Workplace>> {
  const rows = await db
    .select()
    .from(employees)
    .where(and(notArchived(employees), eq(sql`lower(${employees.email})`, email.toLowerCase())));
  const normalised = fio.toLowerCase().replaceAll(/\s+/g, ' ');
  const found = rows.find((row) => fullName(row).toLowerCase() === normalised);
  return found ? workplaceOf(db, found.id) : {};
}
