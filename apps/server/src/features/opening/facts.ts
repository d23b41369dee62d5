import type { OpeningCounts, OpeningFacts } from '@semestr/core/opening';
import { localDate } from '@semestr/core/dates';
import { termAfter, termCode } from '@semestr/core/term';
import { and, count, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { bells, holidays, terms } from '../../db/tables/calendar.ts';
import { certificatePlaces } from '../../db/tables/certificates.ts';
import { departments } from '../../db/tables/departments.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { institution } from '../../db/tables/institution.ts';
import { lessons } from '../../db/tables/lessons.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { buildings, rooms, roomTypes } from '../../db/tables/rooms.ts';
import { secondFactors } from '../../db/tables/second-factors.ts';
import { educationForms, specialities } from '../../db/tables/specialities.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { hasValidLink } from '../../domain/password-links.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';

/** The tables of the checklist's records. */
const tables = {
  institution,
  buildings,
  'room-types': roomTypes,
  rooms,
  faculties,
  departments,
  'education-forms': educationForms,
  specialities,
  disciplines,
  groups,
  students,
  employees,
  positions,
  terms,
  holidays,
  bells,
  lessons,
  'certificate-places': certificatePlaces,
} as const satisfies Readonly<Record<keyof OpeningCounts, PgTable>>;

/** Counts the records of the checklist; terms and lessons of the current term and of the next one. */
export async function countRecords(db: Database, now: Date): Promise<OpeningCounts> {
  const running = termCode(localDate(now));
  const ahead = [running, termAfter(running, 1)];
  const conditions: Partial<Record<string, SQL>> = {
    terms: inArray(terms.term, ahead),
    lessons: inArray(lessons.term, ahead),
  };
  const found: [string, number][] = [];
  for (const [record, table] of Object.entries(tables))
    found.push([record, await db.$count(table, conditions[record])]);
  // The keys are those of the tables.
  return Object.fromEntries(found) as Record<keyof OpeningCounts, number>;
}

/** Counts the accounts of students and employees by their progress towards the first password. */
export async function countAccounts(db: Database, now: Date): Promise<OpeningFacts['accounts']> {
  const hasLink = hasValidLink(db, now);
  const [row] = await db
    .select({
      active: sql`count(*) filter (where ${isNotNull(users.passwordHash)})`.mapWith(Number),
      invited: sql`count(*) filter (where ${and(isNull(users.passwordHash), hasLink)})`.mapWith(Number),
      all: count(),
    })
    .from(users)
    .leftJoin(students, eq(students.id, users.studentId))
    .where(and(ne(users.role, 'admin'), isNull(users.block), isCurrentStudent));
  const { active = 0, invited = 0, all = 0 } = row ?? {};
  return { active, invited, none: all - active - invited };
}

/** Counts the administrators who can sign in, and how many of them have a second factor or a passkey. */
export async function countAdministrators(db: Database): Promise<{ able: number; secured: number }> {
  const isAble = and(eq(users.role, 'admin'), isNotNull(users.passwordHash), isNull(users.block));
  const isSecured = or(
    exists(
      db
        .select({ id: secondFactors.userId })
        .from(secondFactors)
        .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.since))),
    ),
    exists(db.select({ id: passkeys.userId }).from(passkeys).where(eq(passkeys.userId, users.id))),
  );
  return { able: await db.$count(users, isAble), secured: await db.$count(users, and(isAble, isSecured)) };
}

/** Returns the version of the database: "16.4". */
export async function databaseVersion(db: Database): Promise<string> {
  const [row] = await db
    .select({ version: sql<string>`current_setting('server_version')` })
    .from(sql`(select 1) as one`);
  return row?.version ?? '';
}
