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

/** The legal person behind the installation; null while nobody has entered it. */
export async function institutionOf(db: Database): Promise<InstitutionRow | null> {
  const [row] = await db.select().from(institution).orderBy(asc(institution.id)).limit(1);
  return row ?? null;
}

/** What the institution is called in a language; empty while nobody has entered it. */
export async function institutionName(db: Database, language: Language): Promise<string> {
  const row = await institutionOf(db);
  return row ? nameIn(row, language).text : '';
}

/** The institution at the head of its papers, line by line; nothing while nobody has entered it. */
export function issuerLines(row: InstitutionRow | null): string[] {
  if (!row) return [];
  const { name, taxNumber, address, supportPhone, deansOfficePhone } = row;
  const reached = [address, phone(deansOfficePhone ?? supportPhone)].filter(Boolean).join(', ');
  return [name, `УНП ${taxNumber}`, reached];
}

/** Whom applications address, in the words of a letter: the rector, by the record or by the office alone. */
export const lettersTo = async (db: Database): Promise<string> =>
  (await institutionOf(db))?.lettersTo ?? 'Ректору';

/** What the sheets of a workbook tell above their rows. */
export async function sheetFrame(db: Database, now: Date, language: Language): Promise<SheetFrame> {
  const t = translator(documentTexts, language);
  return {
    institution: await institutionName(db, language),
    madeOn: t('madeOn', { day: dotted(localDate(now)) }),
    now,
  };
}
