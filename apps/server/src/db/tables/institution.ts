import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';

/** The legal person behind the installation: one row, or none while nobody has entered it. */
export const institution = pgTable('institution', {
  id: id(),
  name: text().notNull(),
  nameEn: text(),
  nameBe: text(),
  taxNumber: text().notNull(),
  address: text(),
  /** The full name, as who signs contracts. */
  rector: text(),
  /** Whom letters address, in the case that Russian asks for: "Ректору Примерного университета Воробьёву И. П.". */
  lettersTo: text(),
  since: integer().notNull(),
  supportPhone: text().notNull(),
  supportEmail: text().notNull(),
  deansOfficePhone: text(),
  version: version(),
});
