import type { CertificateState } from '@semestr/core/certificates';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { isoDate } from './dates.ts';
import { id, version } from './ids.ts';
import { requestColumns } from './requests.ts';

/** A certificate that a student ordered. */
export const certificates = pgTable(
  'certificates',
  {
    ...requestColumns(),
    state: text().$type<CertificateState>().notNull(),
    /** Assigned when the certificate is printed. */
    number: integer(),
    place: text().notNull(),
    /** обычная or гербовая. */
    type: text().notNull(),
    issuedOn: isoDate(),
  },
  (table) => [index().on(table.studentId)],
);

/** Places for which certificates are issued. */
export const certificatePlaces = pgTable('certificate_places', {
  id: id(),
  /** The office where students collect them. */
  office: text().notNull(),
  name: text().notNull(),
  /** 1 and 2 require the seal. */
  type: smallint().notNull(),
  order: smallint().notNull().default(0),
  version: version(),
});
