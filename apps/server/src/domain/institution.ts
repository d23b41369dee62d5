import type { Language } from '@semestr/core/languages';
import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { institution } from '../db/tables/institution.ts';

export type InstitutionRow = typeof institution.$inferSelect;

/** The legal person behind the installation; null while nobody has entered it. */
export async function institutionOf(db: Database): Promise<InstitutionRow | null> {
  const [row] = await db.select().from(institution).orderBy(asc(institution.id)).limit(1);
  return row ?? null;
}

/** What the institution is called in a language; empty while nobody has entered it. */
export async function institutionName(db: Database, language: Language): Promise<string> {
  const row = await institutionOf(db);
  if (!row) return '';
  return { ru: row.name, en: row.nameEn ?? row.name, be: row.nameBe ?? row.name }[language];
}
