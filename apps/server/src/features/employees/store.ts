import type { EmployeeCard, EmployeeDetails } from '@semestr/api/employees';
import type { IsoDate } from '@semestr/core/dates';
import { employeeLinkNames } from '@semestr/core/employee-links';
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { departments } from '../../db/tables/departments.ts';
import { employeeLinks, employeeNotes, employees, positions } from '../../db/tables/employees.ts';
import { lessonEmployees, lessons } from '../../db/tables/lessons.ts';
import { type DepartmentKey, employedIn } from '../../domain/positions.ts';
import type { Link } from '../../http/links.ts';

export type Employee = typeof employees.$inferSelect;
export type Position = typeof positions.$inferSelect & { department: string; departmentAbbrev: string };

const byName = [asc(employees.lastName), asc(employees.firstName), asc(employees.id)] as const;

/** Loads the posts of these employees by employee, the main one first. */
async function positionsOf(db: Database, ids: readonly number[]): Promise<Map<number, Position[]>> {
  const rows = await db
    .select({ position: positions, department: departments.name, departmentAbbrev: departments.abbrev })
    .from(positions)
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .where(inArray(positions.employeeId, [...ids]))
    .orderBy(asc(positions.order), asc(positions.id));
  return Map.groupBy(
    rows.map(({ position, ...names }) => ({ ...position, ...names })),
    ({ employeeId }) => employeeId,
  );
}

export interface EmployeeWithPositions {
  employee: Employee;
  positions: Position[];
}

/** Loads employees with their posts, by name unless `first` has another order. */
export async function selectEmployees(
  db: Database,
  where?: SQL,
  { first = [], limit }: { first?: readonly SQL[]; limit?: number } = {},
): Promise<EmployeeWithPositions[]> {
  const query = db
    .select()
    .from(employees)
    .where(where)
    .orderBy(...first, ...byName);
  const rows = await (limit === undefined ? query : query.limit(limit));
  const posts = await positionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((employee) => ({ employee, positions: posts.get(employee.id) ?? [] }));
}

/** Matches employees with a post in the department. */
export const ofDepartment = (db: Database, department: DepartmentKey): SQL =>
  inArray(employees.id, employedIn(db, department));

/** Lists the subjects on which an employee lectures. */
export async function lectureSubjects(db: Database, employeeId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ subject: lessons.subjectFull })
    .from(lessonEmployees)
    .innerJoin(lessons, eq(lessons.id, lessonEmployees.lessonId))
    .where(sql`${lessonEmployees.employeeId} = ${employeeId} and ${lessons.type} = 'ЛК'`)
    .orderBy(asc(lessons.subjectFull));
  return rows.flatMap(({ subject }) => subject ?? []);
}

/** Loads the notes on an employee's page. */
export async function notesOf(
  db: Database,
  employeeId: number,
): Promise<EmployeeDetails['additionalInformation']> {
  const rows = await db
    .select({ id: employeeNotes.id, nameType: employeeNotes.title, content: employeeNotes.content })
    .from(employeeNotes)
    .where(eq(employeeNotes.employeeId, employeeId))
    .orderBy(asc(employeeNotes.order), asc(employeeNotes.id));
  const titles = [...new Set(rows.map(({ nameType }) => nameType))];
  return rows.map((row) => ({ ...row, idType: titles.indexOf(row.nameType) + 1 }));
}

/** Loads the links to an employee's other pages. */
export async function linksOf(db: Database, employeeId: number): Promise<EmployeeDetails['profileLinks']> {
  const rows = await db
    .select()
    .from(employeeLinks)
    .where(eq(employeeLinks.employeeId, employeeId))
    .orderBy(asc(employeeLinks.order), asc(employeeLinks.id));
  return rows.map(({ id, link, type }) => ({
    profileLinkEmployeeId: id,
    link,
    profileLinkType: employeeLinkNames[type],
  }));
}

/** Returns the day on which an employee's lessons last changed; null when there are none. */
export async function lastChange(db: Database, employeeId: number): Promise<IsoDate | null> {
  const [row] = await db
    .select({ updatedOn: lessons.updatedOn })
    .from(lessonEmployees)
    .innerJoin(lessons, eq(lessons.id, lessonEmployees.lessonId))
    .where(eq(lessonEmployees.employeeId, employeeId))
    .orderBy(desc(lessons.updatedOn))
    .limit(1);
  return row?.updatedOn ?? null;
}

/** Builds the card of an employee in the directory. */
export const cardOf = ({ employee, positions: posts }: EmployeeWithPositions, link: Link): EmployeeCard => ({
  id: employee.id,
  firstName: employee.firstName,
  middleName: employee.middleName,
  lastName: employee.lastName,
  photoLink: link(employee.photoLink),
  degree: employee.degree,
  degreeAbbrev: employee.degreeAbbrev,
  rank: employee.rank,
  email: employee.email,
  department: null,
  urlId: employee.urlId,
  calendarId: employee.calendarId ?? '',
  jobPositions: posts.map((post) => ({
    employeeDepartmentId: post.departmentId,
    jobPosition: post.title,
    department: post.department,
    contacts:
      post.phone === null
        ? null
        : [
            {
              phoneId: post.id,
              phoneNumber: post.phone,
              address: post.address ?? '',
              auditory: post.room ?? '',
              buildingNumber: post.building ?? '',
              department: post.departmentAbbrev,
            },
          ],
  })),
  chief: posts.some((post) => post.isHead),
});
