import { MAX_FOUND, type PersonKind } from '@semestr/api/access';
import { type ContactType, EMAIL, PHONE, toPhoneDigits } from '@semestr/core/contacts';
import { fullName } from '@semestr/core/display';
import { nameKey } from '@semestr/core/names/key';
import { matchRank } from '@semestr/core/names/match';
import { readingsOf, withoutPosts } from '@semestr/core/names/query';
import { and, asc, count, eq, ilike, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { beginsWith, contains } from '../../db/search.ts';
import { nameMatches, type NamedTable, rankOfName } from '../../db/search-keys.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, users } from '../../db/tables/users.ts';

/** A student, employee or administrator, with an optional account. */
export interface Person {
  kind: PersonKind;
  id: number;
  name: string;
  role: 'student' | 'employee' | 'admin';
  cardNumber: string | null;
  group: string | null;
  userId: number | null;
  /** The university's address of an employee. */
  employeeEmail: string | null;
  /** State and day of a student who has left; null for others. */
  left: Pick<typeof students.$inferSelect, 'leftAs' | 'leftOn'> | null;
}

const account = { userId: users.id, fio: users.fio, username: users.username };

const selectStudents = (db: Database) =>
  db
    .select({ person: students, group: groups.name, ...account })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .leftJoin(users, eq(users.studentId, students.id));

const selectEmployees = (db: Database) =>
  db
    .select({ person: employees, ...account })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id));

/** Selects users who are neither students nor employees: administrators. */
const selectOthers = (db: Database) => db.select(account).from(users);
const isUnlinked = and(isNull(users.studentId), isNull(users.employeeId));

type StudentRow = Awaited<ReturnType<typeof selectStudents>>[number];
type EmployeeRow = Awaited<ReturnType<typeof selectEmployees>>[number];
type OtherRow = Awaited<ReturnType<typeof selectOthers>>[number];

const asStudent = ({ person, group, userId }: StudentRow): Person => ({
  kind: 'students',
  id: person.id,
  name: fullName(person),
  role: 'student',
  cardNumber: person.cardNumber,
  group,
  userId,
  employeeEmail: null,
  left: person,
});

const asEmployee = ({ person, userId }: EmployeeRow): Person => ({
  kind: 'employees',
  id: person.id,
  name: fullName(person),
  role: 'employee',
  cardNumber: null,
  group: null,
  userId,
  employeeEmail: person.email || null,
  left: null,
});

const asOther = ({ userId, fio, username }: OtherRow): Person => ({
  kind: 'users',
  id: userId,
  name: fio ?? username,
  role: 'admin',
  cardNumber: null,
  group: null,
  userId,
  employeeEmail: null,
  left: null,
});

const studentOf = async (db: Database, id: number): Promise<Person | null> =>
  (await selectStudents(db).where(eq(students.id, id))).map(asStudent)[0] ?? null;

const employeeOf = async (db: Database, id: number): Promise<Person | null> =>
  (await selectEmployees(db).where(eq(employees.id, id))).map(asEmployee)[0] ?? null;

/** Loads a user by id or by account id; null when there is none. */
export async function personOf(db: Database, kind: PersonKind, id: number): Promise<Person | null> {
  if (kind === 'students') return studentOf(db, id);
  if (kind === 'employees') return employeeOf(db, id);
  const [owner] = await db.select().from(users).where(eq(users.id, id));
  if (!owner) return null;
  if (owner.studentId !== null) return studentOf(db, owner.studentId);
  if (owner.employeeId !== null) return employeeOf(db, owner.employeeId);
  return asOther({ ...owner, userId: owner.id });
}

const hasContact = (db: Database, type: ContactType, fits: SQL): SQL =>
  inArray(
    users.id,
    db
      .select({ userId: contacts.userId })
      .from(contacts)
      .where(and(eq(contacts.type, type), fits)),
  );

/** Columns by which users of a type are found. */
interface SearchColumns {
  table: NamedTable;
  /** Matched by the beginning of a word. */
  numbers: readonly PgColumn[];
  emails: readonly PgColumn[];
}

/** Matches users by a word: part of a name or of an e-mail, or the beginning of a number. */
const matchesWord = (
  db: Database,
  word: string,
  { table, numbers, emails }: SearchColumns,
): SQL | undefined =>
  or(
    nameMatches(table, word),
    ...numbers.map((number) => like(sql`lower(${number})`, beginsWith(word.toLowerCase()))),
    ...emails.map((email) => ilike(email, contains(word))),
    hasContact(db, EMAIL, ilike(contacts.value, contains(word))),
  );

const searchColumns: Readonly<Record<PersonKind, SearchColumns>> = {
  students: { table: students, numbers: [students.cardNumber, users.username], emails: [] },
  employees: { table: employees, numbers: [users.username], emails: [employees.email] },
  users: { table: users, numbers: [users.username], emails: [] },
};

/** Matches users who match every word, or have this telephone. */
function whereOf(db: Database, search: string, kind: PersonKind): SQL | undefined {
  const words = withoutPosts(search);
  const digits = toPhoneDigits(search);
  return or(
    and(...words.map((word) => matchesWord(db, word, searchColumns[kind]))),
    digits === null ? undefined : hasContact(db, PHONE, like(contacts.value, contains(digits))),
  );
}

/** Exact matches of the whole search come first. */
const isExactly = ({ cardNumber }: Person, search: string): boolean =>
  cardNumber?.toLowerCase() === search.toLowerCase();

const byName = new Intl.Collator('ru');

/** Finds users by a search, up to a limit, with the total; limited to the students of one faculty if it is set. */
export async function findPeople(
  db: Database,
  search: string,
  facultyId: number | null,
): Promise<{ people: Person[]; total: number }> {
  const ofFaculty = facultyId === null ? null : eq(groups.facultyId, facultyId);
  const isWithin = ofFaculty
    ? inArray(students.groupId, db.select({ id: groups.id }).from(groups).where(ofFaculty))
    : undefined;
  const isUniversityWide = facultyId === null ? undefined : sql`false`;
  const [isStudent, isEmployee, isOther] = [
    and(isWithin, whereOf(db, search, 'students')),
    and(isUniversityWide, whereOf(db, search, 'employees')),
    and(isUniversityWide, isUnlinked, whereOf(db, search, 'users')),
  ];
  const { lastName: student, firstName: studentFirst } = students;
  const { lastName: employee, firstName: employeeFirst } = employees;
  const found = [
    ...(
      await selectStudents(db)
        .where(isStudent)
        .orderBy(rankOfName(students, search), asc(student), asc(studentFirst), asc(students.id))
        .limit(MAX_FOUND)
    ).map(asStudent),
    ...(
      await selectEmployees(db)
        .where(isEmployee)
        .orderBy(rankOfName(employees, search), asc(employee), asc(employeeFirst), asc(employees.id))
        .limit(MAX_FOUND)
    ).map(asEmployee),
    ...(
      await selectOthers(db)
        .where(isOther)
        .orderBy(rankOfName(users, search), asc(users.fio), asc(users.id))
        .limit(MAX_FOUND)
    ).map(asOther),
  ];
  const readings = readingsOf(search);
  const rank = ({ name }: Person): number => matchRank(nameKey(name), readings) ?? Number.MAX_VALUE;
  const people = found
    .toSorted(
      (a, b) =>
        Number(isExactly(b, search)) - Number(isExactly(a, search)) ||
        rank(a) - rank(b) ||
        byName.compare(a.name, b.name),
    )
    .slice(0, MAX_FOUND);
  if (found.length < MAX_FOUND) return { people, total: found.length };
  const [ofStudents] = await db
    .select({ total: count() })
    .from(students)
    .leftJoin(users, eq(users.studentId, students.id))
    .where(isStudent);
  const [ofEmployees] = await db
    .select({ total: count() })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(isEmployee);
  const [ofOthers] = await db.select({ total: count() }).from(users).where(isOther);
  const total = [ofStudents, ofEmployees, ofOthers].reduce((sum, one) => sum + (one?.total ?? 0), 0);
  return { people, total };
}
