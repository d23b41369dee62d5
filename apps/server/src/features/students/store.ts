import type { Received } from '@semestr/api/endpoint';
import type { Student } from '@semestr/api/students';
import type * as calls from '@semestr/api/students';
import type { IsoDate } from '@semestr/core/dates';
import { currentStates, type StudentState } from '@semestr/core/student-states';
import { withoutPosts } from '@semestr/core/names/query';
import { and, asc, count, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { hasConfirmedContacts } from '../../domain/accounts.ts';
import { leaveUntil } from '../../domain/leaves.ts';
import { isInState, stateToday } from '../../domain/student-states.ts';
import { beginsWith, isOneOf } from '../../db/search.ts';
import { nameMatches } from '../../db/search-keys.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, users } from '../../db/tables/users.ts';

export type StudentFilter = NonNullable<Received<typeof calls.list>['query']>['filter'];

/** Every word of the search must occur in the name, or be the beginning of the student card number or the group. */
const matches = (word: string): SQL | undefined =>
  or(
    nameMatches(students, word),
    like(students.cardNumber, beginsWith(word)),
    like(groups.name, beginsWith(word)),
  );

/** States shown by a list that does not filter by state; a request by ids includes all. */
const statesIn = ({ state, id }: StudentFilter): readonly StudentState[] | undefined =>
  state === undefined ? (id === undefined ? currentStates : undefined) : [state].flat();

function whereOf(filter: StudentFilter, today: IsoDate): SQL | undefined {
  const states = statesIn(filter);
  return and(
    ...withoutPosts(filter.q ?? '').map(matches),
    filter.id && inArray(students.id, filter.id),
    filter.groupName === undefined ? undefined : like(groups.name, beginsWith(filter.groupName)),
    isOneOf(groups.id, filter.groupId),
    isOneOf(groups.specialityId, filter.specialityId),
    isOneOf(groups.facultyId, filter.facultyId),
    isOneOf(groups.course, filter.course),
    isOneOf(students.isGroupHead, filter.isGroupHead),
    isOneOf(students.subgroup, filter.subgroup),
    isOneOf(students.funding, filter.funding),
    states && isInState(states, today),
  );
}

const contactOf = (type: 4 | 6) =>
  sql<
    string | null
  >`(select value from ${contacts} where ${contacts.userId} = ${users.id} and ${contacts.type} = ${type})`;

const fields = {
  id: students.id,
  cardNumber: students.cardNumber,
  lastName: students.lastName,
  firstName: students.firstName,
  middleName: students.middleName,
  belarusianLastName: students.belarusianLastName,
  belarusianFirstName: students.belarusianFirstName,
  belarusianMiddleName: students.belarusianMiddleName,
  birthDate: students.birthDate,
  groupId: groups.id,
  groupName: groups.name,
  facultyAbbrev: faculties.abbrev,
  specialityName: specialities.name,
  course: sql<number>`coalesce(${groups.course}, 0)`,
  subgroup: students.subgroup,
  isGroupHead: students.isGroupHead,
  canStudentNote: students.canNote,
  hasProfiling: students.hasProfiling,
  illiquidMessage: students.illiquidMessage,
  leftOn: students.leftOn,
  funding: students.funding,
  citizenship: students.citizenship,
  documentLanguage: students.documentLanguage,
  version: students.version,
  email: contactOf(6),
  phone: contactOf(4),
  contactsConfirmed: hasConfirmedContacts,
};

/** Further sort order, as in a printed list. */
const printed = [students.lastName, students.firstName, students.middleName, students.id] as const;

/** Lists the students of one range with the number of all matches, limited to the caller's access (`within`). */
export async function listStudents(
  db: Database,
  query: {
    filter: StudentFilter;
    sort: readonly [(typeof calls.sortableFields)[number], 'ASC' | 'DESC'];
    range: readonly [number, number];
    today: IsoDate;
  },
  within?: SQL,
): Promise<{ rows: Student[]; total: number }> {
  const where = and(within, whereOf(query.filter, query.today));
  const [first, last] = query.range;
  const [field, order] = query.sort;
  const column = field === 'state' ? stateToday(query.today) : fields[field];
  const rows = await selectStudents(db, where, query.today)
    .orderBy(order === 'ASC' ? asc(column) : desc(column), ...printed.map((one) => asc(one)))
    .offset(first)
    .limit(last - first + 1);
  const [counted] = await db
    .select({ total: count() })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function studentById(db: Database, id: number, today: IsoDate): Promise<Student | null> {
  const [row] = await selectStudents(db, eq(students.id, id), today);
  return row ?? null;
}

/** Loads students in the order of a printed list. */
export const studentsById = (db: Database, ids: readonly number[], today: IsoDate): Promise<Student[]> =>
  selectStudents(db, inArray(students.id, [...ids]), today).orderBy(...printed.map((one) => asc(one)));

const selectStudents = (db: Database, where: SQL | undefined, today: IsoDate) =>
  db
    .select({ ...fields, state: stateToday(today), onLeaveUntil: leaveUntil(students.id, today) })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .innerJoin(faculties, eq(faculties.id, groups.facultyId))
    .leftJoin(users, eq(users.studentId, students.id))
    .where(where);
