import { type FullLanguage, type Language, ruOrEn } from './languages.ts';
import { type OrderKind, orderKinds } from './student-orders.ts';
import type { StudentState } from './student-states.ts';
import { wordKey } from './table-import-words.ts';

/** Names of the states of students, and of the orders that change them. */

type Words<K extends string> = Readonly<Record<K, Readonly<Record<FullLanguage, string>>>>;

const states: Words<StudentState> = {
  studying: { ru: 'Учится', en: 'Studying' },
  'on-leave': { ru: 'В\u00a0отпуске', en: 'On leave' },
  expelled: { ru: 'Отчислен', en: 'Expelled' },
  transferred: { ru: 'Переведён', en: 'Transferred out' },
  graduated: { ru: 'Выпускник', en: 'Graduated' },
};

const orders: Words<OrderKind> = {
  enrol: { ru: 'Зачисление', en: 'Enrolment' },
  leave: { ru: 'Академический отпуск', en: 'Academic leave' },
  return: { ru: 'Выход из\u00a0отпуска', en: 'Return from leave' },
  expel: { ru: 'Отчисление', en: 'Expulsion' },
  'transfer-out': { ru: 'Перевод в\u00a0другой университет', en: 'Transfer to another university' },
  graduate: { ru: 'Выпуск', en: 'Graduation' },
  reinstate: { ru: 'Восстановление', en: 'Reinstatement' },
};

export const stateName = (state: StudentState, language: Language): string => states[state][ruOrEn(language)];

export const orderName = (kind: OrderKind, language: Language): string => orders[kind][ruOrEn(language)];

/**
 * Prefixes of the words with which tables name orders. Longer ones come first: "перевод" alone does not determine a
 * kind.
 */
const beginnings: readonly (readonly [beginning: string, kind: OrderKind])[] = [
  ['зачисл', 'enrol'],
  ['enrol', 'enrol'],
  ['выход', 'return'],
  ['выйти', 'return'],
  ['возвращ', 'return'],
  ['return', 'return'],
  ['академ', 'leave'],
  ['отпуск', 'leave'],
  ['предоставл', 'leave'],
  ['academic leave', 'leave'],
  ['leave', 'leave'],
  ['отчисл', 'expel'],
  ['expel', 'expel'],
  ['expulsion', 'expel'],
  ['перевод в друг', 'transfer-out'],
  ['transfer to another', 'transfer-out'],
  ['transfer out', 'transfer-out'],
  ['выпуск', 'graduate'],
  ['окончан', 'graduate'],
  ['graduat', 'graduate'],
  ['восстанов', 'reinstate'],
  ['reinstat', 'reinstate'],
];

/** Parses the name of an order in a table, or its code; null when it is neither. */
export function parseOrderKind(text: string): OrderKind | null {
  const code = text.trim().toLowerCase();
  const coded = orderKinds.find((kind) => kind === code);
  const key = wordKey(text);
  return coded ?? beginnings.find(([beginning]) => key.startsWith(beginning))?.[1] ?? null;
}
