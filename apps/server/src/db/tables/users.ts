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

/** An account. It belongs to a student or an employee; an administrator's account belongs to neither. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull().unique(),
    /** argon2id; null until the user sets a password. */
    passwordHash: text(),
    passwordSetAt: moment(),
    role: text().$type<'student' | 'employee' | 'admin'>().notNull(),
    /** An employee's role in the console; null for none. */
    staffRole: text().$type<StaffRole>(),
    /** The faculty of a role that is limited to one. */
    staffFacultyId: integer().references(() => faculties.id, { onUpdate: 'cascade' }),
    studentId: integer()
      .unique()
      .references(() => students.id, { onDelete: 'cascade' }),
    employeeId: integer()
      .unique()
      .references(() => employees.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** How the account is blocked: permanently, or until a new password is set. Null when it is not. */
    block: text().$type<'for-good' | 'restorable'>(),
    /** The full name of an administrator; students and employees have theirs in their own tables. */
    fio: text(),
    /** The language that the user last chose, for e-mails and text messages; null for none. */
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
    // Not unique: earlier versions accepted usernames that differ only in case.
    index('users_login_in_any_case').on(sql`lower(${table.username})`),
  ],
);

/** A phone number or an e-mail address of an account. `type`: 4 phone, 6 e-mail. */
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
  // The second index is for finding the recipient of a message by the address.
  (table) => [unique().on(table.userId, table.type), index().on(table.value)],
);

/** A signed-in browser or app. The cookie's token is stored hashed. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** The previous token, and the time at which the current one was first used by the client; null until then. */
    formerHash: text().unique(),
    arrivedAt: moment(),
    /** Id shown to the user. */
    id: integer().notNull().unique().generatedByDefaultAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isRemembered: boolean().notNull(),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
    /** Time of the last step-up verification; null when the user only signed in. */
    provenAt: moment(),
    userAgent: text(),
    /** The administrator who signed in as this user; null for the user's own session. */
    adminId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The administrator's own session, to which ending the impersonation returns; deleting it also deletes this one.
     */
    adminSession: text().references((): AnyPgColumn => sessions.tokenHash, {
      onDelete: 'cascade',
      onUpdate: 'cascade',
    }),
  },
  (table) => [index().on(table.userId), index().on(table.adminId), index().on(table.adminSession)],
);

/** Failed sign-ins of one client for one username, so that guessing is throttled without locking out the user. */
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
