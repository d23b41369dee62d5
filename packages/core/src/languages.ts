/** The languages of the interface, the source first. Another one is a folder's file more, and its row here. */
export const languages = ['ru', 'en', 'be'] as const;
export type Language = (typeof languages)[number];

/** In which every text is written first, and which stands where another language has none. */
export const sourceLanguage = 'ru' satisfies Language;

/** How a language calls itself. */
export const languageNames = { ru: 'Русский', en: 'English', be: 'Беларуская' } as const satisfies Record<
  Language,
  string
>;

export const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value);

/** What is written in Russian and English only, for a reader of any language. */
export const ruOrEn = (language: Language): 'ru' | 'en' => (language === 'en' ? 'en' : 'ru');

/** The languages in which every text is written; the others fall back to the first. */
export type FullLanguage = Exclude<Language, 'be'>;

/** What is called something in Russian, and perhaps in the other languages. */
export interface Named {
  name: string;
  nameEn: string | null;
  nameBe: string | null;
}

/** What something is called for a reader of a language, in Russian where that has no name of it; and in which language that is. */
export function nameIn(
  { name, nameEn, nameBe }: Named,
  language: Language,
): { text: string; lang: Language } {
  const own = { ru: name, en: nameEn, be: nameBe }[language];
  return own === null ? { text: name, lang: sourceLanguage } : { text: own, lang: language };
}
