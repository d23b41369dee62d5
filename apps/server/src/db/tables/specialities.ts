import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { faculties } from './faculties.ts';
import { smallId, version } from './ids.ts';

/** A form of education. */
export const educationForms = pgTable('education_forms', {
  id: smallId(),
  /** дневная, заочная, вечерняя or дистанционная. */
  name: text().notNull(),
  version: version(),
});

/** A speciality in one form of education. */
export const specialities = pgTable(
  'specialities',
  {
    id: smallId(),
    name: text().notNull(),
    abbrev: text().notNull(),
    /** "6-05-0612-01"; empty when a group was imported without it. */
    code: text().notNull(),
    formId: integer()
      .notNull()
      .references(() => educationForms.id, { onUpdate: 'cascade' }),
    facultyId: integer()
      .notNull()
      .references(() => faculties.id, { onUpdate: 'cascade' }),
    version: version(),
  },
  (table) => [index().on(table.facultyId), index().on(table.formId)],
);
