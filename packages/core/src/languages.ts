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
