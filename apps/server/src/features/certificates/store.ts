import type { Certificate } from '@semestr/api/certificates';
import { CERTIFICATE_KEPT_DAYS, certificateStatus, partsOfPlace } from '@semestr/core/certificates';
import { addDays, dotted, localDate } from '@semestr/core/dates';
import { plainSpaces } from '@semestr/core/display';
import { requestRules } from '@semestr/core/requests/kinds';
import { openStates } from '@semestr/core/requests/lifecycle';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Range } from '../../domain/own-lists.ts';
import { assertUnderLimit, cancelRequest } from '../../domain/requests.ts';
import { lockStudent } from '../../domain/students.ts';
import { certificatePlaces, certificates } from '../../db/tables/certificates.ts';
import { refusal } from '../../domain/refusal.ts';

/** Offices where certificates are collected, by place. */
type Offices = ReadonlyMap<string, string>;

const officesOf = async (db: Database): Promise<Offices> =>
  new Map((await db.select().from(certificatePlaces)).map(({ name, office }) => [name, office]));

const toReply = (row: typeof certificates.$inferSelect, offices: Offices): Certificate => ({
  id: row.id,
  number: row.number ?? 0,
  provisionPlace: plainSpaces(row.place),
  dateOrder: dotted(localDate(row.createdAt)),
  issueDate: row.issuedOn && dotted(row.issuedOn),
  certificateType: row.type,
  status: certificateStatus[row.state],
  rejectionReason: row.rejectionReason,
  isByStudent: true,
  decidedDate: row.decidedAt && dotted(localDate(row.decidedAt)),
  collectFrom: row.issuedOn && (offices.get(partsOfPlace(row.place).place) ?? null),
  collectUntil: row.issuedOn && dotted(addDays(row.issuedOn, CERTIFICATE_KEPT_DAYS)),
});

export async function certificatesOf(db: Database, studentId: number, range: Range): Promise<Certificate[]> {
  const rows = await db
    .select()
    .from(certificates)
    .where(eq(certificates.studentId, studentId))
    .orderBy(desc(certificates.id))
    .limit(range.limit)
    .offset(range.offset);
  const offices = await officesOf(db);
  return rows.map((row) => toReply(row, offices));
}

export const placesOf = (db: Database) => db.select().from(certificatePlaces);

/** Loads a certificate with the data of its document; null when it does not exist for the student, or for 'any'. */
export async function certificateOf(db: Database, id: number, studentId: number | 'any') {
  const mine = studentId === 'any' ? undefined : eq(certificates.studentId, studentId);
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.id, id), mine));
  return row ?? null;
}

/** Lists the places by office, in the order set by an administrator. */
export async function placesByOffice(db: Database) {
  const rows = await db
    .select()
    .from(certificatePlaces)
    .orderBy(asc(certificatePlaces.order), asc(certificatePlaces.id));
  return [...Map.groupBy(rows, ({ office }) => office)].map(([type, places]) => ({
    type,
    places: places.map(({ id, name, type: kind }) => ({ id, name: plainSpaces(name), type: kind })),
  }));
}

/** Orders `count` certificates. Throws `certificate-ordered` when an identical order is pending, or `requests-too-many`. */
export async function orderCertificates(
  db: Database,
  order: { studentId: number; place: string; type: string; count: number; now: Date },
): Promise<Certificate[]> {
  const { studentId, place, type, count, now } = order;
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const same = and(
      eq(certificates.studentId, studentId),
      eq(certificates.place, place),
      eq(certificates.type, type),
      inArray(certificates.state, openStates(requestRules.certificates.lifecycle)),
    );
    if ((await tx.$count(certificates, same)) > 0) throw refusal('certificate-ordered');
    await assertUnderLimit(tx, 'certificates', { studentId, count });
    const row = { studentId, place, type, createdAt: now, state: requestRules.certificates.lifecycle.first };
    const created = await tx
      .insert(certificates)
      .values(Array.from({ length: count }, () => row))
      .returning();
    const offices = await officesOf(tx);
    return created.map((one) => toReply(one, offices));
  });
}

/** Cancels a certificate. Throws `certificate-not-found`, or `certificate-decided` when it has been decided. */
export async function cancelCertificate(
  db: Database,
  { id, studentId, now }: { id: number; studentId: number; now: Date },
): Promise<Certificate> {
  return db.transaction(async (tx) => {
    await cancelRequest(
      tx,
      'certificates',
      { id, studentId, now },
      { missing: 'certificate-not-found', decided: 'certificate-decided' },
    );
    const [row] = await tx.select().from(certificates).where(eq(certificates.id, id));
    if (!row) throw new Error('The certificate was not stored');
    return toReply(row, await officesOf(tx));
  });
}
