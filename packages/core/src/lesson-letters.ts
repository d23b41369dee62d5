import { type FullLanguage, type Language, ruOrEn } from './languages.ts';

/** Abbreviations of lesson types, for provider words that are too long or not in the user's language. */
const letters: Record<FullLanguage, Readonly<Record<string, string>>> = {
  ru: { Консультация: 'К', Экзамен: 'ЭКЗ', 'Канд. экзамен': 'ЭКЗ', Зачет: 'ЗАЧ', 'Дифф. зачет': 'ЗАЧ' },
  en: {
    ЛК: 'Lec',
    УЛк: 'Lec',
    ПЗ: 'Prac',
    УПз: 'Prac',
    ЛР: 'Lab',
    УЛР: 'Lab',
    Консультация: 'Cons',
    Экзамен: 'Exam',
    'Канд. экзамен': 'Exam',
    Зачет: 'P/F',
    'Дифф. зачет': 'P/F',
  },
};

/** Returns "ЛК", "ЭКЗ"; in English "Lec", "Exam". Returns an unknown type unchanged. */
export const lettersOf = (type: string, language: Language): string =>
  letters[ruOrEn(language)][type] ?? type;
