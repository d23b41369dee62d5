import type { StaffRole } from '@semestr/core/rights';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { employees } from './employees.ts';
import { faculties } from './faculties.ts';
import { id, version } from './ids.ts';
import { language } from './localized-text.ts';
import { students } from './students.ts';

const moment = () => timestamp({ withTimezone: true });

/** An account. A student's or an employee's belongs to that person; an administrator's to nobody else. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull().unique(),
    /** argon2id; null until the person has set a password. */
    passwordHash: text(),
    passwordSetAt: moment(),
    role: text().$type<'student' | 'employee' | 'admin'>().notNull(),
    /** What an employee may do in the console; null where nothing. */
    staffRole: text().$type<StaffRole>(),
    /** The faculty for which a role is held that is of one. */
    staffFacultyId: integer().references(() => faculties.id, { onUpdate: 'cascade' }),
    studentId: integer()
      .unique()
      .references(() => students.id, { onDelete: 'cascade' }),
    employeeId: integer()
      .unique()
      .references(() => employees.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Its owner is not let in: for good, or until a new password is set. Null where they are. */
    block: text().$type<'for-good' | 'restorable'>(),
    /** The full name of an administrator; others have theirs in their own table. */
    fio: text(),
    /** The language that its owner last chose, for e-mails and text messages; null for none. */
    language: language(),
    createdAt: moment().notNull(),
    version: version(),
  },
  (table) => [
    check(
      'users_person',
      sql`(${table.role} = 'student') = (${table.studentId} is not null)
        and (${table.role} = 'employee') = (${table.employeeId} is not null)`,
    ),
    check(
      'users_staff',
      sql`(${table.staffRole} is null or ${table.role} = 'employee')
        and (${table.staffRole} is not distinct from 'deans-office') = (${table.staffFacultyId} is not null)`,
    ),
    index().on(table.staffFacultyId),
    // Not unique: earlier versions took logins that differ in case alone.
    index('users_login_in_any_case').on(sql`lower(${table.username})`),
  ],
);

/** A phone or an e-mail of an account. `type`: 4 phone, 6 e-mail. */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: smallint().$type<4 | 6>().notNull(),
    value: text().notNull(),
    isConfirmed: boolean().notNull(),
    version: version(),
  },
  (table) => [unique().on(table.userId, table.type)],
);

/** A signed-in browser or app. The cookie's token is stored hashed. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** The token that the one of now has replaced, and since when that one is known to have arrived; null until it is. */
    formerHash: text().unique(),
    arrivedAt: moment(),
    /** By which its owner names it. */
    id: integer().notNull().unique().generatedByDefaultAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isRemembered: boolean().notNull(),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
    /** When its owner last proved who they are; null where only signing in did. */
    provenAt: moment(),
    userAgent: text(),
    /** The administrator who signed in as this person; null where it was the person. */
    adminId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The administrator's own session, to which leaving the student leads back; it ends this one with it. */
    adminSession: text().references((): AnyPgColumn => sessions.tokenHash, {
      onDelete: 'cascade',
      onUpdate: 'cascade',
    }),
  },
  (table) => [index().on(table.userId), index().on(table.adminId), index().on(table.adminSession)],
);

/** Failed sign-ins of one client for one login, so that guessing slows down without locking the owner out. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    username: text().notNull(),
    client: text().notNull(),
    count: integer().notNull(),
    since: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.username, table.client] }), index().on(table.since)],
);
