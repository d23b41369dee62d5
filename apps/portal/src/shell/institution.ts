import { type Institution, read } from '@semestr/api/institution';
import type { Language } from '@semestr/core/languages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { askOrNull } from '../query.ts';

/** The legal person behind this installation; null where nobody has entered it, and of a provider that tells of none. */
export const institutionQuery = queryOptions({ ...askOrNull(read, {}), staleTime: Number.POSITIVE_INFINITY });

/** What every screen brings with it. */
export const useInstitution = (): Institution | null => useQuery(institutionQuery).data ?? null;

/** Its name in a language, or in Russian; and which language that is. */
export function institutionName(
  { name, nameEn, nameBe }: Institution,
  language: Language,
): { text: string; lang: Language } {
  const own = { ru: name, en: nameEn, be: nameBe }[language];
  return own === null ? { text: name, lang: 'ru' } : { text: own, lang: language };
}
