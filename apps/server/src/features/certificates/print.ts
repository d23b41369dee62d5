import type { print } from '@semestr/api/certificates';
import { MAX_ISSUED } from '@semestr/api/certificates';
import type { Received } from '@semestr/api/endpoint';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inDays } from '../../db/days.ts';
import { certificates } from '../../db/tables/certificates.ts';
import { institutionOf } from '../../domain/institution.ts';
import { checkOf, issuedCertificate } from '../../domain/issued-papers.ts';
import { refusal } from '../../domain/refusal.ts';
import { namedStudent } from '../../domain/students.ts';
import type { PrintedCertificate } from './document.ts';

type Certificate = typeof certificates.$inferSelect;
type Filter = Received<typeof print>['query']['filter'];

/**
 * Loads the certificates to print: those with the ids, in that order, or all issued on a day, by number. `within`
 * matches those that the caller can access. Throws `certificate-not-found` or `certificates-none-issued`.
 */
export async function certificatesToPrint(
  db: Database,
  { id: ids, decidedOn: day }: Filter,
  within: SQL | undefined,
): Promise<Certificate[]> {
  if (ids) {
    const rows = await db
      .select()
      .from(certificates)
      .where(and(inArray(certificates.id, ids), within));
    return ids.map((id) => {
      const row = rows.find((one) => one.id === id);
      if (!row) throw refusal('certificate-not-found');
      return row;
    });
  }
  const rows = await db
    .select()
    .from(certificates)
    .where(
      and(eq(certificates.state, 'printed'), inDays(certificates.decidedAt, { from: day, to: day }), within),
    )
    .orderBy(asc(certificates.number), asc(certificates.id))
    .limit(MAX_ISSUED);
  if (rows.length === 0) throw refusal('certificates-none-issued');
  return rows;
}

/** Loads the content of a certificate's document. Throws `certificate-not-printed`. */
export async function printedCertificate(
  db: Database,
  row: Certificate,
  link: (path: string) => string,
): Promise<PrintedCertificate> {
  const issued = issuedCertificate(row);
  if (!issued) throw refusal('certificate-not-printed');
  const [student, institution] = [await namedStudent(db, row.studentId), await institutionOf(db)];
  const check = await checkOf(db, { issued, holder: student.fio, link });
  return { row, ...issued, student, institution, check };
}
