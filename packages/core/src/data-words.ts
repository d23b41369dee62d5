import { plainSpaces } from './display.ts';
import { type FullLanguage, type Language, ruOrEn } from './languages.ts';

/** The provider's Russian values of codes, with the words in which each language shows them. */
type Words = Readonly<Record<string, Readonly<Record<FullLanguage, string>>>>;

const words = {
  /** Forms of assessment, as in a mark sheet; the journal has those of `lesson-letters.ts`. */
  control: {
    Экзамен: { ru: 'Экзамен', en: 'Exam' },
    'Экз.': { ru: 'Экз.', en: 'Exam' },
    Зачет: { ru: 'Зачёт', en: 'Pass/fail test' },
    'Диф.зачет': { ru: 'Диф.\u00a0зачёт', en: 'Graded test' },
    'Курс. работа': { ru: 'Курс.\u00a0работа', en: 'Term paper' },
    КР: { ru: 'КР', en: 'Term paper' },
    ЛР: { ru: 'ЛР', en: 'Lab' },
  },
  /** Marks without a number. */
  mark: {
    зачтено: { ru: 'зачтено', en: 'passed' },
    'не зачтено': { ru: 'не\u00a0зачтено', en: 'failed' },
    неявка: { ru: 'неявка', en: 'absent' },
  },
  certificate: {
    обычная: { ru: 'обычная', en: 'ordinary' },
    гербовая: { ru: 'гербовая', en: 'with seal' },
    'с гербовой печатью': { ru: 'с\u00a0гербовой печатью', en: 'with seal' },
  },
  roomType: {
    'лекционная аудитория': { ru: 'лекционная аудитория', en: 'lecture hall' },
    'практические занятия': { ru: 'практические занятия', en: 'classroom' },
    'лабораторные занятия': { ru: 'лабораторные занятия', en: 'laboratory' },
    'рабочий кабинет': { ru: 'рабочий кабинет', en: 'office' },
  },
  /** States of social and research works, in either gender. */
  work: {
    Подтверждено: { ru: 'Подтверждено', en: 'Confirmed' },
    Подтверждена: { ru: 'Подтверждена', en: 'Confirmed' },
    Опубликовано: { ru: 'Опубликовано', en: 'Published' },
    Опубликована: { ru: 'Опубликована', en: 'Published' },
    Принято: { ru: 'Принято', en: 'Accepted' },
    Принята: { ru: 'Принята', en: 'Accepted' },
    'На рассмотрении': { ru: 'На\u00a0рассмотрении', en: 'Under review' },
    'На рецензировании': { ru: 'На\u00a0рецензировании', en: 'In peer review' },
    Отклонено: { ru: 'Отклонено', en: 'Rejected' },
    Отклонена: { ru: 'Отклонена', en: 'Rejected' },
  },
  /** Types of links to other sites; those with a proper name are the same in every language. */
  link: {
    'Личная страница': { ru: 'Личная страница', en: 'Personal page' },
    'Страница кафедры': { ru: 'Страница кафедры', en: 'Page of the department' },
    'Другая ссылка': { ru: 'Другая ссылка', en: 'Another link' },
    Портфолио: { ru: 'Портфолио', en: 'Portfolio' },
    Сайт: { ru: 'Сайт', en: 'Website' },
  },
} as const satisfies Record<string, Words>;

export type WordKind = keyof typeof words;

/** Returns the word for a value of the provider; null for an unknown value, which is data. */
export function dataWord(kind: WordKind, value: string, language: Language): string | null {
  const entries: Words = words[kind];
  return entries[plainSpaces(value)]?.[ruOrEn(language)] ?? null;
}

/** Returns the word for a value of the provider, and an unknown value unchanged. */
export const wordOf = (kind: WordKind, value: string, language: Language): string =>
  dataWord(kind, value, language) ?? value;

/** Lists the Russian values of these kinds, which a page in another language translates. */
export const translatedValues = (kinds: readonly WordKind[]): readonly string[] =>
  kinds.flatMap((kind) => Object.keys(words[kind]));

export const wordKinds = Object.keys(words) as readonly WordKind[]; // The keys of the table.
