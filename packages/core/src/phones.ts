/** How telephone numbers are dialled, and how a search of the phone book is read. */

/** "+375 (17) 293-10-00" as it is dialled, "+375172931000"; "" of what has no digits. */
export const dialled = (number: string): string => number.replaceAll(/[^+\d]/g, '');

/** Fewer digits would be found in nearly every number. */
const MIN_DIGITS = 3;

const digitsOf = (word: string): string => word.replaceAll(/\D/g, '');

/** The words of a search, each of which has to be found. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);

/** What of a word is looked for in numbers, however they are written; null where that is too little. */
export function digitsIn(word: string): string | null {
  const digits = digitsOf(word);
  return digits.length < MIN_DIGITS ? null : digits;
}

/** A number as the portal writes it, "+375 (17) 293-10-00", is one word; "512-4 105-1" stays two. */
export function searchOf(typed: string): string {
  const text = typed.trim();
  return /^\+[\d\s()-]+$|^[\d\s-]*\(\d+\)[\d\s-]*$/.test(text) ? text.replaceAll(/[^\d+]/g, '') : text;
}
