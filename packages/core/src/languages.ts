/**
 * Languages of the interface, the source language first. A new language needs a text file in each folder, and an entry
 * here.
 */
export const languages = ['ru', 'en', 'be'] as const;
export type Language = (typeof languages)[number];

/**
 * Languages that the portal offers, because all its texts are complete. Until Belarusian is complete, only an address
 * with `?lang=be` selects it.
 */
export const offeredLanguages = ['ru', 'en'] as const satisfies readonly Language[];

/** Language in which every text is written first, and the fallback for missing translations. */
export const sourceLanguage = 'ru' satisfies Language;

/** Native names of the languages. */
export const languageNames = { ru: 'Русский', en: 'English', be: 'Беларуская' } as const satisfies Record<
  Language,
  string
>;

export const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value);

/** Chooses between texts that only exist in Russian and English, for any language. */
export const ruOrEn = (language: Language): 'ru' | 'en' => (language === 'en' ? 'en' : 'ru');

/** Languages with complete texts; the others fall back to the first. */
export type FullLanguage = Exclude<Language, 'be'>;

/**
 * Returns the language of data by its letters, Russian or English, if a page in another language must mark it;
 * otherwise undefined. Single Latin letters are not marked, because they are names of groups and rooms.
 */
export function languageOfData(data: string, language: Language): 'ru' | 'en' | undefined {
  const isCyrillic = /[А-Яа-яЁё]/.test(data);
  if (language === 'en') return isCyrillic ? sourceLanguage : undefined;
  return !isCyrillic && /[A-Za-z]{3}/.test(data) ? 'en' : undefined;
}

/** A record with a Russian name and optional translations. */
export interface Named {
  name: string;
  nameEn: string | null;
  nameBe: string | null;
}

/** Returns the name of a record in a language, falling back to Russian, and the language of that name. */
export function nameIn(
  { name, nameEn, nameBe }: Named,
  language: Language,
): { text: string; lang: Language } {
  const own = { ru: name, en: nameEn, be: nameBe }[language];
  return own === null ? { text: name, lang: sourceLanguage } : { text: own, lang: language };
}
