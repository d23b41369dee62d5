import type { PracticeState } from '@semestr/core/practice';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { employees } from './employees.ts';
import { id, version } from './ids.ts';
import { requestColumns } from './requests.ts';
import { uploads } from './uploads.ts';

/** Organisations that take students for practice. */
export const enterprises = pgTable('enterprises', {
  id: id(),
  name: text().notNull(),
  version: version(),
});

/** Types of practice; the first in order is the default. */
export const practiceTypes = pgTable('practice_types', {
  id: id(),
  name: text().notNull(),
  order: smallint().notNull().default(0),
  version: version(),
});

/** A student's application for a place of practice. */
export const practiceApplications = pgTable(
  'practice_applications',
  {
    ...requestColumns(),
    state: text().$type<PracticeState>().notNull(),
    /** Assigned when it is approved. */
    number: text(),
    enterpriseId: integer()
      .notNull()
      .references(() => enterprises.id),
    typeId: integer()
      .notNull()
      .references(() => practiceTypes.id),
    employeeId: integer().references(() => employees.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    uploadId: integer().references(() => uploads.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.studentId),
    index().on(table.enterpriseId),
    index().on(table.typeId),
    index().on(table.employeeId),
    index().on(table.uploadId),
  ],
);
