import type { StaffRole } from '@semestr/core/rights';
import type { Employees } from './employees.ts';
import type { Structure } from './structure.ts';

/** An employee with access to the console. */
export interface StaffAccount {
  username: string;
  employeeId: number;
  staffRole: StaffRole;
  staffFacultyId: number | null;
}

/** Offices of the roles by their codes; the dean's office is that of the first faculty. */
const places: readonly { username: string; staffRole: StaffRole; office: string | null }[] = [
  { username: 'dean', staffRole: 'deans-office', office: null },
  { username: 'timetable', staffRole: 'timetable', office: '1.1' },
  { username: 'library', staffRole: 'library', office: '3' },
  { username: 'support', staffRole: 'support', office: '2.1' },
  { username: 'auditor', staffRole: 'auditor', office: '1' },
];

/**
 * Creates one employee for each role. Where a small university lacks the office, an employee of another office gets the
 * role.
 */
export function staffAccounts(
  { faculties, offices }: Structure,
  { positionRows }: Pick<Employees, 'positionRows'>,
): StaffAccount[] {
  const [faculty] = faculties;
  if (!faculty) throw new Error('A university has a faculty');
  const usedOffices = new Set([...offices.map(({ id }) => id), ...faculties.map((one) => one.deansOfficeId)]);
  const usedIds = new Set<number>();
  return places.map(({ username, staffRole, office }) => {
    const placeId =
      office === null ? faculty.deansOfficeId : offices.find(({ plan }) => plan.code === office)?.id;
    const free = positionRows.filter(({ employeeId }) => !usedIds.has(employeeId));
    // Deans and their deputies teach, so another employee of the office gets the role.
    const position =
      free.findLast(({ departmentId }) => departmentId === placeId) ??
      free.findLast(({ departmentId }) => usedOffices.has(departmentId));
    if (!position) throw new Error(`No employee is left for the account ${username}`);
    usedIds.add(position.employeeId);
    const staffFacultyId = staffRole === 'deans-office' ? faculty.id : null;
    return { username, employeeId: position.employeeId, staffRole, staffFacultyId };
  });
}
