import { dotted, localDate } from '@semestr/core/dates';
import { phone } from '@semestr/core/display';
import { type Language, nameIn } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { institution } from '../db/tables/institution.ts';
import { documentTexts } from '../documents/texts.ts';
import type { SheetFrame } from '../documents/workbook.ts';

export type InstitutionRow = typeof institution.$inferSelect;

/** Loads the legal entity that runs the installation; null until it is entered. */
export async function institutionOf(db: Database): Promise<InstitutionRow | null> {
  const [row] = await db.select().from(institution).orderBy(asc(institution.id)).limit(1);
  return row ?? null;
}

/** Returns the name of the institution in a language; empty until it is entered. */
export async function institutionName(db: Database, language: Language): Promise<string> {
  const row = await institutionOf(db);
  return row ? nameIn(row, language).text : '';
}

/** Returns the letterhead of the institution, line by line; empty until it is entered. */
export function issuerLines(row: InstitutionRow | null): string[] {
  if (!row) return [];
  const { name, taxNumber, address, supportPhone, deansOfficePhone } = row;
  const contactLine = [address, phone(deansOfficePhone ?? supportPhone)].filter(Boolean).join(', ');
  return [name, `УНП ${taxNumber}`, contactLine];
}

/** Returns the addressee of applications, as worded in a letter: the rector, from the record or by title only. */
export const lettersTo = async (db: Database): Promise<string> =>
  (await institutionOf(db))?.lettersTo ?? 'Ректору';

/** Builds the texts above the rows of a workbook's sheets. */
export async function sheetFrame(db: Database, now: Date, language: Language): Promise<SheetFrame> {
  const t = translator(documentTexts, language);
  return {
    institution: await institutionName(db, language),
    madeOn: t('madeOn', { day: dotted(localDate(now)) }),
    now,
  };
}
