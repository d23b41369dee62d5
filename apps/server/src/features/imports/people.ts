import { isDeepStrictEqual } from 'node:util';
import type { EmployeeDto, EmployeeRow } from '@semestr/api/employees';
import type { Group } from '@semestr/api/groups';
import { asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { departmentByAbbrev, storeFaculty } from './catalogs.ts';
import { type Outcome, reconcile } from './reconcile.ts';

const listFields = {
  id: employees.id,
  lastName: employees.lastName,
  firstName: employees.firstName,
  middleName: employees.middleName,
  degreeAbbrev: employees.degreeAbbrev,
  rank: employees.rank,
  photoLink: employees.photoLink,
  calendarId: employees.calendarId,
  version: employees.version,
  urlId: employees.urlId,
};

const rowsLike = (db: Database, { id, urlId }: { id: number; urlId: string }) =>
  db
    .select(listFields)
    .from(employees)
    .where(or(eq(employees.id, id), eq(employees.urlId, urlId)));

/** The posts of an employee become these departments, in this order; titles that are known stay. */
async function storePositions(
  db: Database,
  employeeId: number,
  abbrevs: readonly string[],
): Promise<Outcome> {
  const wanted: number[] = [];
  for (const abbrev of new Set(abbrevs)) wanted.push(await departmentByAbbrev(db, abbrev));
  const own = await db
    .select()
    .from(positions)
    .where(eq(positions.employeeId, employeeId))
    .orderBy(asc(positions.order));
  const known = own.map(({ departmentId }) => departmentId);
  if (isDeepStrictEqual(known, wanted)) return 'unchanged';
  for (const post of own.filter(({ departmentId }) => !wanted.includes(departmentId)))
    await db.delete(positions).where(eq(positions.id, post.id));
  for (const [order, departmentId] of wanted.entries()) {
    const post = own.find((candidate) => candidate.departmentId === departmentId);
    if (post) await db.update(positions).set({ order }).where(eq(positions.id, post.id));
    else await db.insert(positions).values({ employeeId, departmentId, title: '', order });
  }
  return 'stored';
}

/** An employee of the list of all, whose full degree and e-mail only schedules know. */
export async function storeEmployee(db: Database, employee: EmployeeRow): Promise<Outcome> {
  const { academicDepartment, fio: _fio, degree, photoLink = null, calendarId = null, ...rest } = employee;
  const record = { ...rest, degreeAbbrev: degree, photoLink, calendarId };
  const person = await reconcile(record, await rowsLike(db, employee), {
    insert: (row) => db.insert(employees).values({ ...row, degree: '' }),
    update: (oldId, row) => db.update(employees).set(row).where(eq(employees.id, oldId)),
  });
  if (person === 'taken') return person;
  const posts = await storePositions(db, employee.id, academicDepartment);
  return person === 'unchanged' ? posts : person;
}

/** The educator of a lesson: made where unknown, completed with what only schedules know. Answers the id. */
export async function educatorOfLesson(db: Database, educator: EmployeeDto): Promise<number> {
  const [known] = await db
    .select()
    .from(employees)
    .where(or(eq(employees.id, educator.id), eq(employees.urlId, educator.urlId)));
  const degree = educator.degree || known?.degree || '';
  const email = educator.email ?? known?.email ?? null;
  if (known) {
    if (known.degree !== degree || known.email !== email)
      await db.update(employees).set({ degree, email }).where(eq(employees.id, known.id));
    return known.id;
  }
  const {
    id,
    firstName,
    lastName,
    middleName,
    rank,
    urlId,
    degreeAbbrev = '',
    photoLink = null,
    calendarId = null,
  } = educator;
  const row = {
    id,
    firstName,
    lastName,
    middleName,
    rank,
    urlId,
    degreeAbbrev,
    photoLink,
    calendarId,
    degree,
    email,
  };
  await db.insert(employees).values(row);
  return id;
}

/** Full-time education: what a group counts as whose speciality came without a form. */
const FULL_TIME = { formId: 1, formName: 'дневная' };

/** A group's own words make its faculty and speciality where these are not known yet. */
async function ensurePlace(db: Database, group: Group): Promise<number | null> {
  const [faculty] = await db
    .select()
    .from(faculties)
    .where(or(eq(faculties.id, group.facultyId), eq(faculties.abbrev, group.facultyAbbrev)));
  const name = group.facultyName ?? faculty?.name ?? group.facultyAbbrev;
  const stored = await storeFaculty(db, { id: group.facultyId, abbrev: group.facultyAbbrev, name });
  if (stored === 'taken') return null;
  const id = group.specialityDepartmentEducationFormId;
  await db
    .insert(specialities)
    .values({
      id,
      name: group.specialityName,
      abbrev: group.specialityAbbrev,
      code: '',
      ...FULL_TIME,
      facultyId: group.facultyId,
    })
    .onConflictDoNothing();
  return id;
}

const groupFields = {
  id: groups.id,
  name: groups.name,
  facultyId: groups.facultyId,
  specialityId: groups.specialityId,
  course: groups.course,
  calendarId: groups.calendarId,
  version: groups.version,
  degree: groups.degree,
};

export async function storeGroup(db: Database, group: Group): Promise<Outcome> {
  const specialityId = await ensurePlace(db, group);
  if (specialityId === null) return 'taken';
  const { id, name, facultyId, course, calendarId = null, educationDegree: degree } = group;
  const record = { id, name, facultyId, specialityId, course, calendarId, degree };
  const rows = await db
    .select(groupFields)
    .from(groups)
    .where(or(eq(groups.id, id), eq(groups.name, name)));
  return reconcile(record, rows, {
    insert: (row) => db.insert(groups).values({ ...row, size: 0 }),
    update: (oldId, row) => db.update(groups).set(row).where(eq(groups.id, oldId)),
  });
}
