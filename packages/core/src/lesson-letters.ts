import { type FullLanguage, type Language, ruOrEn } from './languages.ts';

/** The letters of a lesson's type, where the provider's word is too long or not of the reader's language. */
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

/** "ЛК", "ЭКЗ"; in English "Lec", "Exam". An unknown type is shown as it came. */
export const lettersOf = (type: string, language: Language): string =>
  letters[ruOrEn(language)][type] ?? type;
