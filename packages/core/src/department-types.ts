import { type Language, ruOrEn } from './languages.ts';
import { wordKey } from './table-import-words.ts';

/** Types of departments, and the words for them in tables. */

/** 1 administration, 2 faculty, 3 chair, 4 dean's office, 5 other. */
export const departmentTypes = [1, 2, 3, 4, 5] as const;
export type DepartmentType = (typeof departmentTypes)[number];

export const isDepartmentType = (value: unknown): value is DepartmentType =>
  departmentTypes.some((type) => type === value);

const names = {
  ru: { 1: 'руководство', 2: 'факультет', 3: 'кафедра', 4: 'деканат', 5: 'другое' },
  en: { 1: 'administration', 2: 'faculty', 3: 'chair', 4: 'dean’s office', 5: 'other' },
} as const satisfies Record<'ru' | 'en', Record<DepartmentType, string>>;

/** Returns the word for a type: "кафедра". */
export const departmentTypeName = (type: DepartmentType, language: Language): string =>
  names[ruOrEn(language)][type];

/** Prefixes of the words for types; the first match wins. */
const beginnings: readonly (readonly [RegExp, DepartmentType])[] = [
  [/^(?:деканат|дэканат|dean)/, 4],
  [/^(?:кафедр|каф(?: |$)|chair)/, 3],
  [/^(?:факультет|фак(?: |$)|институт|faculty|school)|[а-я] (?:факультет|институт)$/, 2],
  [/^(?:ректорат|руководств|администрац|рэктарат|administration|rector)/, 1],
];

/** Returns the type of a department by its name: "Кафедра физики" is a chair, a library is other. */
export function departmentTypeOf(name: string): DepartmentType {
  const words = wordKey(name);
  return beginnings.find(([beginning]) => beginning.test(words))?.[1] ?? 5;
}

const others = /^(?:друг|проч|иное|отдел|центр|управлен|служб|лаборатор|библиотек|сектор|other|unit|office)/;

/** Parses the word for a type, or its number; null for any other text. */
export function parseDepartmentType(text: string): DepartmentType | null {
  const number = Number(text.trim());
  if (isDepartmentType(number)) return number;
  const type = departmentTypeOf(text);
  return type !== 5 || others.test(wordKey(text)) ? type : null;
}
