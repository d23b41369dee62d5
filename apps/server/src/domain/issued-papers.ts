import { localDate } from '@semestr/core/dates';
import { type PaperKind, type SignedPaper, verifyPath } from '@semestr/core/verify';
import { hasContract } from '@semestr/core/study';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { certificates } from '../db/tables/certificates.ts';
import { markSheets } from '../db/tables/mark-sheets.ts';
import { studyApplications } from '../db/tables/study.ts';
import type { Check } from '../documents/parts.ts';
import { tokenOf } from './paper-keys.ts';

/** Data that identify a document: number and date. */
export type Issued = Pick<SignedPaper, 'kind' | 'id' | 'number' | 'date'>;

/** A record without a number is identified by its id. */
const numberOf = ({ number, id }: { number: string | number | null; id: number }): string =>
  String(number ?? id);

/** Returns the issued form of a certificate; null before it is printed. */
export function issuedCertificate(row: typeof certificates.$inferSelect): Issued | null {
  if (row.state !== 'printed') return null;
  const date = row.issuedOn ?? localDate(row.decidedAt ?? row.createdAt);
  return { kind: 'certificate', id: row.id, number: numberOf(row), date };
}

/** Returns the issued form of a mark sheet; null before it is printed. */
export function issuedSheet(row: typeof markSheets.$inferSelect): Issued | null {
  if (row.state !== 'printed') return null;
  const date = localDate(row.decidedAt ?? row.createdAt);
  return { kind: 'mark-sheet', id: row.id, number: numberOf(row), date };
}

/** Returns the offered or signed form of a contract; null when the application has no contract in its current state. */
export function issuedContract(
  row: Pick<
    typeof studyApplications.$inferSelect,
    'id' | 'state' | 'contractNumber' | 'decidedAt' | 'createdAt'
  >,
): Issued | null {
  if (!hasContract(row.state)) return null;
  const number = numberOf({ number: row.contractNumber, id: row.id });
  return { kind: 'contract', id: row.id, number, date: localDate(row.decidedAt ?? row.createdAt) };
}

/** Loads the current form of the record behind a document; null when it is not issued. */
const current: Readonly<Record<PaperKind, (db: Database, id: number) => Promise<Issued | null>>> = {
  certificate: async (db, id) => {
    const [row] = await db.select().from(certificates).where(eq(certificates.id, id));
    return row ? issuedCertificate(row) : null;
  },
  'mark-sheet': async (db, id) => {
    const [row] = await db.select().from(markSheets).where(eq(markSheets.id, id));
    return row ? issuedSheet(row) : null;
  },
  contract: async (db, id) => {
    const [row] = await db.select().from(studyApplications).where(eq(studyApplications.id, id));
    return row ? issuedContract(row) : null;
  },
};

/** Whether the record behind a document still matches it. Names are not compared, because they may have changed. */
export async function stillMatches(db: Database, { kind, id, number, date }: SignedPaper): Promise<boolean> {
  const now = await current[kind](db, id);
  return now !== null && now.number === number && now.date === date;
}

/** Creates the verification link for the footer of a document. */
export async function checkOf(
  db: Database,
  { issued, holder, link }: { issued: Issued; holder: string; link: (path: string) => string },
): Promise<Check> {
  const address = link(verifyPath(await tokenOf(db, { ...issued, holder })));
  return {
    link: address,
    caption: `Подлинность документа № ${issued.number} проверяется по этому коду или ссылке на портале университета.`,
  };
}
