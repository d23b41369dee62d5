import { transliterate } from './transliterate.ts';

/** Derives addresses of pages, and abbreviations, from names. */

/** Longest address without the number that makes it unique. */
const MAX_ADDRESS = 90;

/** Returns a unique address: "a-novikova", otherwise "a-novikova-2" and so on. */
export function freeAddress(address: string, isTaken: (address: string) => boolean): string {
  const base = address.slice(0, MAX_ADDRESS) || 'page';
  if (!isTaken(base)) return base;
  let number = 2;
  while (isTaken(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** Returns the address of an employee's page: "a-novikova" for "Новикова Анна". */
export const personAddress = ({ lastName, firstName }: { lastName: string; firstName: string }): string =>
  [firstName.trim().slice(0, 1), lastName].map(transliterate).filter(Boolean).join('-');

/** Words that an abbreviation omits, and the one that it writes in lower case. */
const LEFT_OUT = /^(?:в|во|на|по|для|о|об|с|со|к|от|of|the|for|in|on|at)$/;

/**
 * Returns the initials of a name, "ПОИТ" for "Программное обеспечение информационных технологий"; a name of one word,
 * "Физика", is not abbreviated.
 */
export function initialsOf(name: string): string {
  const words = (name.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !LEFT_OUT.test(word.toLowerCase()));
  const [first = ''] = words;
  if (words.length < 2) return first.slice(0, 50);
  const isShort = (word: string): boolean => word.length > 1 && word === word.toUpperCase();
  return words
    .map((word) => (/^(?:и|and)$/i.test(word) ? 'и' : isShort(word) ? word : word.slice(0, 1).toUpperCase()))
    .join('')
    .slice(0, 50);
}

/** Returns an abbreviation for a department: "Каф.ПОИТ" for a chair, "ФИС" for a faculty, "Деканат ФИС" for its office. */
export function departmentAbbrev(name: string): string {
  const [, kind = '', subject = ''] = /^(кафедра|деканат)\s+(.+)/iu.exec(name.trim()) ?? [];
  if (kind === '') return initialsOf(name);
  return kind.toLowerCase() === 'кафедра' ? `Каф.${initialsOf(subject)}` : `Деканат ${initialsOf(subject)}`;
}
