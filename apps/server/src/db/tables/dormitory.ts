import type { DormitoryState } from '@semestr/core/dormitory';
import { index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { id, version } from './ids.ts';
import { requestColumns } from './requests.ts';
import { students } from './students.ts';
import { uploads } from './uploads.ts';

const ownedByStudent = () =>
  integer()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' });

/** A student's application for a room. */
export const dormitoryApplications = pgTable(
  'dormitory_applications',
  {
    ...requestColumns(),
    state: text().$type<DormitoryState>().notNull(),
    number: integer(),
    /** Assigned when the documents are accepted, removed when the application leaves the queue. */
    queuePlace: integer(),
    acceptedAt: timestamp({ withTimezone: true }),
    settledAt: timestamp({ withTimezone: true }),
    /** "1211-а, Общ.4". */
    room: text(),
    uploadId: integer().references(() => uploads.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.studentId), index().on(table.uploadId)],
);

/** The place of an application in the queue at the end of each day on which it changed. */
export const dormitoryPlaces = pgTable(
  'dormitory_places',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => dormitoryApplications.id, { onDelete: 'cascade' }),
    date: isoDate().notNull(),
    place: integer().notNull(),
  },
  (table) => [unique().on(table.applicationId, table.date)],
);

/** A premium or a penalty of a resident, with its directive. */
export const dormitoryDirectives = pgTable(
  'dormitory_directives',
  {
    id: id(),
    studentId: ownedByStudent(),
    number: text().notNull(),
    date: isoDate().notNull(),
    /** "Другое". */
    type: text().notNull(),
    /** "Противоправные действия". */
    typeName: text().notNull(),
    eventType: text().notNull(),
    /** "PENALTY_SPPS". */
    eventTypeName: text().notNull(),
    reason: text(),
    note: text(),
    /** "Снят"; null while it is in force. */
    status: text(),
    version: version(),
  },
  (table) => [index().on(table.studentId)],
);

export const privilegeCategories = pgTable('privilege_categories', {
  id: id(),
  name: text().notNull(),
  version: version(),
});

/** A reason for priority in the dormitory queue. */
export const privilegeKinds = pgTable(
  'privilege_kinds',
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => privilegeCategories.id),
    name: text().notNull(),
    version: version(),
  },
  (table) => [index().on(table.categoryId)],
);

/** A student's reason for priority. */
export const dormitoryPrivileges = pgTable(
  'dormitory_privileges',
  {
    id: id(),
    studentId: ownedByStudent(),
    kindId: integer()
      .notNull()
      .references(() => privilegeKinds.id),
    year: smallint().notNull(),
    note: text(),
    version: version(),
  },
  (table) => [index().on(table.studentId), index().on(table.kindId)],
);
