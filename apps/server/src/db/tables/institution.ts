import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, version } from './ids.ts';

/** The legal entity that runs the installation: one row, or none until it is entered. */
export const institution = pgTable('institution', {
  id: id(),
  name: text().notNull(),
  nameEn: text(),
  nameBe: text(),
  taxNumber: text().notNull(),
  address: text(),
  /** The full name, as used to sign contracts. */
  rector: text(),
  /** Addressee of letters, in the dative case: "Ректору Примерного университета Воробьёву И. П.". */
  lettersTo: text(),
  since: integer().notNull(),
  supportPhone: text().notNull(),
  supportEmail: text().notNull(),
  deansOfficePhone: text(),
  version: version(),
});
