import type { EmployeeLinkType } from '@semestr/core/employee-links';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { departments } from './departments.ts';
import { archivedAt, id, version } from './ids.ts';

export const employees = pgTable(
  'employees',
  {
    id: id(),
    lastName: text().notNull(),
    firstName: text().notNull(),
    middleName: text(),
    /** "кандидат технических наук"; empty for none. */
    degree: text().notNull(),
    /** "к.т.н."; empty for none. */
    degreeAbbrev: text().notNull(),
    rank: text(),
    email: text(),
    urlId: text().notNull().unique(),
    calendarId: text(),
    photoLink: text(),
    version: version(),
    archivedAt: archivedAt(),
  },
  (table) => [index().on(table.lastName), index('employees_email').on(sql`lower(${table.email})`)],
);

/** An employee's post in a department, with the telephone of the workplace. */
export const positions = pgTable(
  'positions',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    departmentId: integer()
      .notNull()
      .references(() => departments.id, { onUpdate: 'cascade' }),
    /** Empty when only the department is known. */
    title: text().notNull(),
    isHead: boolean().notNull().default(false),
    phone: text(),
    /** The street address of the building. */
    address: text(),
    /** The room: "512". */
    room: text(),
    building: text(),
    order: smallint().notNull().default(0),
    version: version(),
  },
  (table) => [index().on(table.employeeId), index().on(table.departmentId)],
);

/** Links to an employee's other pages: a page of the chair, a profile in an index of publications. */
export const employeeLinks = pgTable(
  'employee_links',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    type: text().$type<EmployeeLinkType>().notNull(),
    link: text().notNull(),
    order: smallint().notNull().default(0),
    version: version(),
  },
  (table) => [index().on(table.employeeId)],
);

/** A section of an employee's page with its own title: interests, awards. */
export const employeeNotes = pgTable(
  'employee_notes',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    order: smallint().notNull().default(0),
    version: version(),
  },
  (table) => [index().on(table.employeeId)],
);
