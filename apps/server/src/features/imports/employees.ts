import { isDeepStrictEqual } from 'node:util';
import type { EmployeeDto, EmployeeRow } from '@semestr/api/employees';
import { asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { departmentByAbbrev } from './catalogs.ts';
import { type Note, type Outcome, reconcile } from './reconcile.ts';

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

/**
 * Sets the departments of an employee, in this order. Imports have no titles: a post with a title was entered manually,
 * so it stays, after the imported ones.
 */
async function storePositions(
  db: Database,
  employeeId: number,
  abbrevs: readonly string[],
  note: Note,
): Promise<Outcome> {
  const departmentIds: number[] = [];
  for (const abbrev of new Set(abbrevs))
    departmentIds.push(await departmentByAbbrev(db, abbrev, note, 'academicDepartment'));
  const own = await db
    .select()
    .from(positions)
    .where(eq(positions.employeeId, employeeId))
    .orderBy(asc(positions.order));
  const currentIds = own.map(({ departmentId }) => departmentId);
  const entered = own.filter(({ title }) => title !== '').map(({ departmentId }) => departmentId);
  departmentIds.push(...entered.filter((departmentId) => !departmentIds.includes(departmentId)));
  if (isDeepStrictEqual(currentIds, departmentIds)) return { result: 'unchanged' };
  for (const post of own.filter(({ departmentId }) => !departmentIds.includes(departmentId)))
    await db.delete(positions).where(eq(positions.id, post.id));
  for (const [order, departmentId] of departmentIds.entries()) {
    const post = own.find((candidate) => candidate.departmentId === departmentId);
    if (post) await db.update(positions).set({ order }).where(eq(positions.id, post.id));
    else await db.insert(positions).values({ employeeId, departmentId, title: '', order });
  }
  return { result: 'stored' };
}

/** Stores an employee from the full list. Full degree and e-mail are only in schedules. */
export async function storeEmployee(db: Database, employee: EmployeeRow, note: Note): Promise<Outcome> {
  const { academicDepartment, fio: _fio, degree, photoLink = null, calendarId = null, ...rest } = employee;
  const record = { ...rest, degreeAbbrev: degree, photoLink, calendarId: calendarId || null };
  const person = await reconcile(record, await rowsLike(db, employee), {
    field: 'urlId',
    insert: (row) => db.insert(employees).values({ ...row, degree: '' }),
    update: (oldId, row) => db.update(employees).set(row).where(eq(employees.id, oldId)),
  });
  if (person.result === 'taken') return person;
  const posts = await storePositions(db, employee.id, academicDepartment, note);
  return person.result === 'unchanged' ? posts : person;
}

/** Finds an educator by id, otherwise by `urlId`. */
async function knownEducator(
  db: Database,
  { id, urlId }: EmployeeDto,
): Promise<typeof employees.$inferSelect | null> {
  const rows = await db
    .select()
    .from(employees)
    .where(or(eq(employees.id, id), eq(employees.urlId, urlId)));
  return rows.find((row) => row.id === id) ?? rows[0] ?? null;
}

/** Returns the id of an educator of a schedule; null if it is not stored yet. */
export const idOfEducator = async (db: Database, educator: EmployeeDto): Promise<number | null> =>
  (await knownEducator(db, educator))?.id ?? null;

/** Creates or completes the educator of a lesson; returns the id. */
export async function educatorOfLesson(db: Database, educator: EmployeeDto): Promise<number> {
  const existing = await knownEducator(db, educator);
  const degree = educator.degree || existing?.degree || '';
  const email = educator.email ?? existing?.email ?? null;
  if (existing) {
    if (existing.degree !== degree || existing.email !== email)
      await db.update(employees).set({ degree, email }).where(eq(employees.id, existing.id));
    return existing.id;
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
    calendarId: calendarId || null,
    degree,
    email,
  };
  await db.insert(employees).values(row);
  return id;
}
