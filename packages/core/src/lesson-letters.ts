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

/** The provider's lesson types that English translates. */
export const lessonTypes = Object.keys(letters.en);

/** Returns "ЛК", "ЭКЗ"; in English "Lec", "Exam". Returns an unknown type unchanged. */
export const lettersOf = (type: string, language: Language): string =>
  letters[ruOrEn(language)][type] ?? type;

/** Formats "ТОП, ПЗ", a subject with the type of the lesson, with the type in the language. */
export function lessonLine(line: string, language: Language): string {
  const comma = line.lastIndexOf(', ');
  return comma < 0 ? line : `${line.slice(0, comma + 2)}${lettersOf(line.slice(comma + 2), language)}`;
}
